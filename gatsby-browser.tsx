import './src/authoring/editor/edit/editMode';
import { CacheProvider } from '@emotion/react';
import type { BrowserPluginArgs, GatsbyBrowser } from 'gatsby';
import { lazy, startTransition, Suspense, useLayoutEffect, type ComponentType, type ReactNode } from 'react';
import { createRoot, hydrateRoot } from 'react-dom/client';
import { emit } from './src/site/shell/events';
import { keepFocusInSight } from './src/site/shell/focusInSight';
import { followLinks, followSteps, type PageLoader } from './src/site/shell/navigation';
import { keepOpenDetails, openDetailsToPrint } from './src/site/shell/openDetails';
import { PageShell, type ShellProps } from './src/site/shell/PageShell';
import { followNavigation, updatePlace } from './src/site/shell/place';
import { keepState } from './src/site/shell/start/keepState';
import { replayHover } from './src/site/shell/start/replayHover';
import { createStyles, namesOfStyles } from './src/site/shell/start/createStyles';

const { cache, hydrate } = createStyles();
// The live server sends a document without styles.
hydrate(namesOfStyles(document.getElementById('styles')?.textContent ?? ''));

// The live server shows writers' mistakes and the editor; webpack leaves both out of a build.
const LiveServer =
  process.env.NODE_ENV === 'development' ? lazy(() => import('./src/authoring/editor/LiveServer')) : undefined;
const Shell: ComponentType<ShellProps> =
  process.env.NODE_ENV === 'development' ? lazy(() => import('./src/authoring/editor/LiveShell')) : PageShell;

export const onClientEntry: GatsbyBrowser['onClientEntry'] = followSteps;

export const wrapRootElement: GatsbyBrowser['wrapRootElement'] = ({ element }) => (
  <CacheProvider value={cache}>
    <Rendered />
    {LiveServer ? (
      <Suspense>
        <LiveServer>{element}</LiveServer>
      </Suspense>
    ) : (
      element
    )}
  </CacheProvider>
);

/** Says that the page is in the document, before effects read what it holds (keepState.ts). */
function Rendered() {
  useLayoutEffect(() => emit('rendered'), []);
  return null;
}

/** Puts the shell around the site's pages; pages of Gatsby's own and of plugins have no route. */
export const wrapPageElement: GatsbyBrowser<unknown, ShellProps['pageContext']>['wrapPageElement'] = ({
  element,
  props,
}) => ('route' in props.pageContext ? <Shell pageContext={props.pageContext}>{element}</Shell> : element);

/** Hydrates in a transition, which React interrupts for input. */
export const replaceHydrateFunction = () => (element: ReactNode, container: Element | null) => {
  if (!container) return;
  // The live server sends an empty document.
  if (container.children.length === 0) {
    createRoot(container).render(element);
    return;
  }
  keepState(container);
  startTransition(() => void hydrateRoot(container, element));
};

export const onInitialClientRender: GatsbyBrowser['onInitialClientRender'] = (
  pages: BrowserPluginArgs & PageLoader,
) => {
  followLinks(pages);
  followNavigation();
  keepFocusInSight();
  keepOpenDetails();
  openDetailsToPrint();
  emit('hydrated');
  replayHover();
};

export const onRouteUpdate: GatsbyBrowser['onRouteUpdate'] = ({ prevLocation }) => {
  if (process.env.GATSBY_ANALYTICS_SCRIPT && !prevLocation)
    import('./src/site/shell/analytics/loadAnalytics').then(
      ({ loadAnalytics }) => loadAnalytics(),
      () => undefined,
    );
};

export const shouldUpdateScroll: GatsbyBrowser['shouldUpdateScroll'] = updatePlace;
