import { css } from '@emotion/react';
import type { ReactElement } from 'react';
import { useTranslation } from 'react-i18next';
import type { SceneName } from '../../content/pages/facts';
import { Icon } from '../ui/Icon';
import { documents, reviewsBySite, siteCompletion, skills, viewers } from '../samples/company';
import { AnsweredQuestions, CompletionAt, Documents, Press, RatingGaps } from './companyParts';
import { After } from './Choice';
import { Fold } from './Fold';
import { SceneFrame } from './SceneFrame';
import { Initials, LegendEntry, Row, Tag, Tile } from './sceneParts';
import * as styles from './sceneStyles';
import { SpiderChart } from './SpiderChart';

// The large pictures of the feature pages; that of the AI course builder is `AiBuilderScene`.

/** The quality management system: an answer, which opens its passage, and documents with their states, one with its approval. */
function QualityScene() {
  const { t } = useTranslation(['screenshots', 'scenes']);
  const { version, next } = documents.medication;
  const versionOf = (version: string) => t('scenes:signOff.version', { version });
  return (
    <SceneFrame
      section="documents"
      company="care"
      title={t('quality.title')}
      tags={['ISO 9001', 'ISO 14001', 'ISO 27001'].map((standard) => (
        <Tag key={standard} text={standard} css={styles.landscapeOnly} />
      ))}
    >
      <div>
        <Fold
          name="document"
          open={false}
          hue="heather"
          start={<Icon name="sparkles" hue="heather" />}
          text={t('quality.search.question')}
          note={t('quality.search.answer')}
          css={answer}
        >
          <div data-hue="gorse" css={[styles.card, passage]}>
            <After>{[t('quality.search.passage'), t('quality.version.passage')]}</After>
          </div>
          <Row
            text={<Tag hue="fern" icon="check" text={t('quality.state.approved')} />}
            note={<After>{[versionOf(version), versionOf(next)]}</After>}
          />
        </Fold>
        <Documents acts />
      </div>
    </SceneFrame>
  );
}

/** Questions, one with the people who are the answer, and completion by site. */
function ReportingScene() {
  const { t } = useTranslation('screenshots');
  return (
    <SceneFrame section="reports" title={t('reporting.title')}>
      <AnsweredQuestions />
      <b>{t('reporting.sites')}</b>
      <div css={styles.columns('1fr 1fr')}>
        {siteCompletion.map((one) => (
          <CompletionAt key={one.site} {...one} />
        ))}
      </div>
    </SceneFrame>
  );
}

/** A 360-degree review: scores by group, where others rate higher, a summary of the comments, and a course to assign. */
function ReviewScene() {
  const { t } = useTranslation(['scenes', 'screenshots', 'feature']);
  return (
    <SceneFrame
      section="appraisals"
      company="care"
      title={t('screenshots:review.title')}
      tags={
        <Tag
          hue="fern"
          icon="check"
          text={t('screenshots:review.answers', { received: 8, asked: 9 })}
          css={styles.landscapeOnly}
        />
      }
    >
      <Row start={<Initials of="RJ" hue="heather" />} text={t('screenshots:review.cycle', reviewsBySite[0])} />
      <div css={styles.columns('1.2fr 1fr')}>
        <div css={[styles.card, styles.stack]}>
          <div css={styles.wrap}>
            {viewers.map(({ id, hue }) => (
              <LegendEntry key={id} hue={hue} text={t(`screenshots:review.group.${id}`)} />
            ))}
          </div>
          <SpiderChart axes={skills.map((id) => t(`screenshots:review.competency.${id}`))} groups={viewers} />
        </div>
        <div css={styles.stack}>
          <div>
            <RatingGaps acts />
          </div>
          <div css={[styles.card, styles.stack, styles.last]}>
            <Row start={<Tag hue="heather" icon="sparkles" />} strong text={t('screenshots:review.summary.label')} />
            <span>{t('screenshots:review.summary.text')}</span>
          </div>
        </div>
      </div>
      <Row
        css={[styles.card, nextStep]}
        start={<Tile hue="gorse" icon="graduation-cap" />}
        strong
        text={t('careerPath.course.coaching')}
        end={<Press text={t('feature:tour.assign.label')} done={t('hero.assigned', { count: 1 })} />}
      />
    </SceneFrame>
  );
}

/** The picture at the top of a feature's page, in which visitors can press something; others show their small one. */
export const largeScenes: Readonly<Partial<Record<SceneName, ReactElement>>> = {
  quality: <QualityScene />,
  reporting: <ReportingScene />,
  review: <ReviewScene />,
};

/** As high as a document's three steps, so that nothing moves. */
const answer = css({
  '& > summary': { background: 'var(--hue-tint)' },
  '& > div': {
    display: 'grid',
    gridTemplateRows: 'repeat(3, minmax(2.2em, auto))',
    [styles.portrait]: { gridTemplateRows: 'repeat(3, minmax(2.8em, auto))' },
  },
});
const passage = css({
  alignContent: 'center',
  gridRow: 'span 2',
  background: 'var(--hue-tint)',
  borderColor: 'var(--hue)',
});
const nextStep = css({ flexWrap: 'wrap', '& > b': { flexBasis: '8em' } });
