import { useRef, type CSSProperties } from 'react';
import { css } from '@emotion/react';

interface RangeSliderProps {
  id: string;
  /** For screen readers only. */
  label: string;
  value: number;
  min: number;
  max: number;
  step: number;
  valueText: string;
  onChange: (value: number) => void;
}

/**
 * A native range input. A finger that is laid on it changes it once it moves along it or is lifted: browsers set the value at
 * once, and leave it so where the finger scrolls the page.
 */
export function RangeSlider({ label, valueText, onChange, ...range }: RangeSliderProps) {
  const { value, min, max } = range;
  const share = Math.min(Math.max((value - min) / (max - min), 0), 1);
  const touched = useRef<{ readonly x: number; readonly y: number; value?: number }>();
  const settle = () => {
    const at = touched.current?.value;
    touched.current = undefined;
    if (at !== undefined) onChange(at);
  };
  const fill: CSSProperties & Record<'--share', number> = { '--share': share };
  return (
    <input
      type="range"
      {...range}
      aria-label={label}
      aria-valuetext={valueText}
      css={input}
      style={fill}
      onPointerDown={({ pointerType, clientX: x, clientY: y }) => {
        if (pointerType === 'touch') touched.current = { x, y };
      }}
      onPointerMove={({ clientX, clientY }) => {
        const from = touched.current;
        // The first move of a swipe comes before the browser takes it for one.
        if (from && Math.abs(clientX - from.x) > Math.abs(clientY - from.y)) settle();
      }}
      onPointerUp={settle}
      onPointerCancel={() => {
        touched.current = undefined;
      }}
      onChange={({ target: { valueAsNumber } }) => {
        if (touched.current) touched.current.value = valueAsNumber;
        else onChange(valueAsNumber);
      }}
    />
  );
}

const track = {
  height: 6,
  border: '1px solid var(--line-strong)',
  borderRadius: 6,
};

const thumb = {
  width: 30,
  height: 30,
  background: 'var(--fern)',
  border: '2px solid var(--surface)',
  borderRadius: 'var(--radius-sm)',
  boxShadow: '0 0 0 1.5px var(--fern)',
  cursor: 'grab',
  transition: 'background var(--fast) var(--ease)',
};

// The centre of a 30 px thumb.
const reached = 'calc(15px + var(--share) * (100% - 30px))';

// In forced colours the slider is the browser's own.
const drawn = {
  appearance: 'none',
  background: 'none',
  '&::-webkit-slider-runnable-track': {
    ...track,
    background: `linear-gradient(var(--fern) 0 0) 0 / ${reached} 100% no-repeat var(--sunken)`,
  },
  '[dir=rtl] &::-webkit-slider-runnable-track': { backgroundPosition: '100% 0' },
  '&::-moz-range-track': { ...track, background: 'var(--sunken)' },
  '&::-moz-range-progress': { height: 6, background: 'var(--fern)', borderRadius: 6 },
  '&::-webkit-slider-thumb': { appearance: 'none', ...thumb, marginBlockStart: -13 },
  '&::-moz-range-thumb': { boxSizing: 'border-box', ...thumb },
  '&:hover::-webkit-slider-thumb': { background: 'var(--fern-hover)' },
  '&:hover::-moz-range-thumb': { background: 'var(--fern-hover)' },
  '&:active::-webkit-slider-thumb': { cursor: 'grabbing' },
  '&:focus-visible': { outline: 'none' },
  '&:focus-visible::-webkit-slider-thumb': { outline: '3px solid var(--focus)', outlineOffset: 3 },
  '&:focus-visible::-moz-range-thumb': { outline: '3px solid var(--focus)', outlineOffset: 3 },
} as const;

const input = css({
  width: '100%',
  height: 44,
  cursor: 'pointer',
  '@media (forced-colors: none)': drawn,
});
