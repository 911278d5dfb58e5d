import type { ReactNode } from 'react';
import { css } from '@emotion/react';
import { Icon } from './Icon';

/** A heading that shows and hides the content below it; it works without scripts. */
export function Disclosure({ title, children }: { title: ReactNode; children: ReactNode }) {
  return (
    <details css={box}>
      <summary css={summary}>
        <h3>{title}</h3>
        <Icon name="chevron-down" />
      </summary>
      <div css={content}>{children}</div>
    </details>
  );
}

const box = css({
  background: 'var(--surface)',
  border: '1px solid var(--line)',
  borderRadius: 'var(--radius-lg)',
  '&[open] summary svg': { rotate: '180deg' },
});

const summary = css({
  display: 'flex',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: 16,
  padding: 'var(--space-md)',
  borderRadius: 'inherit',
  cursor: 'pointer',
  listStyle: 'none',
  '&::-webkit-details-marker': { display: 'none' },
  '& h3': { fontSize: '1.125rem' },
  '& svg': { flex: 'none', fontSize: '1.375rem', transition: 'rotate var(--medium) var(--ease)' },
});

const content = css({ padding: '0 var(--space-md) var(--space-md)', color: 'var(--ink2)' });
