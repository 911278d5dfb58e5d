import { css } from '@emotion/react';
import { useTranslation } from 'react-i18next';
import { reviewResults, reviewsBySite } from './company';
import { GapScales } from './GapScales';
import { KeyFigure } from './KeyFigure';
import { SceneFrame } from './SceneFrame';
import { ProgressBar, Row } from './sceneParts';
import * as styles from './sceneStyles';

/** Reviews in figures: how many are done at each site, their results, and the gaps that keep coming up. */
export function ReviewsOverviewScene() {
  const { t } = useTranslation(['scenes', 'screenshots']);
  return (
    <SceneFrame section="appraisals" title={t('nav.appraisals')} dense>
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
            {reviewsBySite.map(({ site, done, all }) => (
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
            {reviewResults.map(([competency, score]) => (
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

const sumOf = (count: 'done' | 'all') => reviewsBySite.reduce((sum, review) => sum + review[count], 0);
const percent = (part: number, whole: number) => Math.round((part / whole) * 100);
const average = Math.round(reviewResults.reduce((sum, [, score]) => sum + score, 0) / reviewResults.length);

const figures = css({ display: 'grid', gridTemplateColumns: '1fr 1fr', gap: '.8em' });
const halves = styles.split('1fr 1fr', 'auto auto');
const list = css({ flex: 1, gap: '.6em' });
const entry = css({ flex: 1, justifyContent: 'center', gap: '.3em' });
