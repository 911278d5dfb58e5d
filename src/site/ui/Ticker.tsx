import { useState, type CSSProperties } from 'react';
import { css, keyframes } from '@emotion/react';
import { from } from './breakpoints';
import { buttonOnSlate } from './button';
import { Icon } from './Icon';
import type { Hue } from './theme';

interface TickerProps {
  items: readonly { id: string; label: string; hue: Hue }[];
  label: string;
  pauseLabel: string;
  playLabel: string;
}

/**
 * A scrolling list of names that can be paused (WCAG 2.2.2); it does not move without scripts or with reduced motion.
 */
export function Ticker({ items, label, pauseLabel, playLabel }: TickerProps) {
  const [paused, setPaused] = useState(false);
  const pace: CSSProperties & Record<'--pace', string> = { '--pace': `${items.length * 5}s` };
  const names = items.map(({ id, label: name, hue }) => (
    <li key={id} data-hue={hue}>
      {name}
    </li>
  ));
  return (
    <div data-tone="slate" data-paused={paused || undefined} css={band} style={pace}>
      <div css={view}>
        <ul role="list" aria-label={label} css={track}>
          {names}
        </ul>
        <ul aria-hidden="true" css={track}>
          {names}
        </ul>
      </div>
      <button
        type="button"
        css={control}
        aria-label={paused ? playLabel : pauseLabel}
        onClick={() => setPaused(!paused)}
      >
        <Icon name="pause" />
        <Icon name="play" />
      </button>
    </div>
  );
}

const moving = '@media screen and (prefers-reduced-motion: no-preference)';

const band = css({
  display: 'flex',
  alignItems: 'center',
  gap: 16,
  minHeight: 72,
  paddingBlock: 12,
  paddingInlineEnd: 'var(--gutter)',
});

const view = css({
  display: 'flex',
  flex: 1,
  minWidth: 0,
  overflow: 'hidden',
});

const scroll = keyframes({ to: { transform: 'translateX(calc(var(--towards, -1) * 100%))' } });

const track = css({
  display: 'flex',
  flexWrap: 'wrap',
  gap: '10px 28px',
  width: '100%',
  paddingInline: 'var(--gutter)',
  fontSize: '1rem',
  fontWeight: 560,
  '[dir=rtl] &': { '--towards': 1 },
  '& > li': { display: 'flex', alignItems: 'center', gap: 12, whiteSpace: 'nowrap' },
  '& > li::before': {
    content: '""',
    width: 12,
    height: 12,
    background: 'var(--hue)',
    borderRadius: '4px 4px 1px 4px',
    forcedColorAdjust: 'none',
  },
  [from.wide]: { justifyContent: 'space-between' },
  // The copy that makes the loop seamless.
  '&[aria-hidden]': { display: 'none' },
  [moving]: {
    'html.js &': {
      display: 'flex',
      flex: 'none',
      flexWrap: 'nowrap',
      gap: 36,
      justifyContent: 'space-around',
      width: 'auto',
      minWidth: '100%',
      paddingInline: 18,
      animation: `${scroll} var(--pace) linear infinite`,
    },
    'html.js div:hover > &, html.js div:focus-within > &, html.js [data-paused] &': {
      animationPlayState: 'paused',
    },
  },
});

const control = css(buttonOnSlate, {
  display: 'none',
  [moving]: { 'html.js &': { display: 'inline-flex' } },
  flex: 'none',
  minHeight: 44,
  width: 44,
  padding: 0,
  fontSize: '1.25rem',
  '[data-paused] > & > svg:first-of-type, div:not([data-paused]) > & > svg:last-of-type': { display: 'none' },
});
