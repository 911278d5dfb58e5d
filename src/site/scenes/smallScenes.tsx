import { css } from '@emotion/react';
import type { ReactElement, ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import type { SceneName } from '../../content/pages/facts';
import { Documents, Questions, RatingGaps } from './companyParts';
import { DraftTag } from './courseScenes';
import { Row, Tile } from './sceneParts';
import * as styles from './sceneStyles';

/** A part of a scene in a picture of some 320 px that is shown whole. */
function Small({ children, className }: { children: ReactNode; className?: string }) {
  return (
    <div css={styles.sceneContainer}>
      <div css={small} className={className}>
        {children}
      </div>
    </div>
  );
}

/** A need as it is said, and the part of the course that is drafted from the care homes' document. */
function DraftedPage() {
  const { t } = useTranslation(['scenes', 'screenshots']);
  return (
    <div css={[styles.sceneContainer, drafted]}>
      <span>
        {t('need.label')}
        <br />
        <b>{t('screenshots:quality.document.medication')}</b>
      </span>
      <div css={small}>
        <div css={styles.wrap}>
          <b>{t('signOff.clause')}</b>
          <DraftTag />
        </div>
        {t('signOff.text')}
        <Row css={styles.card} start={<Tile hue="gorse" text="?" />} text={t('screenshots:quality.search.question')} />
      </div>
    </div>
  );
}

// Where there is room, each question is below its figure.
const figures = css({
  '@container (min-width: 38rem)': {
    flexDirection: 'row',
    padding: '1.5em',
    '& > div': { flex: 1, flexDirection: 'column', alignItems: 'start' },
    '& > div > span': { fontSize: '2rem' },
  },
});

/** The small picture of each scene: one without it does not compile. */
export const smallScenes: Readonly<Record<SceneName, ReactElement>> = {
  aiBuilder: <DraftedPage />,
  quality: <Small children={<Documents />} />,
  reporting: <Small css={figures} children={<Questions />} />,
  review: <Small children={<RatingGaps />} />,
};

const small = css(styles.sheet, styles.stack, {
  justifyContent: 'space-between',
  padding: '.9em 1em',
  borderRadius: 'var(--radius-md)',
  fontSize: 'clamp(.8125rem, 4cqi, 1rem)',
  '@container (max-width: 15rem)': { fontSize: '.9375rem' },
});

// The need is a bubble in heather; below it, the page.
const drafted = css({
  gap: 12,
  gridTemplateRows: 'auto 1fr',
  '& > span': {
    justifySelf: 'end',
    padding: '.8em 1.1em',
    color: 'var(--surface)',
    background: 'var(--heather)',
    borderRadius: 'var(--radius-md)',
    fontSize: 'var(--text-small)',
    lineHeight: 1.4,
  },
});
