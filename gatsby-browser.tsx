import { CacheProvider } from '@emotion/react';
import type { GatsbyBrowser } from 'gatsby';
import { lazy, startTransition, Suspense, type ComponentType, type ReactNode } from 'react';
import { createRoot, hydrateRoot } from 'react-dom/client';
import { followLinks } from './src/shell/navigation';
import { servedAsNotFound, showNotFoundInPlace } from './src/shell/notFoundInPlace';
import type { ShellProps } from './src/shell/PageShell';
import { updateScroll } from './src/shell/scrolling';
import { layOutOnceUsed } from './src/shell/start/firstFrame';
import { nextTask } from './src/shell/start/nextTask';
import { adoptStyles, createStyleCache } from './src/shell/start/styleCache';
import { tellOfPointer } from './src/shell/start/tellOfPointer';
import { hydrationBegins, hydrationEnds } from './src/ui/hydrationTurns';

const cache = createStyleCache();

// The live server shows writers' mistakes and translators' keys; a build leaves its parts out.
const LiveServer = process.env.NODE_ENV === 'development' ? lazy(() => import('./src/live/LiveServer')) : undefined;
let Shell: ComponentType<ShellProps> | undefined =
  process.env.NODE_ENV === 'development' ? lazy(() => import('./src/live/LiveShell')) : undefined;

/** Comes alive in steps short enough for a touch to be answered between them: Gatsby waits for this before it goes on. */
export const onClientEntry: GatsbyBrowser['onClientEntry'] = async () => {
  await nextTask();
  adoptStyles(cache);
  if (servedAsNotFound()) showNotFoundInPlace();
  // `?keys` leaves the address before Gatsby's live server reads it.
  if (process.env.NODE_ENV === 'development') await import('./src/live/keys/markStrings');
  if (Shell) return;
  // Gatsby asks for the same once more, and has it.
  const loading = window.___loader?.loadPage(window.location.pathname + window.location.search);
  await nextTask();
  const { createTranslator } = await import(/* webpackMode: "eager" */ './src/i18n/createTranslator');
  await nextTask();
  ({ PageShell: Shell } = await import(/* webpackMode: "eager" */ './src/shell/PageShell'));
  await nextTask();
  const page = await loading;
  if (!page?.json) return givesUp();
  await nextTask();
  createTranslator(page.json.pageContext.language, page.json.data.pageStrings, page.json.data.fallbackStrings);
  await nextTask();
};

/** The page's data did not come: it stays as it is without JavaScript (`afterPaint`), and Gatsby's part ends here. */
function givesUp(): Promise<never> {
  window.dispatchEvent(new Event('camre:failed'));
  return new Promise(() => {});
}

export const wrapRootElement: GatsbyBrowser['wrapRootElement'] = ({ element }) => (
  <CacheProvider value={cache}>
    {LiveServer ? (
      <Suspense>
        <LiveServer>{element}</LiveServer>
      </Suspense>
    ) : (
      element
    )}
  </CacheProvider>
);

/** What stands around every page; Gatsby's own (the live server's list of pages) know nothing of ours. */
export const wrapPageElement: GatsbyBrowser<
  ShellProps['data'] | null,
  ShellProps['pageContext']
>['wrapPageElement'] = ({ element, props }) =>
  // The live server shows a page once before its query has run, and again with what it brought.
  props.data === null || !Shell ? (
    <></>
  ) : 'route' in props.pageContext ? (
    <Shell pageContext={props.pageContext} data={props.data}>
      {element}
    </Shell>
  ) : (
    element
  );

/** Hydrates in small steps, so that a tap in the meantime is answered (performance.md). */
export const replaceHydrateFunction = () => (element: ReactNode, container: Element | null) => {
  if (!container) return;
  // The live server sends an empty document.
  if (container.children.length === 0) createRoot(container).render(element);
  else {
    hydrationBegins();
    startTransition(() => void hydrateRoot(container, element));
  }
};

export const onInitialClientRender: GatsbyBrowser['onInitialClientRender'] = () => {
  hydrationEnds();
  followLinks();
  layOutOnceUsed();
  // Gatsby calls from inside an effect, where React would not hydrate a part at once for the click that is done again.
  setTimeout(() => {
    window.dispatchEvent(new Event('camre:ready'));
    tellOfPointer();
    if (process.env.GATSBY_ANALYTICS_SERVICE)
      void import('./src/shell/analytics/loadAnalytics').then(({ loadAnalytics }) => loadAnalytics());
  });
};

export const onRouteUpdate: GatsbyBrowser['onRouteUpdate'] = ({ location, prevLocation }) => {
  if (process.env.GATSBY_ANALYTICS_SERVICE && prevLocation)
    void import('./src/shell/analytics/loadAnalytics').then(({ countPage }) => countPage(location.pathname));
};

/** Links are prefetched when they are pointed at, not when they are seen: a page loads what it needs and no more. */
export const disableCorePrefetching: GatsbyBrowser['disableCorePrefetching'] = () => true;

export const shouldUpdateScroll: GatsbyBrowser['shouldUpdateScroll'] = updateScroll;
