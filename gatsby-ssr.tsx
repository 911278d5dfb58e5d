import { CacheProvider, Global } from '@emotion/react';
import createEmotionServer from '@emotion/server/create-instance';
import type { GatsbySSR } from 'gatsby';
import { isValidElement } from 'react';
import { renderToString } from 'react-dom/server';
import { directionOf } from './src/content/language/languageTag';
import type { PageContext } from './src/content/pageContext';
import { markEnglish } from './src/site/i18n/markEnglish';
import { onPage } from './src/site/i18n/onPage';
import { createStyles } from './src/site/islands/createStyles';
import { RenderIslandContext } from './src/site/islands/Island';
import { createIslandRenderer } from './src/site/islands/islandRenderer';
import { languageOf } from './src/site/shell/languageOf';
import { PageShell, type ShellProps } from './src/site/shell/PageShell';
import { printedContactStyles } from './src/site/shell/printedContactStyles';
import { globalStyles } from './src/site/ui/globalStyles';

/** Puts the shell around the site's pages; pages of Gatsby's own and of plugins have no route. */
export const wrapPageElement: GatsbySSR<unknown, ShellProps['pageContext']>['wrapPageElement'] = ({
  element,
  props,
}) => {
  if (!('route' in props.pageContext)) return element;
  rendered = props.pageContext;
  return <PageShell pageContext={props.pageContext}>{element}</PageShell>;
};

/** Gatsby wraps a page while it is rendered, and gives its context to that function alone. */
let rendered: PageContext | undefined;

/** Renders the page with its styles once, in the head (Emotion's “advanced approach” to server rendering). */
export const replaceRenderer: GatsbySSR['replaceRenderer'] = ({
  bodyComponent,
  replaceBodyHTMLString,
  setHeadComponents,
  pathname,
}) => {
  const named = languageOf(pathname);
  // A page such as /faq only looks as if it had a language.
  const language = __FONT_STYLES__[named] ? named : 'en';
  const { cache } = createStyles();
  const { extractCritical } = createEmotionServer(cache);
  rendered = undefined;
  const islands = createIslandRenderer(
    (element, identifierPrefix) =>
      renderToString(<CacheProvider value={cache}>{element}</CacheProvider>, { identifierPrefix }),
    () => rendered,
  );
  const body = onPage(pathname, language, () =>
    renderToString(
      <CacheProvider value={cache}>
        <Global styles={[globalStyles(language), printedContactStyles(language)]} />
        <RenderIslandContext.Provider value={islands.render}>{bodyComponent}</RenderIslandContext.Provider>
      </CacheProvider>,
    ),
  );
  const { html, css } = extractCritical(markEnglish(body, language, directionOf(language)));
  const fonts = __FONT_STYLES__[language];
  setHeadComponents([
    <meta key="release" name="release" content={__SITE_SCRIPT__} />,
    <script key="before-paint" dangerouslySetInnerHTML={{ __html: __BEFORE_PAINT__ }} />,
    ...(fonts?.preload
      ? [<link key="font" rel="preload" as="font" type="font/woff2" href={fonts.preload} crossOrigin="anonymous" />]
      : []),
    ...(fonts ? [<style key="fonts" dangerouslySetInnerHTML={{ __html: fonts.css }} />] : []),
    <style key="styles" id="styles" dangerouslySetInnerHTML={{ __html: css.replaceAll(';}', '}') }} />,
    <link key="icon" rel="icon" href="/favicon.svg" type="image/svg+xml" />,
    <link key="icon-old" rel="icon" href="/favicon.ico" sizes="32x32" />,
    <link key="apple" rel="apple-touch-icon" href="/apple-touch-icon.png" />,
    <link key="manifest" rel="manifest" href="/manifest.webmanifest" />,
  ]);
  replaceBodyHTMLString(html + islands.data());
};

/** The live server sends an empty document and then builds its scripts: until the page is there, it says what it waits for. */
export const onRenderBody: GatsbySSR['onRenderBody'] = ({ setPostBodyComponents }) => {
  if (process.env.NODE_ENV !== 'development') return;
  setPostBodyComponents([
    <p key="waiting" id="waiting" style={{ margin: '4rem auto', maxWidth: '34rem', font: '1.125rem/1.6 sans-serif' }}>
      The live server is building the scripts of the site: about half a minute, and some minutes while the computer is
      busy. The page is shown as soon as they are there.
    </p>,
    <style key="hide-waiting">{'#___gatsby:not(:empty) ~ #waiting { display: none }'}</style>,
  ]);
};

/**
 * Leaves out the styles and the script of `GatsbyImage`, as pictures are plain `<picture>` elements, and in a build Gatsby's
 * own scripts: a page has one script, which hydrates its islands.
 */
export const onPreRenderHTML: GatsbySSR['onPreRenderHTML'] = ({
  getHeadComponents,
  replaceHeadComponents,
  replacePostBodyComponents,
}) => {
  replaceHeadComponents(
    getHeadComponents().filter((part) => !(isValidElement(part) && String(part.key).startsWith('gatsby-image-style'))),
  );
  if (process.env.NODE_ENV === 'development') return;
  replacePostBodyComponents([]);
};
