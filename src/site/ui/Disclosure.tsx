import { useEffect, useRef, type ReactNode } from 'react';
import { css } from '@emotion/react';
import { below } from './breakpoints';
import { H3 } from './elements';
import { Icon } from './Icon';

interface DisclosureProps {
  title: ReactNode;
  /** What is behind the heading, such as how many. */
  note?: ReactNode;
  /** Whether it is open where there is room. */
  openFromMedium?: boolean;
  children: ReactNode;
}

/** A heading that shows and hides the content below it; it works without scripts. */
export function Disclosure({ title, note, openFromMedium = false, children }: DisclosureProps) {
  const details = useRef<HTMLDetailsElement>(null);
  useEffect(() => {
    if (openFromMedium && details.current && window.innerWidth >= phoneWidth) details.current.open = true;
  }, [openFromMedium]);
  return (
    <details ref={details} css={box}>
      <summary css={summary}>
        <H3>{title}</H3>
        {note && <span>{note}</span>}
        <Icon name="chevron-down" />
      </summary>
      <div css={content}>{children}</div>
    </details>
  );
}

/** Narrower windows have a column for phones. */
const phoneWidth = 640;

const box = css({
  background: 'var(--surface)',
  border: '1px solid var(--line)',
  borderRadius: 'var(--radius-lg)',
  '&[open] summary svg': { rotate: '180deg' },
});

const summary = css({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr) auto auto',
  alignItems: 'center',
  gap: '2px 16px',
  padding: 'var(--space-md)',
  borderRadius: 'inherit',
  cursor: 'pointer',
  listStyle: 'none',
  '&::-webkit-details-marker': { display: 'none' },
  '& h3': { fontSize: '1.125rem' },
  '& > span': { color: 'var(--ink2)', fontSize: 'var(--text-small)', textAlign: 'end' },
  '& svg': { gridColumn: 3, fontSize: '1.375rem', transition: 'rotate var(--medium) var(--ease)' },
  // On phones the note is below the heading.
  [below.small]: {
    gridTemplateColumns: 'minmax(0, 1fr) auto',
    '& > span': { gridArea: '2 / 1', textAlign: 'start' },
    '& svg': { gridArea: '1 / 2 / span 2' },
  },
});

const content = css({ padding: '0 var(--space-md) var(--space-md)', color: 'var(--ink2)' });
