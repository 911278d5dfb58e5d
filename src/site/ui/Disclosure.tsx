import type { ReactNode } from 'react';
import { css } from '@emotion/react';
import { below } from './breakpoints';
import { Details, type DetailsProps } from './Details';
import { H3 } from './elements';

type DisclosureProps = Omit<DetailsProps, 'summary'> & { title: string; icon?: ReactNode; note?: ReactNode };

/** A card whose heading, with a note behind it such as how many, shows and hides the content below it. */
export function Disclosure({ title, icon, note, lang, children, ...details }: DisclosureProps) {
  const summary = (
    <>
      {icon}
      <H3 lang={lang}>{title}</H3>
      {note && <span>{note}</span>}
    </>
  );
  return (
    <Details {...details} summary={summary} css={box}>
      <div css={{ padding: '0 var(--space-md) var(--space-md)', color: 'var(--ink2)' }}>{children}</div>
    </Details>
  );
}

const box = css({
  background: 'var(--surface)',
  border: '1px solid var(--line)',
  borderRadius: 'var(--radius-lg)',
  '& > summary': {
    display: 'grid',
    gridTemplateColumns: 'auto minmax(0, 1fr) auto auto',
    gap: '2px 0',
    padding: 'var(--space-md)',
    borderRadius: 'inherit',
    '& > :first-child:not(h3)': { marginInlineEnd: 14 },
    '& > h3': { gridColumn: 2, fontSize: '1.125rem' },
    '& > h3 + span': {
      marginInlineStart: 16,
      color: 'var(--ink2)',
      fontSize: 'var(--text-small)',
      textAlign: 'end',
    },
    '& > svg': { gridColumn: 4, marginInlineStart: 16 },
    // On phones the note is below the heading.
    [below.small]: {
      '& > :first-child:not(h3), & > svg': { gridRow: '1 / span 2' },
      '& > h3 + span': { gridArea: '2 / 2', marginInlineStart: 0, textAlign: 'start' },
    },
  },
});
