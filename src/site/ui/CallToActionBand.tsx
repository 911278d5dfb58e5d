import type { ReactNode } from 'react';
import { css } from '@emotion/react';
import { below, from } from './breakpoints';
import { container } from './container';
import { H2, P } from './elements';
import { ledeStyle } from './SectionHeading';

interface CallToActionBandProps {
  id: string;
  title: ReactNode;
  action: ReactNode;
  /** Shown whole, next to the words. */
  picture?: ReactNode;
  /** Shown whole, at the foot of the card. */
  drawing?: ReactNode;
  children: ReactNode;
}

/** A dark call to action with a picture, as a section of its own. */
export function CallToActionBand({ id, title, action, picture, drawing, children }: CallToActionBandProps) {
  return (
    <section aria-labelledby={id} css={band}>
      <div css={container}>
        <div data-tone="slate" css={card}>
          <div css={words}>
            <H2 id={id}>{title}</H2>
            <P css={ledeStyle}>{children}</P>
            <div css={actionRow}>{action}</div>
          </div>
          {picture && (
            <div css={beside} aria-hidden="true" data-print="hide" inert="">
              <div>{picture}</div>
            </div>
          )}
          {drawing && (
            <div css={[side, foot]} aria-hidden="true" data-print="hide">
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
  overflow: ['hidden', 'clip'],
  border: '1px solid var(--line)',
  borderRadius: 'var(--radius-xl)',
  [from.wide]: { gridAutoFlow: 'column', gridAutoColumns: 'minmax(0, 1fr)' },
  '@media print': { border: 0, borderRadius: 0 },
});

const words = css({
  display: 'grid',
  gap: 'var(--space-sm)',
  alignContent: 'center',
  padding: 'var(--space-2xl) var(--space-xl)',
  [below.medium]: { padding: 'var(--space-xl) var(--space-md)' },
  '@media print': { padding: 0 },
});

const actionRow = css({ marginBlockStart: 12 });

const side = css({
  display: 'none',
  position: 'relative',
  // The card decides the height.
  contain: 'size',
  [from.wide]: { display: 'block' },
});

const beside = css({
  display: 'none',
  [from.wide]: { display: 'grid', alignItems: 'center', padding: 'var(--space-lg) var(--space-xl)' },
  '& > div': { inlineSize: '100%', maxInlineSize: '27rem', marginInline: 'auto' },
});

// Stronger than the drawing's own styles, whichever come first.
const foot = css({
  '&& > *': {
    position: 'absolute',
    insetBlock: 'var(--space-xl) 0',
    insetInline: '0 var(--space-xl)',
    aspectRatio: 'auto',
    borderRadius: 0,
    background: 'none',
  },
});
