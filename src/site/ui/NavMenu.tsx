import { css } from '@emotion/react';
import type { ReactNode } from 'react';
import { menuLink } from './button';
import { Button } from './elements';
import { Icon } from './Icon';

interface NavMenuProps {
  id: string;
  label: string;
  /** How many links there are; more than six are in two columns. */
  count: number;
  /** Whether the page that is shown is of this section. */
  current?: boolean;
  /** Aligns the end of the panel with the end of the button, in place of their starts. */
  align?: 'end';
  children: ReactNode;
}

/**
 * From this width of the container on, the links of a `NavMenu` are in a panel of their own. Browsers without container
 * queries (Safari 15, Firefox 109) have the narrow form in every window.
 */
export const wideContainer = '@container (min-width: 75rem)';

/** A button that opens links (`browser/menus.ts`): 200 ms after hover, at once on click. If narrow, they are below. */
export function NavMenu({ id, label, count, current, align, children }: NavMenuProps) {
  return (
    <div css={{ position: 'relative' }} data-menu="hover">
      <Button
        type="button"
        css={navigationItem}
        data-current={current || undefined}
        aria-expanded="false"
        aria-controls={id}
      >
        {label}
        <Icon name="chevron-down" />
      </Button>
      <div id={id} data-align={align} css={panel}>
        <ul role="list" css={list} data-long={count > 6 || undefined}>
          {children}
        </ul>
      </div>
    </div>
  );
}

const link = css(menuLink, { minHeight: 48, fontSize: '1rem' });

/** A link or button of the main navigation. */
export const navigationItem = css(link, {
  width: '100%',
  background: 'none',
  border: 0,
  cursor: 'pointer',
  '&[data-current]': { fontWeight: 640 },
  '& > svg': { fontSize: '1.125rem', transition: 'transform var(--medium) var(--ease)' },
  '&[aria-expanded="true"] > svg': { transform: 'rotate(180deg)' },
  [wideContainer]: {
    position: 'relative',
    display: 'inline-flex',
    gap: 4,
    width: 'auto',
    minHeight: 44,
    padding: '8px 10px',
    color: 'var(--ink2)',
    fontWeight: 560,
    lineHeight: 1.25,
    transition: 'color var(--fast) var(--ease)',
    '&:hover, &[aria-expanded="true"]': { color: 'var(--ink)', background: 'none' },
    '&[aria-current]': { fontWeight: 560, background: 'none' },
    // The page's own link, or the button of its section.
    '&[aria-current="page"], &[data-current]': {
      color: 'var(--ink)',
      '&::after': {
        content: '""',
        position: 'absolute',
        insetInline: 10,
        insetBlockEnd: 3,
        height: 4,
        background: 'var(--gorse)',
        borderRadius: '3px 3px 1px 3px',
        forcedColorAdjust: 'none',
      },
    },
  },
});

/** Laid out while closed, so that opening causes no layout. */
const panel = css({
  display: 'none',
  padding: '0 0 8px 16px',
  '&[data-open], html:not(.js) &': { display: 'block' },
  [wideContainer]: {
    position: 'absolute',
    display: 'block',
    zIndex: 20,
    insetBlockStart: '100%',
    insetInlineStart: -12,
    width: 'max-content',
    maxWidth: 'min(40rem, 90vw)',
    // Below the header, with room for the shadow; what is longer scrolls.
    maxBlockSize: 'calc(100dvh - 6rem)',
    overflowY: 'auto',
    overscrollBehavior: 'contain',
    padding: 10,
    background: 'var(--surface)',
    border: '1px solid var(--line)',
    borderRadius: 'var(--radius-lg)',
    boxShadow: 'var(--shadow-2)',
    visibility: 'hidden',
    // Images in a closed menu (flags) are not loaded.
    contentVisibility: 'hidden',
    opacity: 0,
    transform: 'translateY(-4px)',
    transition: 'opacity var(--medium) var(--ease), transform var(--medium) var(--ease), visibility var(--medium)',
    '&[data-open], html:not(.js) :hover > &, html:not(.js) :focus-within > &': {
      visibility: 'visible',
      contentVisibility: 'visible',
      opacity: 1,
      transform: 'none',
    },
    '&[data-align="end"]': { insetInlineStart: 'auto', insetInlineEnd: -12 },
  },
});

const list = css({
  display: 'grid',
  gap: '2px 8px',
  '& a': link,
  gridTemplateColumns: 'repeat(auto-fill, minmax(min(var(--column, 15rem), 100%), 1fr))',
  [wideContainer]: {
    gridTemplateColumns: 'none',
    '&[data-long]': { gridTemplateColumns: '1fr 1fr', minWidth: '32rem' },
  },
});
