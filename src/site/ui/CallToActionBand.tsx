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
  children: ReactNode;
}

/** A dark call to action as a section of its own: words, and at their end, or on phones below them, its buttons. */
export function CallToActionBand({ id, title, action, note, children }: CallToActionBandProps) {
  return (
    <section aria-labelledby={id} css={band}>
      <div css={container}>
        <div data-tone="slate" css={card}>
          <div css={text}>
            <H2 id={id}>{title}</H2>
            <P css={ledeStyle}>{children}</P>
          </div>
          <div css={acting}>
            <div css={buttonRow}>{action}</div>
            {note && <p>{note}</p>}
          </div>
        </div>
      </div>
    </section>
  );
}

// Adjacent sections on the same background share one gap.
const band = css({ paddingBlock: 'var(--section)', '[data-tone="paper"] + &': { paddingBlockStart: 0 } });

const card = css({
  display: 'grid',
  alignItems: 'center',
  gap: 'var(--space-md) var(--space-xl)',
  padding: 'var(--space-xl)',
  border: '1px solid var(--line)',
  borderRadius: 'var(--radius-xl)',
  [below.medium]: { padding: 'var(--space-lg) var(--space-md)' },
  [from.wide]: { gridTemplateColumns: 'minmax(0, 1fr) fit-content(50%)' },
  '@media print': { padding: 0, border: 0 },
});

const text = css({ display: 'grid', gap: 'var(--space-xs)', '& > p': { textWrap: 'balance' } });

const acting = css({
  display: 'grid',
  gap: 14,
  '& > p': { maxWidth: '44ch', color: 'var(--ink2)', fontSize: 'var(--text-small)', lineHeight: 1.5 },
});
