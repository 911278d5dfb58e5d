import { CacheProvider } from '@emotion/react';
import type { GatsbyBrowser } from 'gatsby';
import { lazy, startTransition, Suspense, type ReactNode } from 'react';
import { createRoot, hydrateRoot } from 'react-dom/client';
import { followLinks } from './src/shell/navigation';
import { servedAsNotFound, showNotFoundInPlace } from './src/shell/notFoundInPlace';
import { PageShell, type ShellProps } from './src/shell/PageShell';
import { createStyleCache, restoreStyleIds } from './src/shell/start/styleCache';

restoreStyleIds();
const cache = createStyleCache();

export const onClientEntry: GatsbyBrowser['onClientEntry'] = () => {
  if (servedAsNotFound()) showNotFoundInPlace();
};

export const wrapRootElement: GatsbyBrowser['wrapRootElement'] = ({ element }) => (
  <CacheProvider value={cache}>{process.env.NODE_ENV === 'development' ? withLiveServerStyles(element) : element}</CacheProvider>
);

/** The live server's documents lack what the build puts into the HTML. A build leaves this out. */
function withLiveServerStyles(element: ReactNode) {
  const LiveServerStyles = lazy(() => import('./src/shell/start/LiveServerStyles'));
  return (
    <Suspense>
      <LiveServerStyles />
      {element}
    </Suspense>
  );
}

/** What stands around every page; Gatsby's own (the live server's list of pages) know nothing of ours. */
export const wrapPageElement: GatsbyBrowser<ShellProps['data'], ShellProps['pageContext']>['wrapPageElement'] = ({ element, props }) =>
  'route' in props.pageContext ? (
    <PageShell pageContext={props.pageContext} data={props.data}>
      {element}
    </PageShell>
  ) : (
    element
  );

/** Hydrates in small steps, so that a tap in the meantime is answered (performance.md). */
export const replaceHydrateFunction = () => (element: ReactNode, container: Element | null) => {
  if (!container) return;
  // The live server sends an empty document.
  if (container.children.length === 0) createRoot(container).render(element);
  else startTransition(() => void hydrateRoot(container, element));
};

export const onInitialClientRender: GatsbyBrowser['onInitialClientRender'] = () => {
  followLinks();
  window.dispatchEvent(new Event('camre:ready'));
};

/** Links are prefetched when they are pointed at, not when they are seen: a page loads what it needs and no more. */
export const disableCorePrefetching: GatsbyBrowser['disableCorePrefetching'] = () => true;

/** To the top whenever the path changes; a fragment, or another query of the same page, keeps its place (section 2). */
export const shouldUpdateScroll: GatsbyBrowser['shouldUpdateScroll'] = ({ routerProps: { location }, prevRouterProps }) => {
  if (location.hash) return true;
  return prevRouterProps && prevRouterProps.location.pathname === location.pathname ? false : [0, 0];
};
