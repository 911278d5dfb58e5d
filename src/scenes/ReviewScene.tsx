import { css } from '@emotion/react';
import { useTranslation } from 'react-i18next';
import { Icon } from '../ui/Icon';
import { Initials } from './Initials';
import { ProgressBar } from './ProgressBar';
import { tones } from '../ui/tones';
import { SceneFrame } from './SceneFrame';
import { SpiderChart } from './SpiderChart';
import * as styles from './sceneStyles';

/** A 360-degree review with goals. */
export function ReviewScene() {
  const { t } = useTranslation(['scenes', 'screenshots']);
  return (
    <SceneFrame section="appraisals" dense>
      <div css={styles.line}>
        <Initials of="RJ" tone="heather" />
        <span css={styles.grow}>
          <span css={styles.title}>{t('screenshots:review.title')}</span>
          <br css={styles.landscapeOnly} />
          <span css={[styles.muted, styles.landscapeOnly]}>{t('screenshots:review.cycle')}</span>
        </span>
        <span data-hue={tones.fern} css={[styles.tag, styles.tinted, styles.landscapeOnly]}>
          <Icon name="check" />
          {t('screenshots:review.answers', { received: 8, asked: 9 })}
        </span>
      </div>
      <div css={halves}>
        <div css={[styles.card, styles.stack, skills]}>
          <span css={[styles.strong, styles.landscapeOnly]}>{t('screenshots:review.competencies')}</span>
          <div css={legend}>
            {groups.map(({ id, colour }) => (
              <span key={id}>
                <i style={{ background: colour }} />
                {t(`screenshots:review.group.${id}`)}
              </span>
            ))}
          </div>
          <SpiderChart axes={competencies.map((id) => t(`screenshots:review.competency.${id}`))} groups={groups} />
          <div css={[styles.line, reviewers, styles.landscapeOnly]}>
            {reviewerInitials.map((initials, index) => (
              <Initials key={initials} of={initials} tone={index < 8 ? 'fern' : 'gorse'} />
            ))}
          </div>
        </div>
        <div css={styles.stack}>
          <div css={[styles.card, gapGrid, styles.landscapeOnly]}>
            <span css={[styles.strong, styles.fullRow]}>{t('screenshots:review.largest')}</span>
            {gaps.map(([competency, own, others]) => (
              <div key={competency} css={styles.subgridRow}>
                <span>{t(`screenshots:review.competency.${competency}`)}</span>
                <span css={scale}>
                  <i
                    css={span}
                    style={{
                      insetInlineStart: `${own * 20}%`,
                      inlineSize: `${(others - own) * 20}%`,
                    }}
                  />
                  <i css={[dot, ownDot]} style={{ insetInlineStart: `${own * 20}%` }} />
                  <i css={[dot, othersDot]} style={{ insetInlineStart: `${others * 20}%` }} />
                </span>
              </div>
            ))}
          </div>
          <div css={[styles.card, styles.stack, styles.landscapeOnly]}>
            <span css={styles.strong}>{t('screenshots:review.goals')}</span>
            {goals.map(([goal, value]) => (
              <div key={goal} css={styles.stack} style={{ gap: '.3em' }}>
                <div css={styles.line}>
                  <span css={styles.grow}>{t(`screenshots:review.goal.${goal}`)}</span>
                  <span css={styles.muted}>{t('percent', { value })}</span>
                </div>
                <ProgressBar done={value} open={100 - value} />
              </div>
            ))}
          </div>
          <div css={[styles.card, comment, styles.grow]}>
            <span data-hue={tones.heather} css={[styles.tag, styles.tinted]}>
              <Icon name="sparkles" />
              {t('screenshots:review.summary.label')}
            </span>
            <div>{t('screenshots:review.summary.text')}</div>
          </div>
        </div>
      </div>
      <div css={[styles.line, styles.last, styles.landscapeOnly]}>
        {steps.map(([step, state]) => (
          <span
            key={step}
            data-hue={tones[state === 'done' ? 'fern' : 'gorse']}
            css={[styles.tag, styles.grow, stepTag, state === 'done' || state === 'now' ? styles.tinted : styles.plain]}
          >
            <Icon name={state === 'done' ? 'check' : 'clock'} />
            {t(`screenshots:review.step.${step}`)}
          </span>
        ))}
      </div>
    </SceneFrame>
  );
}

const competencies = ['guests', 'team', 'foodSafety', 'shift', 'coaching', 'planning'] as const;

const groups = [
  { id: 'colleagues', colour: 'var(--estuary)', filled: true, scores: [4.7, 4.6, 4, 3.6, 4.2, 2.8] },
  { id: 'manager', colour: 'var(--gorse)', scores: [4.1, 3.5, 4.7, 3, 3.2, 3.7] },
  { id: 'self', colour: 'var(--heather)', scores: [3.8, 4.1, 4.3, 2.2, 2.6, 3.3] },
] as const;

/** Own score and the others' average, 0 to 5. */
const gaps = [
  ['shift', 2.2, 3.3],
  ['coaching', 2.6, 3.7],
  ['guests', 3.8, 4.4],
] as const;

const goals = [
  ['induction', 100],
  ['waste', 70],
  ['level3', 45],
] as const;

const reviewerInitials = ['RJ', 'SL', 'DM', 'KW', 'AB', 'TG', 'MO', 'HN', 'EP'];

const steps = [
  ['self', 'done'],
  ['feedback', 'done'],
  ['meeting', 'now'],
  ['plan', 'next'],
] as const;

const halves = css({
  display: 'grid',
  gridTemplateColumns: '1.15fr 1fr',
  gap: '.8em',
  flex: 1,
  minBlockSize: 0,
  [styles.portrait]: { grid: '1fr auto / minmax(0, 1fr)' },
});

const skills = css({ [styles.portrait]: { gap: '.4em' } });

const legend = css({
  display: 'flex',
  flexWrap: 'wrap',
  gap: '.2em 1.1em',
  color: 'var(--ink2)',
  [styles.portrait]: { columnGap: '.9em', fontSize: '.88em' },
  '& span': { display: 'inline-flex', alignItems: 'center', gap: '.45em' },
  '& i': {
    inlineSize: '.8em',
    blockSize: '.8em',
    borderRadius: '.3em .3em .08em',
    forcedColorAdjust: 'none',
  },
});

const reviewers = css({ gap: '.35em', justifyContent: 'center' });

const gapGrid = css({
  display: 'grid',
  gridTemplateColumns: 'fit-content(55%) minmax(0, 1fr)',
  gap: '.6em 1em',
});

const scale = css({
  position: 'relative',
  blockSize: '.45em',
  borderRadius: '.2em',
  background: 'var(--sunken)',
  forcedColorAdjust: 'none',
});
const span = css({ position: 'absolute', insetBlock: 0, background: 'var(--line-strong)' });
const dot = css({
  position: 'absolute',
  insetBlockStart: '-.3em',
  inlineSize: '1.05em',
  blockSize: '1.05em',
  marginInlineStart: '-.5em',
  borderRadius: '.35em .35em .1em',
});
const ownDot = css({ background: 'var(--heather)' });
const othersDot = css({ background: 'var(--estuary)' });

const comment = css({
  background: 'var(--sunken)',
  border: 0,
  display: 'grid',
  gap: '.4em',
  placeContent: 'center start',
  justifyItems: 'start',
  [styles.portrait]: { paddingBlock: '.55em' },
});
const stepTag = css({ justifyContent: 'center', padding: '.45em .6em' });
