import { CacheProvider } from '@emotion/react';
import createEmotionServer from '@emotion/server/create-instance';
import type { GatsbySSR } from 'gatsby';
import { renderToString } from 'react-dom/server';
import { languageOf } from './src/shell/languageOf';
import { PageShell, type ShellProps } from './src/shell/PageShell';
import { globalCss } from './src/shell/start/globalCss';
import { createStyleCache, idsAreInRules } from './src/shell/start/styleCache';

/** What stands around every page. */
export const wrapPageElement: GatsbySSR<ShellProps['data'], ShellProps['pageContext']>['wrapPageElement'] = ({
  element,
  props,
}) => (
  <PageShell pageContext={props.pageContext} data={props.data}>
    {element}
  </PageShell>
);

/** Renders the page with its styles once, in the head: Emotion's way puts an element before every component. */
export const replaceRenderer: GatsbySSR['replaceRenderer'] = ({
  bodyComponent,
  replaceBodyHTMLString,
  setHeadComponents,
  pathname,
}) => {
  const cache = createStyleCache();
  // Keeps Emotion from writing its own style elements while it renders (extractCritical asks for it).
  cache.compat = true;
  const { extractCriticalToChunks } = createEmotionServer(cache);
  const html = renderToString(<CacheProvider value={cache}>{bodyComponent}</CacheProvider>);
  const language = languageOf(pathname);
  const fonts = __FONT_STYLES__[language];
  const styles = extractCriticalToChunks(html).styles.filter(({ ids }) => ids.length > 0);
  const css = styles.map((chunk) => chunk.css).join('');
  const ids = styles.flatMap((chunk) => chunk.ids);
  setHeadComponents([
    ...(fonts?.preload
      ? [<link key="font" rel="preload" as="font" type="font/woff2" href={fonts.preload} crossOrigin="anonymous" />]
      : []),
    <style key="global" dangerouslySetInnerHTML={{ __html: globalCss(language) + (fonts?.css ?? '') }} />,
    <style
      key="page"
      data-styles={idsAreInRules(css, ids) ? '' : ids.join(' ')}
      dangerouslySetInnerHTML={{ __html: css }}
    />,
    <link key="icon" rel="icon" href="/favicon.svg" type="image/svg+xml" />,
    <link key="icon-old" rel="icon" href="/favicon.ico" sizes="32x32" />,
    <link key="apple" rel="apple-touch-icon" href="/apple-touch-icon.png" />,
    <link key="manifest" rel="manifest" href="/manifest.webmanifest" />,
  ]);
  replaceBodyHTMLString(html);
};
