import { cloneElement, createElement, isValidElement, type ReactElement } from 'react';
import type { PageContext, PageStrings } from '../../content/pageContext';
import { withLanguage } from '../i18n/withLanguage';
import { nameOf, RenderIslandContext } from './Island';
import { islandDataId, slotTag, type IslandData } from './islandData';
import { PageRoot } from './PageRoot';

/**
 * Returns what renders the islands of a page, each in the strings that its code can show alone: one that lacks a string does
 * not render. `data` then returns what the browser hydrates them with, as an element of the page.
 */
export function createIslandRenderer(
  renderRoot: (element: ReactElement, identifierPrefix: string) => string,
  currentPage: () => PageContext | undefined,
) {
  const props: Record<string, unknown> = {};
  const needed = new Set<string>();

  function render(component: ReactElement, isEnglish: boolean): { readonly id: string; readonly html: string } {
    const name = nameOf(component);
    if (!__ISLAND_STRINGS__[name])
      throw new Error(`There is no src/site/**/${name}.island.tsx for the island <${name}>`);
    needed.add(name);
    const id = `i${Object.keys(props).length}`;
    const shown = withSlots(component.props, id, (slot) => (
      <PageRoot page={withLanguage(pageContext())} links={pageContext()} isEnglish={isEnglish}>
        {slot}
      </PageRoot>
    ));
    props[id] = shown;
    const html = renderRoot(
      <RenderIslandContext.Provider value={render}>
        <PageRoot page={pageOf([name])} isEnglish={isEnglish}>
          {cloneElement(component, shown)}
        </PageRoot>
      </RenderIslandContext.Provider>,
      id,
    );
    return { id, html };
  }

  function pageContext(): PageContext {
    const page = currentPage();
    if (!page) throw new Error('An island is rendered outside of a page');
    return page;
  }

  function pageOf(names: readonly string[]): Omit<IslandData, 'props'> {
    const { route, state, numbers, dates, strings, fallbackStrings, wordBreaks, language } =
      withLanguage(pageContext());
    const shared = { route, state, numbers, dates, language, wordBreaks };
    return { ...shared, strings: ofIslands(strings, names), fallbackStrings: ofIslands(fallbackStrings, names) };
  }

  function data(): string {
    if (needed.size === 0) return '';
    const page = pageOf([...needed]);
    const texts = jsonOf([page.strings, page.fallbackStrings, props]);
    const wordBreaks = page.wordBreaks.filter((word) => texts.includes(word.replaceAll('|', '')));
    const json = jsonOf({ ...page, wordBreaks, props }).replaceAll('<', '\\u003c');
    return `<script type="application/json" id="${islandDataId}">${json}</script>`;
  }

  return { render, data };
}

/** Returns the strings that the code of these islands can show. */
function ofIslands(strings: PageStrings, names: readonly string[]): PageStrings {
  const selected: Record<string, Record<string, string>> = {};
  for (const name of names) {
    const { namespaces = [], keys = '' } = __ISLAND_STRINGS__[name] ?? {};
    const pattern = new RegExp(keys);
    for (const namespace of namespaces)
      for (const [key, text] of Object.entries(strings[namespace] ?? {}))
        if (pattern.test(key)) (selected[namespace] ??= {})[key] = text;
  }
  return selected;
}

/** Returns the props of an island with a slot around each element, which is HTML that stays. */
function withSlots(
  props: object,
  islandId: string,
  /** Gives a slot what surrounds the page: it is no part of the island. */
  inPage: (slot: ReactElement) => ReactElement,
): object {
  let count = 0;
  const map = (value: unknown, name: string): unknown => {
    if (typeof value === 'function') throw new Error(`An island cannot be given a function (${name})`);
    if (isValidElement(value)) {
      const id = `${islandId}-${count++}`;
      return createElement(slotTag, { id, key: value.key ?? id }, inPage(value));
    }
    if (Array.isArray(value)) return value.map((one, index) => map(one, `${name}[${index}]`));
    return typeof value === 'object' && value !== null ? mapEntries(value, `${name}.`) : value;
  };
  const mapEntries = (values: object, path: string): object =>
    Object.fromEntries(Object.entries(values).map(([key, one]) => [key, map(one, path + key)]));
  return mapEntries(props, '');
}

/** Returns data as the browser gets them, with the id of a slot in place of its element. */
function jsonOf(data: unknown): string {
  return JSON.stringify(data, (_, value: unknown) =>
    isValidElement<{ readonly id: string }>(value) ? { slot: value.props.id } : value,
  );
}
