import { css } from '@emotion/react';
import type { ReactElement } from 'react';
import { useTranslation } from 'react-i18next';
import type { SceneName } from '../../content/pages/facts';
import { answers, reviewsBySite, signed, skills, viewers } from '../samples/company';
import { AnsweredQuestions, Documents, Press, RatingGaps, Signatures, SiteShares, usePassages } from './companyParts';
import { Choice, OfChosen, Said } from './Choice';
import { SceneFrame } from './SceneFrame';
import { Initials, Row, Tag, Tile } from './sceneParts';
import * as styles from './sceneStyles';
import { SpiderChart } from './SpiderChart';

// The large pictures of the feature pages; that of the AI course builder is `AiBuilderScene`.

/** The quality management system: questions, the chosen one with its answer, and documents with their states. */
function QualityScene() {
  const { t } = useTranslation(['screenshots', 'scenes']);
  const options = [
    ...usePassages(),
    {
      name: t('reporting.ask.overdue'),
      said: t('scenes:signOff.reminder'),
      shown: (
        <OfChosen name="version" isElsewhere>
          {[signed.all - signed.done, signed.all].map((need) => (
            <div key={need} css={[styles.wrap, { justifyContent: 'space-between' }]}>
              <Signatures isNext={need === signed.all} waiting={need} />
              <Press text={t('reporting.remind', { need })} done={t('reporting.reminded', { need })} />
            </div>
          ))}
        </OfChosen>
      ),
    },
  ];
  return (
    <SceneFrame
      section="documents"
      company="care"
      title={t('quality.title')}
      tags={['ISO 9001', 'ISO 14001', 'ISO 27001'].map((standard) => (
        <Tag key={standard} text={standard} css={styles.landscapeOnly} />
      ))}
      said={<Said invites of="answer" lines={options.map(({ said }) => said)} />}
    >
      <Choice name="answer" legend={t('quality.title')} options={options} css={styles.inThrees} />
      <div css={rows}>
        <Documents />
      </div>
    </SceneFrame>
  );
}

/** Questions, one with the people who are the answer, and completion by site. */
function ReportingScene() {
  const { t } = useTranslation('screenshots');
  const reminded = [t('reporting.reminded', { need: answers[0].count })];
  return (
    <SceneFrame section="reports" title={t('reporting.title')} said={<Said invites of="remind" lines={reminded} />}>
      <AnsweredQuestions />
      <b>{t('reporting.sites')}</b>
      <div css={styles.columns('1fr 1fr')}>
        <SiteShares month={5} />
      </div>
    </SceneFrame>
  );
}

/** A 360-degree review: scores by group, where others rate higher, a summary of the comments, and a course to assign. */
function ReviewScene() {
  const { t } = useTranslation(['scenes', 'screenshots', 'feature']);
  const assigned = t('hero.assigned', { count: 1 });
  const answered = t('screenshots:review.answers', { received: 8, asked: 9 });
  return (
    <SceneFrame
      section="appraisals"
      company="care"
      title={t('screenshots:review.title')}
      tags={<Tag hue="fern" icon="check" text={answered} css={styles.landscapeOnly} />}
      said={<Said invites of="assign" lines={[assigned]} />}
    >
      <Row start={<Initials of="RJ" hue="heather" />} text={t('screenshots:review.cycle', reviewsBySite[0])} />
      <div css={styles.columns('1.2fr 1fr')}>
        <div css={[styles.card, styles.stack]}>
          <div css={styles.wrap}>
            {viewers.map(({ id, hue }) => (
              <Tag key={id} hue={hue} text={t(`screenshots:review.group.${id}`)} />
            ))}
          </div>
          <SpiderChart axes={skills.map((id) => t(`screenshots:review.competency.${id}`))} groups={viewers} />
        </div>
        <div css={styles.stack}>
          <RatingGaps acts />
        </div>
        <div css={[styles.card, styles.stack]}>
          <Row start={<Tag hue="heather" icon="sparkles" />} strong text={t('screenshots:review.summary.label')} />
          <span>{t('screenshots:review.summary.text')}</span>
        </div>
        <Row
          css={[styles.card, { flexWrap: 'wrap', '& > b': { flexBasis: '8em' } }]}
          start={<Tile hue="gorse" icon="graduation-cap" />}
          strong
          text={t('careerPath.course.coaching')}
          end={<Press name="assign" text={t('feature:tour.assign.label')} done={assigned} />}
        />
      </div>
    </SceneFrame>
  );
}

/** The picture at the top of a feature's page, in which visitors can press something; others show their small one. */
export const largeScenes: Readonly<Partial<Record<SceneName, ReactElement>>> = {
  quality: <QualityScene />,
  reporting: <ReportingScene />,
  review: <ReviewScene />,
};

const rows = css(styles.ruled, { '& > * > :last-child': { minInlineSize: '6.5em' } });
