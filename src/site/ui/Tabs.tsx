import { useEffect, useId, useRef, useState, type KeyboardEvent, type ReactNode } from 'react';
import { css, keyframes } from '@emotion/react';
import { below, from } from './breakpoints';
import { H3, Span } from './elements';
import { Icon, type IconName } from './Icon';
import { useFindable } from './useFindable';

interface TabsProps {
  label: string;
  /** What the addresses of its panels begin with: `#showcase-socialFeed`. */
  name?: string;
  tabs: readonly { id: string; label: string; icon?: IconName; panel: ReactNode }[];
}

/** Tabs with automatic activation (ARIA APG); without scripts every panel is shown under its label. */
export function Tabs({ label, name, tabs }: TabsProps) {
  const [chosen, setChosen] = useState<number>();
  const selected = chosen ?? 0;
  const list = useRef<HTMLDivElement>(null);
  const ownId = useId();
  const id = name === undefined ? ownId : `${name}-`;

  // A link to a panel opens it; the browser cannot scroll to what is hidden.
  useEffect(() => {
    if (name === undefined) return;
    const openLinked = () => {
      const index = tabs.findIndex((tab) => window.location.hash === `#${name}-${tab.id}`);
      if (index < 0) return;
      setChosen(index);
      requestAnimationFrame(() => list.current?.scrollIntoView());
    };
    openLinked();
    window.addEventListener('hashchange', openLinked);
    return () => window.removeEventListener('hashchange', openLinked);
    // The tabs are the same for as long as there is a name.
  }, [name]); // eslint-disable-line react-hooks/exhaustive-deps -- their panels are new with each render

  const panelId = (tab: string) => (name === undefined ? `${id}${tab}-panel` : id + tab);

  function select(index: number) {
    setChosen(index);
    // Where the list scrolls sideways. After the new panel is rendered, so that layout runs once.
    requestAnimationFrame(() => list.current?.children[index]?.scrollIntoView({ block: 'nearest', inline: 'start' }));
  }

  function moveFocus(event: KeyboardEvent<HTMLButtonElement>) {
    const isRtl = getComputedStyle(event.currentTarget).direction === 'rtl';
    const next = nextIndex(event.key, selected, tabs.length, isRtl);
    if (next === undefined) return;
    event.preventDefault();
    select(next);
    list.current?.querySelectorAll('button')[next]?.focus();
  }

  return (
    <div css={tabsStyle} data-switched={chosen === undefined ? undefined : ''}>
      <div ref={list} role="tablist" aria-label={label} css={listStyle} data-print="hide">
        {tabs.map((tab, index) => (
          <button
            key={tab.id}
            type="button"
            role="tab"
            id={`${id}${tab.id}-tab`}
            aria-selected={index === selected}
            aria-controls={panelId(tab.id)}
            tabIndex={index === selected ? 0 : -1}
            css={tabStyle}
            onClick={({ currentTarget }) => {
              // Safari gives a clicked button no focus, and the arrow keys go on from here.
              currentTarget.focus();
              select(index);
            }}
            onKeyDown={moveFocus}
          >
            {tab.icon && <Icon name={tab.icon} />}
            <Span>{tab.label}</Span>
          </button>
        ))}
      </div>
      {tabs.map((tab, index) => (
        <Panel
          key={tab.id}
          id={panelId(tab.id)}
          tab={{ id: `${id}${tab.id}-tab`, label: tab.label }}
          isOpen={index === selected}
          onFound={() => setChosen(index)}
        >
          {tab.panel}
        </Panel>
      ))}
    </div>
  );
}

interface PanelProps {
  id: string;
  tab: { id: string; label: string };
  isOpen: boolean;
  onFound: () => void;
  children: ReactNode;
}

/** A panel, which the browser opens where its find in page finds something in it. */
function Panel({ id, tab, isOpen, onFound, children }: PanelProps) {
  const element = useFindable(isOpen, onFound);
  return (
    <div
      ref={element}
      data-findable=""
      role="tabpanel"
      id={id}
      aria-labelledby={tab.id}
      hidden={!isOpen}
      tabIndex={isOpen ? 0 : undefined}
      css={panelStyle}
    >
      <H3 css={labelStyle}>{tab.label}</H3>
      {children}
    </div>
  );
}

/** Returns the tab that a key moves to; the next one is to the left where the page is written from the right. */
function nextIndex(key: string, current: number, count: number, isRtl: boolean): number | undefined {
  if (key === 'Home') return 0;
  if (key === 'End') return count - 1;
  if (key === (isRtl ? 'ArrowLeft' : 'ArrowRight')) return (current + 1) % count;
  if (key === (isRtl ? 'ArrowRight' : 'ArrowLeft')) return (current - 1 + count) % count;
  return undefined;
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
  [below.wide]: {
    // The end of the row fades, so that one sees that it goes on.
    paddingInlineEnd: 40,
    maskImage: 'linear-gradient(to right, #000 calc(100% - 40px), transparent)',
    '[dir=rtl] &': { maskImage: 'linear-gradient(to left, #000 calc(100% - 40px), transparent)' },
  },
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
