import { css } from '@emotion/react';
import { useTranslation } from 'react-i18next';
import { GapScales } from './GapScales';
import { KeyFigure } from './KeyFigure';
import { SceneFrame } from './SceneFrame';
import { ProgressBar, Row } from './sceneParts';
import * as styles from './sceneStyles';

/** Reviews in figures: how many are done at each site, their results, and the gaps that keep coming up. */
export function ReviewsOverviewScene() {
  const { t } = useTranslation(['scenes', 'screenshots']);
  return (
    <SceneFrame section="appraisals" title={t('screenshots:review.title')} dense>
      <div css={halves}>
        <div css={styles.stack}>
          <div css={figures}>
            <KeyFigure
              hue="fern"
              value={t('percent', { value: percent(sumOf('done'), sumOf('all')) })}
              text={t('screenshots:reporting.figure.completion')}
            />
            <KeyFigure
              hue="heather"
              value={t('percent', { value: average })}
              text={t('screenshots:reporting.figure.score')}
            />
          </div>
          <div css={[styles.card, styles.stack, list]}>
            <b>{t('screenshots:reporting.completed')}</b>
            {reviews.map(({ site, done, all }) => (
              <div key={site} css={[styles.stack, entry]}>
                <Row
                  text={t(`screenshots:reporting.site.${site}`)}
                  note={t('screenshots:reporting.ofNeeded', { have: done, need: all })}
                />
                <ProgressBar done={done} open={all - done} />
              </div>
            ))}
          </div>
        </div>
        <div css={styles.stack}>
          <div css={[styles.card, styles.stack, list, styles.landscapeOnly]}>
            <b>{t('screenshots:reporting.score')}</b>
            {results.map(([competency, score]) => (
              <div key={competency} css={[styles.stack, entry]}>
                <Row text={t(`screenshots:review.competency.${competency}`)} note={t('percent', { value: score })} />
                <ProgressBar done={score} open={100 - score} />
              </div>
            ))}
          </div>
          <GapScales />
        </div>
      </div>
    </SceneFrame>
  );
}

const reviews = [
  { site: 'harbour', done: 38, all: 41 },
  { site: 'castle', done: 27, all: 32 },
  { site: 'station', done: 22, all: 29 },
  { site: 'lake', done: 12, all: 21 },
] as const;

/** Average of all answers, in percent of the best. */
const results = [
  ['guests', 88],
  ['team', 84],
  ['foodSafety', 81],
  ['planning', 62],
] as const;

const sumOf = (count: 'done' | 'all') => reviews.reduce((sum, review) => sum + review[count], 0);
const percent = (part: number, whole: number) => Math.round((part / whole) * 100);
const average = Math.round(results.reduce((sum, [, score]) => sum + score, 0) / results.length);

const figures = css({ display: 'grid', gridTemplateColumns: '1fr 1fr', gap: '.8em' });
const halves = styles.split('1fr 1fr', 'auto auto');
const list = css({ flex: 1, gap: '.6em' });
const entry = css({ flex: 1, justifyContent: 'center', gap: '.3em' });
