import { css } from '@emotion/react';

/** The mark of a fictional partner: a glyph of stones and the partner's name. */
export function PartnerMark({ id, name }: { id: PartnerId; name: string }) {
  return (
    <span css={mark}>
      <svg viewBox="0 0 40 40" css={glyph} aria-hidden="true">
        {glyphs[id].map(([opacity, d]) => (
          <path key={d} d={d} fill="currentColor" opacity={opacity} />
        ))}
      </svg>
      <span>{name}</span>
    </span>
  );
}

export type PartnerId = keyof typeof glyphs;

/** Opacity and path of each stone, on 40 by 40. */
const glyphs = {
  // a proof: two sheets, the front one ticked
  prawf: [
    [0.35, 'M12 2h20a6 6 0 0 1 6 6v18.5a1.5 1.5 0 0 1-1.5 1.5H34V12a6 6 0 0 0-6-6H6a6 6 0 0 1 6-4z'],
    [
      1,
      'M8 9h17a6 6 0 0 1 6 6v21.5a1.5 1.5 0 0 1-1.5 1.5H8a6 6 0 0 1-6-6V15a6 6 0 0 1 6-6zm6.5 22 12-12-3-3-9 9-4-4-3 3z',
    ],
  ],
  // a guard: a shield of four stones
  gwarchod: [
    [1, 'M9 3h9.5v16H4V8a5 5 0 0 1 5-5z'],
    [0.55, 'M21.5 3H31a5 5 0 0 1 5 5v11H21.5z'],
    [0.55, 'M4 22h14.5v15.5Q5 33 4 22z'],
    [1, 'M21.5 22H36q-1 11-14.5 15.5z'],
  ],
  // a crew: three who stand side by side
  criw: [
    [0.45, 'M2.5 14a4 4 0 1 1 8 0 4 4 0 0 1-8 0zM6 22h5v16H2.5A1.5 1.5 0 0 1 1 36.5V27a5 5 0 0 1 5-5z'],
    [
      1,
      'M15 7.5a5 5 0 1 1 10 0 5 5 0 0 1-10 0zM19 16h2a6 6 0 0 1 6 6v14.5a1.5 1.5 0 0 1-1.5 1.5H13V22a6 6 0 0 1 6-6z',
    ],
    [0.45, 'M29.5 14a4 4 0 1 1 8 0 4 4 0 0 1-8 0zM29 22h5a5 5 0 0 1 5 5v9.5a1.5 1.5 0 0 1-1.5 1.5H29z'],
  ],
  // a fort: a wall with battlements and a gate
  caer: [
    [1, 'M3 8a3 3 0 0 1 3-3h3.5v7h6V5h9v7h6V5H34a3 3 0 0 1 3 3v12H3z'],
    [
      0.55,
      'M3 23h10.5v14H6a3 3 0 0 1-3-3zM26.5 23H37v12.5a1.5 1.5 0 0 1-1.5 1.5h-9zM16.5 37v-9a3.5 3.5 0 0 1 7 0v9z',
    ],
  ],
} as const;

const mark = css({
  display: 'inline-flex',
  alignItems: 'center',
  gap: '.6em',
  color: 'var(--ink)',
  fontSize: 'var(--text-h3)',
  fontWeight: 720,
  lineHeight: 1.2,
  letterSpacing: '-.018em',
  fontVariationSettings: '"FLAR" 100',
});

const glyph = css({
  flex: 'none',
  inlineSize: '1.75em',
  blockSize: '1.75em',
  color: 'var(--hue, var(--fern))',
});
