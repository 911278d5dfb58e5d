import { css } from '@emotion/react';
import type { ReactElement, ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import type { SceneName } from '../../content/pages/facts';
import { Icon } from '../ui/Icon';
import { CompletionTrends, Documents, Questions, RatingGaps, ReviewsBySite } from './companyParts';
import { CorrectiveAction } from './CorrectiveAction';
import { Assessment, DraftTag, LessonPage } from './courseParts';
import { Row, Tile } from './sceneParts';
import * as styles from './sceneStyles';
import { lessons } from './story';

/** A part of a scene in a picture of some 320 px that is shown whole. */
function Small({ children }: { children: ReactNode }) {
  return (
    <div css={styles.sceneContainer}>
      <div css={small}>{children}</div>
    </div>
  );
}

/** A need as it is said, and the page of the lesson that is drafted from it. */
function DraftedPage() {
  const { t } = useTranslation(['scenes', 'screenshots']);
  return (
    <div css={[styles.sceneContainer, drafted]}>
      <span>{t('need.text')}</span>
      <div css={small}>
        <LessonPage />
        <Row css={styles.muted} start={<Icon name="file-text" />} text={t('screenshots:aiBuilder.source.policy')} />
        <div css={styles.line}>
          {lessons.map(({ id, hue }, index) => (
            <Tile key={id} hue={hue} text={index + 1} css={styles.grow} />
          ))}
          <DraftTag />
        </div>
      </div>
    </div>
  );
}

/** The small picture of each scene: one without it does not compile. */
export const smallScenes: Readonly<Record<SceneName, ReactElement>> = {
  aiBuilder: <DraftedPage />,
  correctiveAction: <Small children={<CorrectiveAction />} />,
  learnerPhone: <Small children={<Assessment />} />,
  quality: <Small children={<Documents />} />,
  reporting: <Small children={<Questions />} />,
  review: <Small children={<RatingGaps />} />,
  reviewsOverview: <Small children={<ReviewsBySite />} />,
  trend: <Small children={<CompletionTrends />} />,
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
    maxInlineSize: '88%',
    padding: '.8em 1.1em',
    color: 'var(--surface)',
    background: 'var(--heather)',
    borderRadius: 'var(--radius-md)',
    borderEndEndRadius: 4,
    fontSize: 'var(--text-small)',
    fontWeight: 600,
    lineHeight: 1.4,
  },
});
