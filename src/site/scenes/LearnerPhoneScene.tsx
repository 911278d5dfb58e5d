import { css } from '@emotion/react';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { Icon } from '../ui/Icon';
import { Phone } from './Phone';
import { ProgressBar } from './sceneParts';
import * as styles from './sceneStyles';
import { lessons } from './story';

/** A learner’s phone with a page of the course. */
export function LearnerPhoneScene({ className, children }: { className?: string; children: ReactNode }) {
  const { t } = useTranslation('scenes');
  return (
    <Phone className={className}>
      <div css={head}>
        <b>{t('courseBuilder.title')}</b>
        <ProgressBar done={1} open={lessons.length - 1} />
      </div>
      {children}
      <div css={next}>
        <Icon name="arrow-right" />
      </div>
    </Phone>
  );
}

const head = css({ display: 'grid', gap: '.5em', color: 'var(--fern)' });

const next = css(styles.primary, {
  display: 'grid',
  placeItems: 'center',
  marginBlockStart: 'auto',
  padding: '.6em',
  borderRadius: '.8em .8em .25em',
});
