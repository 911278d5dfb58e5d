import createCache from '@emotion/cache';
import { CacheProvider } from '@emotion/react';
import type { GatsbyBrowser } from 'gatsby';
import { lazy, startTransition, Suspense, type ReactNode } from 'react';
import { createRoot, hydrateRoot } from 'react-dom/client';
import { followLinks } from './src/shell/navigation';
import { servedAsNotFound, showNotFoundInPlace } from './src/shell/notFoundInPlace';
import { PageShell, type ShellProps } from './src/shell/PageShell';

const cache = createCache({ key: 'c' });

export const onClientEntry: GatsbyBrowser['onClientEntry'] = () => {
  if (servedAsNotFound()) showNotFoundInPlace();
};

// A condition that webpack knows the answer to, so that a build leaves the module out.
const LiveServerStyles =
  process.env.NODE_ENV === 'development' ? lazy(() => import('./src/shell/start/LiveServerStyles')) : () => null;

export const wrapRootElement: GatsbyBrowser['wrapRootElement'] = ({ element }) => (
  <CacheProvider value={cache}>
    <Suspense>
      <LiveServerStyles />
    </Suspense>
    {element}
  </CacheProvider>
);

export const wrapPageElement: GatsbyBrowser<ShellProps['data'], ShellProps['pageContext']>['wrapPageElement'] = ({ element, props }) => (
  <PageShell pageContext={props.pageContext} data={props.data}>
    {element}
  </PageShell>
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
