import type { ReactNode } from 'react';
import { css } from '@emotion/react';

interface BreadcrumbsProps {
  label: string;
  /** From the home page to the current page; an item without a page has no link. */
  items: readonly { label: string; link?: ReactNode }[];
}

/** Breadcrumb navigation (ARIA APG pattern). */
export function Breadcrumbs({ label, items }: BreadcrumbsProps) {
  return (
    <nav aria-label={label}>
      <ol role="list" css={list}>
        {items.map((item, index) => (
          <li key={item.label}>
            {item.link ?? <span aria-current={index === items.length - 1 ? 'page' : undefined}>{item.label}</span>}
          </li>
        ))}
      </ol>
    </nav>
  );
}

const list = css({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  columnGap: 10,
  color: 'var(--ink2)',
  fontSize: 'var(--text-small)',
  '& > li': { display: 'flex', alignItems: 'center', gap: 10, minHeight: 44 },
  // The separator is in the item that follows, so that no line ends with one.
  '& > li:not(:first-of-type)::before': {
    flex: 'none',
    content: '""',
    width: 7,
    height: 7,
    background: 'var(--hue)',
    borderRadius: '3px 3px 1px 3px',
    forcedColorAdjust: 'none',
  },
  '& a': { display: 'inline-flex', alignItems: 'center', minHeight: 44, color: 'inherit' },
  '& a:hover': { color: 'var(--ink)' },
  '& [aria-current]': { color: 'var(--ink)', fontWeight: 600 },
});
