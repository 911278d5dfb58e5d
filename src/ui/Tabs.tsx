import { useId, useRef, useState, type KeyboardEvent, type ReactNode } from 'react';
import { Icon } from './Icon';
import type { IconName } from './icons';
import { label as labelStyle, list, panel as panelStyle, tab as tabStyle, tabs as tabsStyle } from './tabsStyles';

interface TabsProps {
  label: string;
  tabs: readonly { id: string; label: string; icon?: IconName; panel: ReactNode }[];
  headingLevel?: 3 | 4;
}

/** Tabs that switch as focus moves (APG, automatic activation); without scripts every panel stands under its label. */
export function Tabs({ label, tabs, headingLevel = 3 }: TabsProps) {
  const [selected, setSelected] = useState(0);
  const [switched, setSwitched] = useState(false);
  const buttons = useRef<(HTMLButtonElement | null)[]>([]);
  const id = useId();
  const Label = `h${headingLevel}` as const;

  function select(index: number) {
    setSelected(index);
    setSwitched(true);
    // where the list scrolls sideways, the label that was tapped is read whole; the start is where the list snaps to
    const reveal = () => buttons.current[index]?.scrollIntoView({ block: 'nearest', inline: 'start' });
    // with the new panel in place, so that one layout serves both
    requestAnimationFrame(reveal);
  }

  function moveFocus(event: KeyboardEvent<HTMLButtonElement>) {
    const next = nextIndex(event.key, selected, tabs.length, isColumn(event.currentTarget.parentElement));
    if (next === undefined) return;
    event.preventDefault();
    select(next);
    buttons.current[next]?.focus();
  }

  return (
    <div css={tabsStyle} data-switched={switched || undefined}>
      <div role="tablist" aria-label={label} css={list} data-print="hide">
        {tabs.map((tab, index) => (
          <button
            key={tab.id}
            ref={(button) => {
              buttons.current[index] = button;
            }}
            type="button"
            role="tab"
            id={`${id}${tab.id}-tab`}
            aria-selected={index === selected}
            aria-controls={`${id}${tab.id}-panel`}
            tabIndex={index === selected ? 0 : -1}
            css={tabStyle}
            onClick={() => select(index)}
            onKeyDown={moveFocus}
          >
            {tab.icon && <Icon name={tab.icon} />}
            {tab.label}
          </button>
        ))}
      </div>
      {tabs.map((tab, index) => (
        <div
          key={tab.id}
          role="tabpanel"
          id={`${id}${tab.id}-panel`}
          aria-labelledby={`${id}${tab.id}-tab`}
          hidden={index !== selected}
          tabIndex={0}
          css={panelStyle}
        >
          <Label css={labelStyle}>{tab.label}</Label>
          {tab.panel}
        </div>
      ))}
    </div>
  );
}

function nextIndex(key: string, current: number, count: number, column: boolean): number | undefined {
  if (key === 'Home') return 0;
  if (key === 'End') return count - 1;
  if (key === (column ? 'ArrowDown' : 'ArrowRight')) return (current + 1) % count;
  if (key === (column ? 'ArrowUp' : 'ArrowLeft')) return (current - 1 + count) % count;
  return undefined;
}

// the list stands upright from 960 px: its arrow keys follow what is seen
function isColumn(tablist: HTMLElement | null): boolean {
  return tablist !== null && getComputedStyle(tablist).flexDirection === 'column';
}
