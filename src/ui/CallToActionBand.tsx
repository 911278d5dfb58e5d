import type { ReactNode } from 'react';
import { css } from '@emotion/react';
import { from } from './breakpoints';
import { container } from './container';
import { ledeStyle } from './SectionHeading';

interface CallToActionBandProps {
  id: string;
  title: ReactNode;
  action: ReactNode;
  children: ReactNode;
}

/** A dark call to action with three rising steps, as a section of its own. */
export function CallToActionBand({ id, title, action, children }: CallToActionBandProps) {
  return (
    <section aria-labelledby={id} css={band}>
      <div css={container}>
        <div data-tone="slate" css={card}>
          <div css={words}>
            <h2 id={id}>{title}</h2>
            <p css={ledeStyle}>{children}</p>
            <div css={actionRow}>{action}</div>
          </div>
          <svg viewBox="0 0 300 220" css={drawing} aria-hidden="true" data-print="hide">
            <path d="M0 168q0-22 22-22h46q22 0 22 22v52H0z" fill="var(--fern)" />
            <path d="M104 106q0-22 22-22h46q22 0 22 22v114h-90z" fill="var(--gorse)" />
            <path d="M208 36q0-22 22-22h46q22 0 22 22v184h-90z" fill="var(--heather)" />
          </svg>
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
  overflow: 'clip',
  border: '1px solid var(--line)',
  borderRadius: 'var(--radius-xl)',
  [from.wide]: { gridTemplateColumns: '1fr auto', columnGap: 56 },
});

const words = css({
  display: 'grid',
  gap: 'clamp(14px, 1.6vw, 20px)',
  alignContent: 'center',
  padding: 'clamp(32px, 5.4vw, 72px) clamp(24px, 5vw, 64px)',
});

const actionRow = css({ marginBlockStart: 12 });

const drawing = css({
  display: 'none',
  alignSelf: 'end',
  inlineSize: 300,
  marginInlineEnd: 64,
  forcedColorAdjust: 'none',
  '[dir=rtl] &': { transform: 'scaleX(-1)' },
  [from.wide]: { display: 'block' },
});
