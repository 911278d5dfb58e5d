import { useId, type ReactNode } from 'react';
import { css, keyframes } from '@emotion/react';
import { below, from } from './breakpoints';
import { H3, Span } from './elements';
import { fadingEnd } from './fadingEnd';
import { Icon, type IconName } from './Icon';

interface TabsProps {
  label: string;
  /** What the addresses of its panels begin with: `#showcase-socialFeed`. */
  name?: string;
  /** Whether panels have headings of their own. */
  titled?: boolean;
  tabs: readonly { id: string; label: string; icon?: IconName; panel: ReactNode }[];
}

/** Tabs, which `src/site/browser/tabs.ts` makes act; without scripts every panel is shown under its label. */
export function Tabs({ label, name, titled, tabs }: TabsProps) {
  const ownId = useId();
  const id = name === undefined ? ownId : `${name}-`;
  return (
    <div css={tabsStyle} data-tabs="">
      <div role="tablist" aria-label={label} css={listStyle} data-print="hide">
        {tabs.map((tab, index) => (
          <button
            key={tab.id}
            type="button"
            role="tab"
            id={`${id}${tab.id}-tab`}
            aria-selected={index === 0}
            aria-controls={id + tab.id}
            tabIndex={index === 0 ? 0 : -1}
            css={tabStyle}
          >
            {tab.icon && <Icon name={tab.icon} />}
            <Span>{tab.label}</Span>
          </button>
        ))}
      </div>
      {tabs.map((tab, index) => (
        <div
          key={tab.id}
          data-findable=""
          role="tabpanel"
          id={id + tab.id}
          aria-labelledby={`${id}${tab.id}-tab`}
          hidden={index !== 0}
          tabIndex={0}
          css={panelStyle}
        >
          <H3 hidden={titled} css={labelStyle}>
            {tab.label}
          </H3>
          {tab.panel}
        </div>
      ))}
    </div>
  );
}

/** The tab list is above the panel; it scrolls sideways where it has no room. */
const tabsStyle = css({
  display: 'flex',
  flexDirection: 'column',
  gap: 'var(--space-sm)',
  '& > *': { minWidth: 0 },
});

const listStyle = css({
  display: 'flex',
  'html:not(.js) &': { display: 'none' },
  gap: 8,
  overflowX: 'auto',
  scrollbarWidth: 'thin',
  scrollbarColor: 'var(--line-strong) transparent',
  scrollSnapType: 'x proximity',
  // Room for the focus ring inside the scroll container.
  marginBlock: -6,
  paddingBlock: 6,
  marginInline: 'calc(-1 * var(--gutter))',
  paddingInline: 'var(--gutter)',
  scrollPaddingInline: 'var(--gutter)',
  [below.wide]: fadingEnd,
  [from.wide]: { marginInline: -6, paddingInline: 6 },
});

const tabStyle = css({
  display: 'flex',
  alignItems: 'center',
  gap: 12,
  flex: 'none',
  minHeight: 48,
  padding: '8px 18px',
  color: 'var(--ink2)',
  background: 'transparent',
  border: '1.5px solid transparent',
  borderRadius: 'var(--radius-md)',
  fontWeight: 600,
  lineHeight: 1.3,
  whiteSpace: 'nowrap',
  textAlign: 'start',
  cursor: 'pointer',
  scrollSnapAlign: 'start',
  // Long labels have two lines, so that no tab is alone in a second row.
  [from.wide]: { flexShrink: 1, textWrap: 'balance', whiteSpace: 'normal' },
  transition: 'color var(--fast) var(--ease), background var(--fast) var(--ease)',
  '& > svg': { fontSize: '1.375rem' },
  // Room for a part of the next tab.
  [below.medium]: { paddingInline: 14, fontSize: 'var(--text-small)', '& > svg': { display: 'none' } },
  '&:hover': { color: 'var(--ink)', background: 'var(--sunken)' },
  '&[aria-selected="true"]': {
    color: 'var(--ink)',
    background: 'var(--surface)',
    borderColor: 'var(--fern)',
    '& > svg': { color: 'var(--fern)' },
  },
  '@media (forced-colors: active)': {
    '&[aria-selected="true"]': { color: 'Highlight', borderColor: 'Highlight' },
  },
});

const rise = keyframes({ from: { opacity: 0, transform: 'translateY(6px)' } });

const panelStyle = css({
  borderRadius: 'var(--radius-lg)',
  'html.js [data-switched] > &': { animation: `${rise} var(--slow) var(--ease)` },
  // Hidden until found, it is still a box after a gap, which the rows of a grid would keep.
  'html.js &[hidden]': { '@media screen': { marginBlockStart: 'calc(-1 * var(--space-sm))' } },
  '@media print': { breakInside: 'avoid' },
});

/** A panel's label as a heading, in print and without scripts. */
const labelStyle = css({ marginBlockEnd: 12, '@media screen': { 'html.js &': { display: 'none' } } });
