import { createContext, createElement, useContext, type ReactElement } from 'react';
import { IsEnglish } from '../i18n/EnglishContent';
import { islandTag } from './islandData';

/**
 * When an island's scripts load: as it comes near the window, or only when it is pointed at, focused or pressed; `query`:
 * at once where the address has a query, which the HTML does not know.
 */
export type Defer = 'near' | 'touch' | 'query';

/** Renders the islands of an exported page, each as a root of its own, as the browser hydrates it. */
export interface IslandRenderer {
  /** Returns the island's id and its HTML; `isEnglish` as of `IsEnglish`. */
  render(component: ReactElement, isEnglish: boolean): { readonly id: string; readonly html: string };
}

/** Given by the HTML renderer alone: the live server and tests render an island as a part of the page. */
export const IslandRendererContext = createContext<IslandRenderer | undefined>(undefined);

interface IslandProps {
  defer?: Defer;
  /** A component from a file `<Name>.island.tsx`; its props are plain data, and elements, which stay as the HTML has them. */
  children: ReactElement;
}

/** A part of the page that acts: its component is hydrated by itself (`src/site/browser/islands.ts`). */
export function Island({ defer = 'near', children }: IslandProps) {
  const renderer = useContext(IslandRendererContext);
  const isEnglish = useContext(IsEnglish);
  if (!renderer) return children;
  const { id, html } = renderer.render(children, isEnglish);
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
