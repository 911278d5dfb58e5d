import { css } from '@emotion/react';

/** Colours of the editor, which are the same on light and dark pages. */
export const colours = {
  ground: '#10222b',
  raised: '#1d3642',
  text: '#ffffff',
  quiet: '#cfdbe0',
  accent: '#ffd166',
  error: '#ffb4a8',
  missing: '#c2187a',
  stale: '#b45309',
} as const;

export const surface = css({
  color: colours.text,
  background: colours.ground,
  font: '14px/1.45 system-ui, sans-serif',
  '& :is(h2, h3)': { color: 'inherit', font: '600 14px/1.3 system-ui, sans-serif' },
  '& :is(ul, ol)': { padding: 0, listStyle: 'none' },
  '& :is(button, select)': {
    minHeight: 32,
    padding: '4px 10px',
    color: colours.text,
    background: colours.raised,
    border: '1px solid #6d8591',
    borderRadius: 6,
    cursor: 'pointer',
  },
  '& button:is([aria-pressed="true"], [data-main], [aria-current="true"])': {
    color: colours.ground,
    background: colours.accent,
    borderColor: colours.accent,
    fontWeight: 600,
  },
  '& a': { color: colours.accent },
  '& :is(textarea, input[type="search"])': {
    width: '100%',
    padding: '8px 10px',
    color: colours.ground,
    background: '#ffffff',
    border: 0,
    borderRadius: 6,
    font: '16px/1.45 system-ui, sans-serif',
  },
  '& textarea': { minHeight: '2.6em', maxHeight: '11em', resize: 'vertical', fieldSizing: 'content' },
  '& code': { fontSize: 12, overflowWrap: 'anywhere' },
  '& ins': { color: '#9be8b4', textUnderlineOffset: 3 },
  '& del': { color: colours.error },
  '& small': { color: colours.quiet, fontSize: 13 },
  '& :focus-visible': { outline: `3px solid ${colours.accent}`, outlineOffset: 2 },
});

export const row = css({ display: 'flex', flexWrap: 'wrap', gap: 8, alignItems: 'center' });

export const stack = css({ display: 'grid', gap: 8, alignContent: 'start', minWidth: 0 });

/** A place such as `locales/cy/home.json:47`, which a press selects as a whole. */
export const place = css({ userSelect: 'all' });
