import { CacheProvider } from '@emotion/react';
import { createElement, useEffect, useLayoutEffect, type ComponentType, type ReactNode } from 'react';
import { hydrateRoot, type Root } from 'react-dom/client';
import { createStyles, namesOfStyles } from '../islands/createStyles';
import { islandDataId, slotTag, type IslandData } from '../islands/islandData';
import { PageRoot } from '../islands/PageRoot';
import { ErrorBoundary } from '../shell/ErrorBoundary';
import { keepFields } from './keepFields';

/** Hydrates an island; resolves when it acts. Where it fails, at first or later, its HTML stays and `onError` is called. */
export function hydrateIsland(
  island: HTMLElement,
  component: ComponentType<object>,
  onError: (error: unknown) => void,
): Promise<void> {
  page ??= readPage();
  const { data, cache, roots } = page;
  const { props, ...shared } = data;
  // Islands in it begin anew where it is shown again.
  const html = island.innerHTML.replaceAll(' data-ready=""', '');
  const kept = <div style={{ display: 'contents' }} dangerouslySetInnerHTML={{ __html: html }} />;
  const restoreFields = keepFields(island);
  const shownProps = shown(props[island.id] ?? {});
  if (!isObject(shownProps)) throw new Error(`The data of the island ${island.id} is damaged`);
  return new Promise((resolve) => {
    const root = hydrateRoot(
      island,
      <CacheProvider value={cache}>
        <PageRoot page={shared} isEnglish={'english' in island.dataset}>
          <ErrorBoundary fallback={() => kept} onError={onError}>
            <Mounted onMount={restoreFields} onReady={resolve}>
              {createElement(component, shownProps)}
            </Mounted>
          </ErrorBoundary>
        </PageRoot>
      </CacheProvider>,
      // Where a translator or an extension has changed the HTML, React renders the island anew.
      { identifierPrefix: island.id, onRecoverableError: () => undefined },
    );
    roots.add(root);
  });
}

/** Removes the islands of the page that is left. */
export function unmountIslands(): void {
  for (const root of page?.roots ?? []) root.unmount();
  page = undefined;
}

let page: ReturnType<typeof readPage> | undefined;

function readPage() {
  const data: IslandData = JSON.parse(document.getElementById(islandDataId)?.textContent ?? '');
  const { cache, hydrate } = createStyles();
  hydrate(namesOfStyles(document.getElementById('styles')?.textContent ?? ''));
  return { data, cache, roots: new Set<Root>() };
}

/** Returns props with their elements: nodes of the document with the islands in them, which React leaves alone. */
function shown(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(shown);
  if (!isObject(value)) return value;
  if (typeof value.slot === 'string') {
    const { slot: id } = value;
    let holder = document.getElementById(id);
    const adopt = (element: HTMLElement | null) => {
      if (!element || element === holder) return;
      if (holder) element.replaceChildren(...holder.childNodes);
      holder = element;
    };
    return createElement(slotTag, {
      id,
      key: id,
      ref: adopt,
      suppressHydrationWarning: true,
      dangerouslySetInnerHTML: { __html: '' },
    });
  }
  return Object.fromEntries(Object.entries(value).map(([name, one]) => [name, shown(one)]));
}

function isObject(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null;
}

interface MountedProps {
  onMount: () => void;
  /** After the first effects of what is in it, such as one that reads the address: they would undo an earlier press. */
  onReady: () => void;
  children: ReactNode;
}

function Mounted({ onMount, onReady, children }: MountedProps) {
  useLayoutEffect(() => onMount(), [onMount]);
  useEffect(() => onReady(), [onReady]);
  return children;
}
