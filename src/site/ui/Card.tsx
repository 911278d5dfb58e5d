import type { ReactNode } from 'react';
import { css } from '@emotion/react';
import type { Hue } from './theme';

interface CardProps {
  as?: 'li' | 'div';
  hue?: Hue;
  interactive?: boolean;
  className?: string;
  children: ReactNode;
}

/** A content card; `interactive` where the link in its heading (`cardLink`) covers the whole card. */
export function Card({ as: Element = 'div', hue, interactive = false, className, children }: CardProps) {
  return (
    <Element data-hue={hue} css={interactive ? [card, lifting] : card} className={className}>
      {children}
    </Element>
  );
}

/** Stretches a card's link over the whole card. */
export const cardLink = css({
  color: 'inherit',
  textDecoration: 'none',
  '&:hover': { color: 'inherit' },
  '&::after': { content: '""', position: 'absolute', inset: 0, borderRadius: 'var(--radius-lg)' },
  '&:focus-visible': { outline: 'none' },
  '&:focus-visible::after': { outline: '3px solid var(--focus)', outlineOffset: 2 },
});

/** The “Learn more” of a card, in the card's hue. */
export const cardAction = css({
  display: 'inline-flex',
  alignItems: 'center',
  gap: 8,
  color: 'var(--hue)',
  fontSize: 'var(--text-small)',
  fontWeight: 640,
  '&:hover': { color: 'var(--hue)', textDecoration: 'underline' },
  '@media print': { display: 'none' },
});

const card = css({
  position: 'relative',
  display: 'flex',
  flexDirection: 'column',
  alignItems: 'flex-start',
  gap: 12,
  minWidth: 0,
  padding: 'var(--space-md)',
  background: 'var(--surface)',
  border: '1px solid var(--line)',
  borderRadius: 'var(--radius-lg)',
});

const lifting = css({
  transition:
    'border-color var(--fast) var(--ease), box-shadow var(--medium) var(--ease), transform var(--medium) var(--ease)',
  '&:hover, &:focus-within': { borderColor: 'var(--hue)', boxShadow: 'var(--shadow-2)' },
  '@media (hover: hover) and (prefers-reduced-motion: no-preference)': {
    '&:hover': { transform: 'translateY(-2px)' },
  },
});
