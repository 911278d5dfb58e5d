import { css } from '@emotion/react';
import { useTranslation } from 'react-i18next';
import { SceneFrame } from './SceneFrame';
import { Initials, LegendEntry, ProgressBar, Row, Tag } from './sceneParts';
import { SpiderChart } from './SpiderChart';
import * as styles from './sceneStyles';

/** A 360-degree review with goals. */
export function ReviewScene() {
  const { t } = useTranslation(['scenes', 'screenshots']);
  return (
    <SceneFrame section="appraisals" dense>
      <div css={styles.line}>
        <Initials of="RJ" hue="heather" />
        <span css={styles.grow}>
          <span css={styles.title}>{t('screenshots:review.title')}</span>
          <br css={styles.landscapeOnly} />
          <span css={[styles.muted, styles.landscapeOnly]}>{t('screenshots:review.cycle')}</span>
        </span>
        <Tag
          hue="fern"
          icon="check"
          text={t('screenshots:review.answers', { received: 8, asked: 9 })}
          css={styles.landscapeOnly}
        />
      </div>
      <div css={halves}>
        <div css={[styles.card, styles.stack, skills]}>
          <b css={styles.landscapeOnly}>{t('screenshots:review.competencies')}</b>
          <div css={legend}>
            {groups.map(({ id, colour }) => (
              <LegendEntry key={id} colour={colour} text={t(`screenshots:review.group.${id}`)} />
            ))}
          </div>
          <SpiderChart axes={competencies.map((id) => t(`screenshots:review.competency.${id}`))} groups={groups} />
          <div css={[styles.line, reviewers, styles.landscapeOnly]}>
            {reviewerInitials.map((initials, index) => (
              <Initials key={initials} of={initials} hue={index < 8 ? 'fern' : 'gorse'} />
            ))}
          </div>
        </div>
        <div css={styles.stack}>
          <div css={[styles.card, gapGrid, styles.landscapeOnly]}>
            <b css={styles.fullRow}>{t('screenshots:review.largest')}</b>
            {gaps.map(([competency, own, others]) => (
              <div key={competency} css={styles.subgridRow}>
                <span>{t(`screenshots:review.competency.${competency}`)}</span>
                <span css={scale}>
                  <i css={span} style={{ insetInline: `${own * 20}% ${100 - others * 20}%` }} />
                  <i css={dot} style={{ insetInlineStart: `${own * 20}%`, background: 'var(--heather)' }} />
                  <i css={dot} style={{ insetInlineStart: `${others * 20}%`, background: 'var(--estuary)' }} />
                </span>
              </div>
            ))}
          </div>
          <div css={[styles.card, styles.stack, styles.landscapeOnly]}>
            <b>{t('screenshots:review.goals')}</b>
            {goals.map(([goal, value]) => (
              <div key={goal} css={styles.stack} style={{ gap: '.3em' }}>
                <Row text={t(`screenshots:review.goal.${goal}`)} note={t('percent', { value })} />
                <ProgressBar done={value} open={100 - value} />
              </div>
            ))}
          </div>
          <div css={[comment, styles.grow]}>
            <Tag hue="heather" icon="sparkles" text={t('screenshots:review.summary.label')} />
            <div>{t('screenshots:review.summary.text')}</div>
          </div>
        </div>
      </div>
      <div css={[styles.line, styles.last, styles.landscapeOnly]}>
        {steps.map(({ id, ...look }) => (
          <Tag key={id} {...look} text={t(`screenshots:review.step.${id}`)} css={[styles.grow, stepTag]} />
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
  { id: 'self', icon: 'check', hue: 'fern' },
  { id: 'feedback', icon: 'check', hue: 'fern' },
  { id: 'meeting', icon: 'clock', hue: 'gorse' },
  { id: 'plan', icon: 'clock' },
] as const;

const halves = css(styles.split('1.15fr 1fr', '1fr auto'), { minBlockSize: 0 });

const skills = css({ [styles.portrait]: { gap: '.4em' } });

const legend = css({
  display: 'flex',
  flexWrap: 'wrap',
  gap: '.2em 1.1em',
  color: 'var(--ink2)',
  [styles.portrait]: { columnGap: '.9em', fontSize: '.88em' },
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

const comment = css(styles.sunkenCard, {
  display: 'grid',
  gap: '.4em',
  placeContent: 'center start',
  justifyItems: 'start',
  [styles.portrait]: { paddingBlock: '.55em' },
});
const stepTag = css({ justifyContent: 'center', padding: '.45em .6em' });
