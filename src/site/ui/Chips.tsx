import { css } from '@emotion/react';
import type { Hue } from '../../content/data/hues';
import { below, from } from './breakpoints';
import { buttonSecondary, smallButton } from './button';
import { Span } from './elements';

interface ChipsProps<Value extends string> {
  legend: string;
  options: readonly { value: Value; label: string; count?: number | string; hue?: Hue }[];
  value: Value;
  onChange: (value: Value) => void;
}

/** A single choice as toggle buttons, each with an optional count, and a stone where it has a colour. */
export function Chips<Value extends string>({ legend, options, value, onChange }: ChipsProps<Value>) {
  return (
    <fieldset css={{ minWidth: 0, padding: 0, border: 0 }}>
      <legend css={legendStyle}>{legend}</legend>
      <div css={row}>
        {options.map((option) => (
          <button
            key={option.value}
            type="button"
            aria-pressed={option.value === value}
            data-hue={option.hue}
            css={[chip, option.count === 0 && option.value !== value && without]}
            onClick={() => onChange(option.value)}
          >
            <Span>{option.label}</Span>
            {option.count !== undefined && <span css={count}>{option.count}</span>}
          </button>
        ))}
      </div>
    </fieldset>
  );
}

/** Around chips: on phones a button opens them (`openFromMedium`). */
export const chipsInDetails = css({
  '& > summary': [buttonSecondary, smallButton, { display: 'flex', justifyContent: 'space-between', gap: 8 }],
  '&[open] > summary': { [below.medium]: { marginBlockEnd: 12 }, [from.medium]: { display: 'none' } },
});

const legendStyle = css({
  marginBlockEnd: 6,
  padding: 0,
  fontSize: 'var(--text-small)',
  fontWeight: 640,
  lineHeight: 1.4,
});

// In rows of similar width: a flex container would leave a single button on the last one.
const row = css({ marginBlockEnd: -8, textWrap: 'balance' });

const chip = css({
  display: 'inline-flex',
  alignItems: 'center',
  gap: 8,
  minHeight: 44,
  marginBlockEnd: 8,
  marginInlineEnd: 8,
  padding: '6px 14px',
  color: 'var(--ink)',
  background: 'var(--surface)',
  border: '1.5px solid var(--line-strong)',
  borderRadius: 'var(--radius-md)',
  fontSize: 'var(--text-small)',
  fontWeight: 600,
  lineHeight: 1.25,
  cursor: 'pointer',
  transition: 'background var(--fast) var(--ease), border-color var(--fast) var(--ease)',
  '&:hover': { borderColor: 'var(--ink)' },
  '&[data-hue]::before': {
    content: '""',
    inlineSize: 12,
    blockSize: 12,
    background: 'var(--hue)',
    borderRadius: '4px 4px 1px 4px',
    forcedColorAdjust: 'none',
  },
  '&[aria-pressed="true"]': {
    color: 'var(--on-fern)',
    background: 'var(--fern)',
    borderColor: 'var(--fern)',
    '&::before': { background: 'currentColor' },
    '@media print': { color: 'inherit', background: 'none' },
  },
  '@media (forced-colors: active)': {
    '&[aria-pressed="true"]': { color: 'HighlightText', background: 'Highlight', forcedColorAdjust: 'none' },
  },
});

// Still a button: what is searched for may change.
const without = css({ color: 'var(--ink3)', background: 'transparent', borderColor: 'var(--line)' });
const count = css({ minInlineSize: '2ch', marginInlineStart: -4, fontWeight: 400, textAlign: 'end' });
