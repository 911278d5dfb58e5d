import { css } from '@emotion/react';
import { useTranslation } from 'react-i18next';
import { Icon } from '../ui/Icon';
import { Initials } from './Initials';
import { ProgressBar } from './ProgressBar';
import { tones } from '../ui/tones';
import { SceneFrame } from './SceneFrame';
import * as styles from './sceneStyles';

/** The showcase's appraisal: self-assessment and manager's assessment, and goals. */
export function AppraisalScene() {
  const { t } = useTranslation('scenes');
  return (
    <SceneFrame section="appraisals">
      <div css={styles.line}>
        <Initials of="RJ" tone="heather" />
        <span css={styles.grow}>
          <span css={styles.title}>{t('appraisal.title')}</span>
          <br />
          <span css={styles.muted}>{t('appraisal.role')}</span>
        </span>
      </div>
      <div css={[styles.card, styles.stack, scales]}>
        <div css={[styles.line, legend]}>
          <span css={[dot, self]} />
          {t('appraisal.self')}
          <span css={[dot, manager]} />
          {t('appraisal.manager')}
        </div>
        {competencies.map(([id, ownView, managersView]) => (
          <div key={id} css={styles.line}>
            <span css={styles.grow}>{t(`appraisal.competency.${id}`)}</span>
            <span css={styles.stack} style={{ gap: '.25em' }}>
              <Scale value={ownView} colour={self} />
              <Scale value={managersView} colour={manager} />
            </span>
          </div>
        ))}
      </div>
      <div css={styles.columns}>
        {goals.map(([id, done, all]) => (
          <div key={id} css={[styles.card, styles.stack]}>
            <span css={styles.strong}>{t(`appraisal.goal.${id}`)}</span>
            <span css={[styles.muted, styles.last]}>{t('appraisal.progress', { done, all })}</span>
            <ProgressBar done={done} open={all - done} />
          </div>
        ))}
      </div>
      <div css={[styles.wrap, styles.last]}>
        <span data-hue={tones.fern} css={[styles.tag, styles.tinted]}>
          <Icon name="check" />
          {t('appraisal.selfIn')}
        </span>
        <span data-hue={tones.gorse} css={[styles.tag, styles.tinted]}>
          <Icon name="calendar" />
          {t('appraisal.meeting')}
        </span>
      </div>
    </SceneFrame>
  );
}

function Scale({ value, colour }: { value: number; colour: typeof self }) {
  return (
    <span css={scale}>
      {[1, 2, 3, 4, 5].map((step) => (
        <i key={step} css={step <= value ? colour : open} />
      ))}
    </span>
  );
}

const competencies = [
  ['guests', 4, 5],
  ['team', 4, 4],
  ['foodSafety', 5, 4],
  ['shift', 2, 3],
] as const;

const goals = [
  ['induction', 1, 2],
  ['level3', 3, 4],
] as const;

const self = css({ background: 'var(--heather)' });
const manager = css({ background: 'var(--gorse)' });
const open = css({ background: 'var(--line)' });

const scales = css({ gap: '.75em', flex: '1 1 auto', justifyContent: 'space-between' });
const legend = css({
  gap: '.45em',
  fontSize: '.9em',
  color: 'var(--ink2)',
  '& :nth-of-type(2)': { marginInlineStart: '.8em' },
});
const dot = css({
  inlineSize: '.8em',
  blockSize: '.8em',
  borderRadius: '.3em .3em .08em',
  forcedColorAdjust: 'none',
});

const scale = css({
  display: 'grid',
  gridTemplateColumns: 'repeat(5, 1fr)',
  gap: '.25em',
  inlineSize: '11em',
  forcedColorAdjust: 'none',
  '& i': { blockSize: '.45em', borderRadius: '.2em .2em .06em' },
});
