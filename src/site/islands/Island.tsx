import { createContext, createElement, useContext, type ReactElement } from 'react';
import { IsEnglish } from '../i18n/EnglishContent';
import { islandTag } from './islandData';

/**
 * When an island's scripts load: as it comes near the window, or only when it is pointed at, focused or pressed; `query`:
 * at once where the address has a query, `answers`: where the tab keeps answers to a lesson, neither of which the HTML knows.
 */
export type Defer = 'near' | 'touch' | 'query' | 'answers';

/** Renders an island as a root of its own, as browsers hydrate it: its id and HTML; `isEnglish` as of `IsEnglish`. */
type RenderIsland = (component: ReactElement, isEnglish: boolean) => { readonly id: string; readonly html: string };

/** Given by the HTML renderer alone: the live server and tests render an island as a part of the page. */
export const RenderIslandContext = createContext<RenderIsland | undefined>(undefined);

/**
 * A part of the page that acts: a component from a file `<Name>.island.tsx`, hydrated by itself (`browser/islands.ts`). Its
 * props are plain data, and elements, which stay as the HTML has them.
 */
export function Island({ defer = 'near', children }: { defer?: Defer; children: ReactElement }) {
  const render = useContext(RenderIslandContext);
  const isEnglish = useContext(IsEnglish);
  if (!render) return children;
  const { id, html } = render(children, isEnglish);
  return createElement(islandTag, {
    id,
    'data-name': nameOf(children),
    'data-defer': defer,
    'data-english': isEnglish ? '' : undefined,
    dangerouslySetInnerHTML: { __html: html },
  });
}

/** Returns the name of an element's component, which is that of its file. */
export function nameOf({ type }: ReactElement): string {
  return typeof type === 'string' ? type : type.name;
}
