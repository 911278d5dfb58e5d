import { css } from '@emotion/react';
import { useTranslation } from 'react-i18next';
import { Exports } from './Exports';
import { KeyFigure } from './KeyFigure';
import { LineChart } from './LineChart';
import { RingChart } from './RingChart';
import { SceneFrame } from './SceneFrame';
import { LegendEntry, Row, Tag } from './sceneParts';
import * as styles from './sceneStyles';
import { figures as companyFigures, mandatory, siteCompletion } from './company';
import { skills } from './skills';

/** A dashboard with charts and exports. */
export function ReportingScene() {
  const { t } = useTranslation(['scenes', 'screenshots']);
  return (
    <SceneFrame
      section="reports"
      title={t('screenshots:reporting.title')}
      tags={
        <>
          <Tag icon="calendar" text={t('screenshots:reporting.period')} css={styles.landscapeOnly} />
          <Exports />
        </>
      }
      dense
    >
      <div css={figures}>
        {keyFigures.map(([id, value, unit, hue]) => (
          <KeyFigure
            key={id}
            hue={hue}
            value={unit ? t('percent', { value }) : value}
            text={t(`screenshots:reporting.figure.${id}`)}
            css={(id === 'score' || id === 'expiring') && styles.landscapeOnly}
          />
        ))}
      </div>
      <div css={upper}>
        <div css={[styles.card, styles.stack]}>
          <div css={trendTitle}>
            <b>{t('screenshots:reporting.trend')}</b>
            <LegendEntry colour="var(--fern)" text={t('screenshots:reporting.completed')} />
            <LegendEntry colour="var(--heather)" text={t('screenshots:reporting.score')} />
          </div>
          <LineChart series={trend} ticks={[40, 60, 80, 100]} />
        </div>
        <div css={[styles.card, styles.stack, styles.landscapeOnly]}>
          <b>{t('screenshots:reporting.states')}</b>
          <div css={[styles.line, styles.grow]}>
            <RingChart parts={states} />
            <div css={[styles.stack, styles.grow, keys]}>
              {states.map(({ id, value, colour }) => (
                <Row
                  key={id}
                  text={<LegendEntry colour={colour} text={t(`screenshots:reporting.state.${id}`)} />}
                  end={value}
                />
              ))}
            </div>
          </div>
        </div>
      </div>
      <div css={lower}>
        <div css={[styles.card, siteBars]}>
          <b css={styles.fullRow}>{t('screenshots:reporting.sites')}</b>
          {siteCompletion.map(([id, value]) => (
            <div key={id} css={[styles.subgridRow, id === 'station' && styles.landscapeOnly]}>
              <span>{t(`screenshots:reporting.site.${id}`)}</span>
              <i css={track}>
                <i style={{ inlineSize: `${value}%`, background: value < 75 ? 'var(--gorse)' : 'var(--fern)' }} />
              </i>
              <span css={end}>{t('percent', { value })}</span>
            </div>
          ))}
        </div>
        <div css={[styles.card, styles.stack, bars, styles.landscapeOnly]}>
          <b>{t('screenshots:reporting.skills')}</b>
          {skills.map(({ id, have, need }) => (
            <Row
              key={id}
              css={skill}
              text={t(`screenshots:reporting.skill.${id}`)}
              note={t('screenshots:reporting.ofNeeded', { have, need })}
              end={
                have < need ? (
                  <Tag hue="gorse" text={t('screenshots:reporting.gap', { count: need - have })} />
                ) : (
                  <Tag hue="fern" text={t('screenshots:reporting.covered')} />
                )
              }
            />
          ))}
        </div>
      </div>
    </SceneFrame>
  );
}

const keyFigures = [
  ['completion', companyFigures.completion, true, 'fern'],
  ['score', companyFigures.score, true, 'heather'],
  ['expiring', companyFigures.expiring, false, 'gorse'],
  ['overdue', companyFigures.overdue, false, 'kite'],
] as const;

/** By month: completed courses, average score. */
const trend = [
  { colour: 'var(--fern)', values: [52, 55, 61, 60, 66, 70, 69, 75, 79, 78, 84, 87] },
  { colour: 'var(--heather)', dashes: '5 4', values: [74, 76, 75, 79, 82, 81, 84, 86, 85, 88, 90, 91] },
];

const states = [
  { id: 'done', value: mandatory.done, colour: 'var(--fern)' },
  { id: 'started', value: mandatory.started, colour: 'var(--gorse)' },
  { id: 'overdue', value: mandatory.overdue, colour: 'var(--kite)' },
] as const;

const figures = css({
  display: 'grid',
  gridTemplateColumns: 'repeat(4, minmax(0, 1fr))',
  gap: '.8em',
  [styles.portrait]: { gridTemplateColumns: 'repeat(2, minmax(0, 1fr))' },
});
const upper = css(styles.split('minmax(0, 1.5fr) minmax(max-content, 1fr)', 'auto'), { flex: 'none' });
const lower = styles.split('1fr 1fr', 'auto');

const trendTitle = css(styles.wrap, { columnGap: '.9em', '& > b': { flexGrow: 1 } });
const keys = css({ gap: '.4em', fontVariantNumeric: 'tabular-nums' });

const bars = css({ gap: '.35em' });
const skill = css({ flex: 1, '& + &': { borderBlockStart: '1px solid var(--line)' } });
const siteBars = css({
  display: 'grid',
  gridTemplate: 'auto / max-content minmax(3em, 1fr) max-content',
  gridAutoRows: '1fr',
  gap: '.35em .8em',
});
const track = css({
  background: 'var(--sunken)',
  borderRadius: '.3em .3em .1em',
  forcedColorAdjust: 'none',
  '& > i': { display: 'block', blockSize: '.95em', borderRadius: 'inherit' },
});
const end = css({ textAlign: 'end', fontVariantNumeric: 'tabular-nums' });
