import { css } from '@emotion/react';
import { useTranslation } from 'react-i18next';
import * as styles from './sceneStyles';

/** The skills in which others see somebody above their own view. */
export function GapScales({ className }: { className?: string }) {
  const { t } = useTranslation('screenshots');
  return (
    <div css={[styles.card, gapGrid]} className={className}>
      <b css={styles.fullRow}>{t('review.largest')}</b>
      {gaps.map(([competency, own, others]) => (
        <div key={competency} css={styles.subgridRow}>
          <span>{t(`review.competency.${competency}`)}</span>
          <span css={scale}>
            <i css={span} style={{ insetInline: `${own * 20}% ${100 - others * 20}%` }} />
            <i css={dot} style={{ insetInlineStart: `${own * 20}%`, background: 'var(--heather)' }} />
            <i css={dot} style={{ insetInlineStart: `${others * 20}%`, background: 'var(--estuary)' }} />
          </span>
        </div>
      ))}
    </div>
  );
}

/** Own score and the others' average, 0 to 5. */
const gaps = [
  ['shift', 2.2, 3.3],
  ['coaching', 2.6, 3.7],
  ['guests', 3.8, 4.4],
] as const;

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
