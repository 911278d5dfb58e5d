import type { ReactNode } from 'react';
import { css } from '@emotion/react';
import { below, from } from './breakpoints';
import { buttonRow } from './button';
import { container } from './container';
import { H2, P } from './elements';
import { ledeStyle } from './SectionHeading';

interface CallToActionBandProps {
  id: string;
  title: ReactNode;
  /** Links styled as `buttonAccent` (first) and `buttonOnSlate`. */
  action: ReactNode;
  note?: ReactNode;
  /** Shown whole, next to the words. */
  picture?: ReactNode;
  /** Shown whole, at the foot of the card. */
  drawing?: ReactNode;
  children: ReactNode;
}

/** A dark call to action as a section of its own; without a picture its buttons are next to the words. */
export function CallToActionBand({ id, title, action, note, picture, drawing, children }: CallToActionBandProps) {
  return (
    <section aria-labelledby={id} css={band}>
      <div css={container}>
        <div data-tone="slate" css={card}>
          <div css={words}>
            <div css={text}>
              <H2 id={id}>{title}</H2>
              <P css={ledeStyle}>{children}</P>
            </div>
            <div css={acting}>
              <div css={buttonRow}>{action}</div>
              {note && <p>{note}</p>}
            </div>
          </div>
          {picture && (
            <div css={pictured} aria-hidden="true" data-print="hide" inert="">
              {picture}
            </div>
          )}
          {drawing && (
            <div css={drawn} aria-hidden="true" data-print="hide">
              {drawing}
            </div>
          )}
        </div>
      </div>
    </section>
  );
}

// Adjacent sections on the same background share one gap.
const band = css({ paddingBlock: 'var(--section)', '[data-tone="paper"] + &': { paddingBlockStart: 0 } });

const card = css({
  position: 'relative',
  display: 'grid',
  alignItems: 'center',
  gap: 'var(--space-lg) var(--space-xl)',
  padding: 'var(--space-xl)',
  overflow: 'clip',
  border: '1px solid var(--line)',
  borderRadius: 'var(--radius-xl)',
  [below.medium]: { padding: 'var(--space-xl) var(--space-md)' },
  [from.wide]: { gridTemplateColumns: 'minmax(0, 1.25fr) minmax(0, 1fr)' },
  '@media print': { padding: 0, border: 0 },
});

const text = css({ display: 'grid', gap: 'var(--space-xs)' });
const words = css(text, {
  gap: 'var(--space-md)',
  [from.wide]: {
    '&:only-child': { gridColumn: '1 / -1', gridTemplateColumns: 'inherit', alignItems: 'center' },
  },
});

const acting = css({
  display: 'grid',
  gap: 14,
  '& > p': { maxWidth: '44ch', color: 'var(--ink2)', fontSize: 'var(--text-small)', lineHeight: 1.5 },
});

const pictured = css({ display: 'none', [from.wide]: { display: 'block' }, '& > *': { maxInlineSize: '27rem' } });

// Stronger than the drawing's own styles, whichever come first.
const drawn = css({
  display: 'none',
  [from.wide]: { display: 'block' },
  '&& > *': {
    position: 'absolute',
    insetBlock: 'var(--space-xl) 0',
    insetInline: '55% var(--space-xl)',
    aspectRatio: 'auto',
    borderRadius: 0,
    background: 'none',
  },
});
