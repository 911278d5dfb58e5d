import { css } from '@emotion/react';
import { useTranslation } from 'react-i18next';
import { goalsOfRJ } from './company';
import { SceneFrame } from './SceneFrame';
import { Initials, LegendEntry, ProgressBar, Tag } from './sceneParts';
import * as styles from './sceneStyles';

/** The showcase's appraisal: self-assessment and manager's assessment, and goals. */
export function AppraisalScene() {
  const { t } = useTranslation('scenes');
  return (
    <SceneFrame section="appraisals">
      <div css={styles.line}>
        <Initials of="RJ" hue="heather" />
        <span css={styles.grow}>
          <span css={styles.title}>{t('appraisal.title')}</span>
          <br />
          <span css={styles.muted}>{t('appraisal.role')}</span>
        </span>
      </div>
      <div css={[styles.card, styles.stack, assessment, styles.flatOnPhones]}>
        <div css={[styles.line, legend]}>
          <LegendEntry colour={self} text={t('appraisal.self')} />
          <LegendEntry colour={manager} text={t('appraisal.manager')} />
        </div>
        {competencies.map(([id, ownView, managersView]) => (
          <div key={id} css={styles.line}>
            <span css={styles.grow}>{t(`appraisal.competency.${id}`)}</span>
            <span css={scales}>
              <Scale value={ownView} colour={self} />
              <Scale value={managersView} colour={manager} />
            </span>
          </div>
        ))}
      </div>
      <div css={[styles.columns, styles.flatOnPhones]}>
        {goals.map(([id, done, all]) => (
          <div key={id} css={[styles.card, styles.stack, goal]}>
            <b>{t(`appraisal.goal.${id}`)}</b>
            <span css={[styles.muted, styles.last]}>{t('appraisal.progress', { done, all })}</span>
            <ProgressBar done={done} open={all - done} />
          </div>
        ))}
      </div>
      <div css={[styles.wrap, styles.last, styles.notOnPhones]}>
        <Tag hue="fern" icon="check" text={t('appraisal.selfIn')} />
        <Tag hue="gorse" icon="calendar" text={t('appraisal.meeting')} />
      </div>
    </SceneFrame>
  );
}

function Scale({ value, colour }: { value: number; colour: string }) {
  return [1, 2, 3, 4, 5].map((step) => <i key={step} style={{ background: step <= value ? colour : 'var(--line)' }} />);
}

const competencies = [
  ['guests', 4, 5],
  ['team', 4, 4],
  ['foodSafety', 5, 4],
  ['shift', 2, 3],
] as const;

const goals = [
  ['induction', goalsOfRJ.induction.done, goalsOfRJ.induction.all],
  ['level3', goalsOfRJ.level3.done, goalsOfRJ.level3.all],
] as const;

const self = 'var(--heather)';
const manager = 'var(--gorse)';

const assessment = css({ gap: '.75em', flex: '1 1 auto', justifyContent: 'space-between' });
const legend = css({ flexWrap: 'wrap', gap: '0 1.25em', fontSize: styles.small, color: 'var(--ink2)' });
const goal = css({ [styles.phone]: { '& + &': { display: 'none' } } });

const scales = css({
  display: 'grid',
  gridTemplateColumns: 'repeat(5, 1fr)',
  gap: '.25em',
  inlineSize: '11em',
  [styles.phone]: { inlineSize: '8em' },
  forcedColorAdjust: 'none',
  '& i': { blockSize: '.45em', borderRadius: '.2em .2em .06em' },
});
