import type { ReactNode } from 'react';
import { css } from '@emotion/react';
import { from } from './breakpoints';
import { buttonRow } from './button';
import { H2, P } from './elements';
import { ledeStyle } from './SectionHeading';

interface CallToActionCardProps {
  /** The id of the heading, which labels the section around the card. */
  id: string;
  title: ReactNode;
  text: ReactNode;
  /** Links styled as `buttonAccent` (first) and `buttonOnSlate`. */
  actions: ReactNode;
  note?: ReactNode;
}

/** A dark call to action: heading and text on one side, buttons on the other. */
export function CallToActionCard({ id, title, text, actions, note }: CallToActionCardProps) {
  return (
    <div data-tone="slate" css={card}>
      <div css={words}>
        <H2 id={id}>{title}</H2>
        <P css={lede}>{text}</P>
      </div>
      <div css={actionColumn}>
        <div css={buttonRow}>{actions}</div>
        {note && <p css={small}>{note}</p>}
      </div>
    </div>
  );
}

const card = css({
  display: 'grid',
  gap: 'var(--space-xl)',
  alignItems: 'center',
  padding: 'var(--space-xl)',
  border: '1px solid var(--line)',
  borderRadius: 'var(--radius-xl)',
  [from.wide]: { gridTemplateColumns: 'minmax(0, 1.25fr) minmax(0, 1fr)' },
  '@media print': { padding: 0, border: 0 },
});

const words = css({ display: 'grid', gap: 'var(--space-xs)' });
const lede = css(ledeStyle, { maxWidth: '52ch' });
const actionColumn = css({ display: 'grid', gap: 14, [from.wide]: { justifyItems: 'start', justifySelf: 'end' } });
const small = css({ maxWidth: '44ch', color: 'var(--ink2)', fontSize: 'var(--text-small)', lineHeight: 1.5 });
