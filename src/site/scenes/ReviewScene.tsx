import { css } from '@emotion/react';
import { useTranslation } from 'react-i18next';
import { goalsOfRJ } from './company';
import { GapScales } from './GapScales';
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
          <GapScales css={styles.landscapeOnly} />
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

function percent({ done, all }: { done: number; all: number }): number {
  return Math.round((done / all) * 100);
}

const goals = [
  ['induction', percent(goalsOfRJ.induction)],
  ['waste', goalsOfRJ.waste],
  ['level3', percent(goalsOfRJ.level3)],
] as const;

const reviewerInitials = ['RJ', 'SL', 'DM', 'KW', 'AB', 'TG', 'MO', 'HN', 'EP'];

const steps = [
  { id: 'self', icon: 'check', hue: 'fern' },
  { id: 'feedback', icon: 'check', hue: 'fern' },
  { id: 'meeting', icon: 'clock', hue: 'gorse' },
  { id: 'plan', icon: 'clock' },
] as const;

const halves = css(styles.split('1.3fr 1fr', '1fr auto'), { minBlockSize: 0 });

const skills = css({ [styles.portrait]: { gap: '.4em' } });

const legend = css({
  display: 'flex',
  flexWrap: 'wrap',
  gap: '.2em 1.1em',
  color: 'var(--ink2)',
  [styles.portrait]: { columnGap: '.9em', fontSize: styles.small },
});

const reviewers = css({ gap: '.25em', justifyContent: 'space-between' });

const comment = css(styles.sunkenCard, {
  display: 'grid',
  gap: '.4em',
  placeContent: 'center start',
  justifyItems: 'start',
  [styles.portrait]: { paddingBlock: '.55em' },
});
const stepTag = css({ justifyContent: 'center', padding: '.45em .6em' });
