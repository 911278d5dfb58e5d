import { useId, useRef, useState, type KeyboardEvent, type ReactNode } from 'react';
import { Icon } from './Icon';
import type { IconName } from './icons';
import { label as labelStyle, list, panel as panelStyle, tab as tabStyle, tabs as tabsStyle } from './tabsStyles';

interface TabsProps {
  label: string;
  tabs: readonly { id: string; label: string; icon?: IconName; panel: ReactNode }[];
  headingLevel?: 3 | 4;
}

/** Tabs with automatic activation (ARIA APG); without scripts every panel is shown under its label. */
export function Tabs({ label, tabs, headingLevel = 3 }: TabsProps) {
  const [selected, setSelected] = useState(0);
  const [switched, setSwitched] = useState(false);
  const buttons = useRef<(HTMLButtonElement | null)[]>([]);
  const id = useId();
  const Label = `h${headingLevel}` as const;

  function select(index: number) {
    setSelected(index);
    setSwitched(true);
    // Where the list scrolls sideways, the selected tab scrolls into view.
    const reveal = () => buttons.current[index]?.scrollIntoView({ block: 'nearest', inline: 'start' });
    // After the new panel is rendered, so that layout runs once.
    requestAnimationFrame(reveal);
  }

  function moveFocus(event: KeyboardEvent<HTMLButtonElement>) {
    const next = nextIndex(event.key, selected, tabs.length);
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

function nextIndex(key: string, current: number, count: number): number | undefined {
  if (key === 'Home') return 0;
  if (key === 'End') return count - 1;
  if (key === 'ArrowRight') return (current + 1) % count;
  if (key === 'ArrowLeft') return (current - 1 + count) % count;
  return undefined;
}
