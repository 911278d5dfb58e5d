import { css } from '@emotion/react';
import { useTranslation } from 'react-i18next';
import { Icon } from '../ui/Icon';
import { LessonPage } from './LessonPage';
import { ProgressBar } from './sceneParts';
import * as styles from './sceneStyles';
import { lessons } from './story';

/** A learner’s phone with the first lesson of the course. */
export function LearnerPhoneScene({ className }: { className?: string }) {
  const { t } = useTranslation('scenes');
  return (
    <div css={phone} className={className}>
      <div css={screen}>
        <div css={head}>
          <b>{t('courseBuilder.title')}</b>
          <ProgressBar done={1} open={lessons.length - 1} />
        </div>
        <LessonPage />
        <div css={next}>
          <Icon name="arrow-right" />
        </div>
      </div>
    </div>
  );
}

const phone = css({
  boxSizing: 'border-box',
  inlineSize: '21em',
  maxInlineSize: '100%',
  padding: '.55em',
  color: 'var(--ink)',
  background: 'var(--ink2)',
  borderRadius: '2em 2em .7em',
  fontSize: 'min(.8125rem, 6cqi)',
  lineHeight: 1.4,
  textWrap: 'pretty',
});

const screen = css(styles.stack, {
  gap: '.75em',
  padding: '1.1em 1em 1em',
  background: 'var(--surface)',
  borderRadius: '1.5em 1.5em .4em',
  blockSize: '100%',
});

const head = css({ display: 'grid', gap: '.5em', color: 'var(--fern)' });

const next = css(styles.primary, {
  display: 'grid',
  placeItems: 'center',
  marginBlockStart: 'auto',
  padding: '.6em',
  borderRadius: '.8em .8em .25em',
});
