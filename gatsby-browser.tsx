import './src/authoring/editor/edit/editMode';
import { CacheProvider } from '@emotion/react';
import type { GatsbyBrowser } from 'gatsby';
import LiveServer from './src/authoring/editor/LiveServer';
import LiveShell from './src/authoring/editor/LiveShell';
import { createStyles } from './src/site/islands/createStyles';
import type { ShellProps } from './src/site/shell/PageShell';

/**
 * The live server alone: it renders a page and its islands as one app, with the editor. A build has
 * `src/site/browser/index.ts` in place of Gatsby's app (`src/build/webpack.ts`).
 */
const { cache } = createStyles();

export const wrapRootElement: GatsbyBrowser['wrapRootElement'] = ({ element }) => (
  <CacheProvider value={cache}>
    <LiveServer>{element}</LiveServer>
  </CacheProvider>
);

/** Puts the shell around the site's pages; pages of Gatsby's own and of plugins have no route. */
export const wrapPageElement: GatsbyBrowser<unknown, ShellProps['pageContext']>['wrapPageElement'] = ({
  element,
  props,
}) => ('route' in props.pageContext ? <LiveShell pageContext={props.pageContext}>{element}</LiveShell> : element);

export const onInitialClientRender: GatsbyBrowser['onInitialClientRender'] = () => {
  void import('./src/site/browser/page').then(({ startPage }) => startPage());
};
