import { css } from '@emotion/react';

interface LevelIndicatorProps {
  step: 1 | 2 | 3;
  label: string;
}

/** A course's level as one to three rising bars and a word. */
export function LevelIndicator({ step, label }: LevelIndicatorProps) {
  return (
    <span css={level}>
      <span css={bars} aria-hidden="true">
        {[1, 2, 3].map((bar) => (
          <span key={bar} data-reached={bar <= step || undefined} />
        ))}
      </span>
      {label}
    </span>
  );
}

const level = css({ display: 'inline-flex', alignItems: 'center', gap: 8, fontSize: 'var(--text-small)' });

const bars = css({
  display: 'inline-flex',
  alignItems: 'flex-end',
  gap: 2,
  '& > span': {
    width: 7,
    height: 6,
    border: '1.5px solid var(--line-strong)',
    borderRadius: '3px 3px 1px 3px',
  },
  '& > span:nth-of-type(2)': { height: 10 },
  '& > span:nth-of-type(3)': { height: 14 },
  '& > [data-reached]': { background: 'var(--hue)', borderColor: 'var(--hue)', forcedColorAdjust: 'none' },
  '@media (forced-colors: active)': {
    '& > [data-reached]': { background: 'CanvasText', borderColor: 'CanvasText' },
  },
});
