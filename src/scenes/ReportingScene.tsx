import { css } from '@emotion/react';
import { useTranslation } from 'react-i18next';
import { Icon } from '../ui/Icon';
import { LineChart } from './LineChart';
import { RingChart } from './RingChart';
import { tones } from '../ui/tones';
import { SceneFrame } from './SceneFrame';
import * as styles from './sceneStyles';

/** A dashboard with charts and exports. */
export function ReportingScene() {
  const { t } = useTranslation(['scenes', 'screenshots']);
  return (
    <SceneFrame section="reports" dense>
      <div css={styles.line}>
        <span css={[styles.grow, styles.title]}>{t('screenshots:reporting.title')}</span>
        <span css={[styles.tag, styles.plain, styles.landscapeOnly]}>
          <Icon name="calendar" />
          {t('screenshots:reporting.period')}
        </span>
        {formats.map((format) => (
          <span key={format} css={[styles.tag, download, format !== 'PDF' && styles.landscapeOnly]}>
            <Icon name="download" />
            {format}
          </span>
        ))}
      </div>
      <div css={figures}>
        {keyFigures.map(([id, value, unit, tone]) => (
          <div
            key={id}
            data-hue={tones[tone]}
            css={[styles.card, styles.tinted, figure, (id === 'score' || id === 'expiring') && styles.landscapeOnly]}
          >
            <span css={number}>{unit ? t('percent', { value }) : value}</span>
            <span>{t(`screenshots:reporting.figure.${id}`)}</span>
          </div>
        ))}
      </div>
      <div css={upper}>
        <div css={[styles.card, styles.stack]}>
          <div css={styles.line}>
            <span css={[styles.grow, styles.strong]}>{t('screenshots:reporting.trend')}</span>
            <Key colour="var(--fern)" text={t('screenshots:reporting.completed')} />
            <Key colour="var(--heather)" text={t('screenshots:reporting.score')} />
          </div>
          <LineChart series={trend} ticks={[40, 60, 80, 100]} />
        </div>
        <div css={[styles.card, styles.stack, styles.landscapeOnly]}>
          <span css={styles.strong}>{t('screenshots:reporting.states')}</span>
          <div css={[styles.line, styles.grow]}>
            <RingChart parts={states} />
            <div css={[styles.stack, styles.grow, keys]}>
              {states.map(({ id, value, colour }) => (
                <div key={id} css={styles.line}>
                  <span css={styles.grow}>
                    <Key colour={colour} text={t(`screenshots:reporting.state.${id}`)} />
                  </span>
                  {value}
                </div>
              ))}
            </div>
          </div>
        </div>
      </div>
      <div css={lower}>
        <div css={[styles.card, siteBars]}>
          <span css={[styles.strong, styles.fullRow]}>{t('screenshots:reporting.sites')}</span>
          {sites.map(([id, value]) => (
            <div key={id} css={[styles.subgridRow, id === 'station' && styles.landscapeOnly]}>
              <span>{t(`screenshots:reporting.site.${id}`)}</span>
              <i css={track}>
                <i css={value < 75 ? behind : onTime} style={{ inlineSize: `${value}%` }} />
              </i>
              <span css={end}>{t('percent', { value })}</span>
            </div>
          ))}
        </div>
        <div css={[styles.card, styles.stack, bars, styles.landscapeOnly]}>
          <span css={styles.strong}>{t('screenshots:reporting.skills')}</span>
          {skills.map(([id, have, need]) => (
            <div key={id} css={[styles.line, spread, row]}>
              <span css={styles.grow}>{t(`screenshots:reporting.skill.${id}`)}</span>
              <span css={styles.muted}>{t('screenshots:reporting.ofNeeded', { have, need })}</span>
              <span data-hue={tones[have < need ? 'gorse' : 'fern']} css={[styles.tag, styles.tinted]}>
                {have < need
                  ? t('screenshots:reporting.gap', { count: need - have })
                  : t('screenshots:reporting.covered')}
              </span>
            </div>
          ))}
        </div>
      </div>
    </SceneFrame>
  );
}

function Key({ colour, text }: { colour: string; text: string }) {
  return (
    <span css={key}>
      <i style={{ background: colour }} />
      {text}
    </span>
  );
}

const formats = ['PDF', 'Excel', 'CSV'];

const keyFigures = [
  ['completion', 87, true, 'fern'],
  ['score', 91, true, 'heather'],
  ['expiring', 9, false, 'gorse'],
  ['overdue', 12, false, 'kite'],
] as const;

/** By month: completed courses, average score. */
const trend = [
  { colour: 'var(--fern)', values: [52, 55, 61, 60, 66, 70, 69, 75, 79, 78, 84, 87] },
  { colour: 'var(--heather)', dashes: '5 4', values: [74, 76, 75, 79, 82, 81, 84, 86, 85, 88, 90, 91] },
];

const states = [
  { id: 'done', value: 208, colour: 'var(--fern)' },
  { id: 'started', value: 20, colour: 'var(--gorse)' },
  { id: 'overdue', value: 12, colour: 'var(--kite)' },
] as const;

const sites = [
  ['harbour', 94],
  ['castle', 88],
  ['station', 81],
  ['lake', 72],
] as const;

const skills = [
  ['firstAid', 14, 16],
  ['level3', 6, 6],
  ['licence', 5, 8],
  ['fireMarshal', 9, 12],
] as const;

const download = css({ border: '1px solid var(--line-strong)', color: 'var(--ink)' });

const figures = css({
  display: 'grid',
  gridTemplateColumns: 'repeat(4, minmax(0, 1fr))',
  gap: '.8em',
  [styles.portrait]: { gridTemplateColumns: 'repeat(2, minmax(0, 1fr))' },
});
const figure = css({ border: 0, display: 'grid', padding: '.5em .85em .6em' });
const number = css({
  fontSize: '1.7em',
  fontWeight: 720,
  lineHeight: 1.15,
  letterSpacing: '-.02em',
});

const upper = css({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1.5fr) minmax(max-content, 1fr)',
  gap: '.8em',
  [styles.portrait]: { gridTemplateColumns: 'minmax(0, 1fr)' },
});
const lower = css({
  display: 'grid',
  gridTemplateColumns: '1fr 1fr',
  gap: '.8em',
  flex: 1,
  [styles.portrait]: { gridTemplateColumns: 'minmax(0, 1fr)' },
});

const key = css({
  display: 'flex',
  alignItems: 'center',
  gap: '.45em',
  '& i': {
    inlineSize: '.75em',
    blockSize: '.75em',
    borderRadius: '.28em .28em .08em',
    forcedColorAdjust: 'none',
  },
});

const keys = css({ gap: '.4em', fontVariantNumeric: 'tabular-nums' });

const bars = css({ gap: '.35em' });
const spread = css({ flex: 1 });
const row = css({ '& + &': { borderBlockStart: '1px solid var(--line)' } });
const siteBars = css({
  display: 'grid',
  gridTemplate: 'auto / max-content minmax(6em, 1fr) max-content',
  gridAutoRows: '1fr',
  gap: '.35em .8em',
});
const track = css({
  display: 'block',
  background: 'var(--sunken)',
  borderRadius: '.3em .3em .1em',
  forcedColorAdjust: 'none',
});
const bar = css({ display: 'block', blockSize: '.95em', borderRadius: '.3em .3em .1em' });
const onTime = css(bar, { background: 'var(--fern)' });
const behind = css(bar, { background: 'var(--gorse)' });
const end = css({ textAlign: 'end', fontVariantNumeric: 'tabular-nums' });
