import { CacheProvider } from '@emotion/react';
import createEmotionServer from '@emotion/server/create-instance';
import type { GatsbySSR } from 'gatsby';
import { renderToString } from 'react-dom/server';
import type { PageStrings } from './src/i18n/createTranslator';
import HeadTags, { type HeadTagsProps } from './src/shell/head/HeadTags';
import { FallbackCollector } from './src/i18n/EnglishContent';
import { markEnglishHtml } from './src/i18n/markEnglish';
import { HeadTagsContext } from './src/shell/head/lazyHeadTags';
import { languageOf } from './src/shell/languageOf';
import { PageShell, type ShellProps } from './src/shell/PageShell';
import { endOfFirstFrame, firstScreenCss } from './src/shell/start/firstFrame';
import { globalCss } from './src/shell/start/globalCss';
import { createStyleCache } from './src/shell/start/styleCache';
import { styleIds } from './src/shell/start/styleIds';

/** Emotion's id of an element whose styles come to nothing. */
const noStyle = '0';

const headTags = (props: HeadTagsProps) => <HeadTags {...props} />;

/** What stands around every page. */
export const wrapPageElement: GatsbySSR<ShellProps['data'], ShellProps['pageContext']>['wrapPageElement'] = ({
  element,
  props,
}) => (
  <HeadTagsContext value={headTags}>
    <PageShell pageContext={props.pageContext} data={props.data}>
      {element}
    </PageShell>
  </HeadTagsContext>
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
  const fallback: PageStrings[] = [];
  const rendered = renderToString(
    <FallbackCollector value={fallback}>
      <CacheProvider value={cache}>{bodyComponent}</CacheProvider>
    </FallbackCollector>,
  );
  const html = fallback.reduce(markEnglishHtml, rendered);
  const language = languageOf(pathname);
  const fonts = __FONT_STYLES__[language];
  const styles = extractCriticalToChunks(html).styles.filter(({ ids }) => ids.length > 0);
  const css = styles.map((chunk) => chunk.css).join('');
  const inRules = new Set(styleIds(css));
  const missing = styles.flatMap(({ ids }) => ids).find((id) => !inRules.has(id) && id !== noStyle);
  // The browser reads from the rules what is there already (adoptStyles), and would write this one's again.
  if (missing) throw new Error(`${pathname}: Emotion's style ${missing} has no rule of its own class.`);
  const expected = endOfFirstFrame(html);
  const firstScreen = firstScreenCss(pathname);
  setHeadComponents([
    ...(expected ? [<link key="expected" rel="expect" href={`#${expected}`} blocking="render" />] : []),
    ...(fonts?.preload
      ? [<link key="font" rel="preload" as="font" type="font/woff2" href={fonts.preload} crossOrigin="anonymous" />]
      : []),
    <style key="global" dangerouslySetInnerHTML={{ __html: globalCss(language) + (fonts?.css ?? '') }} />,
    <style key="page" data-styles="" dangerouslySetInnerHTML={{ __html: css }} />,
    ...(firstScreen ? [<style key="first" id="first-screen" dangerouslySetInnerHTML={{ __html: firstScreen }} />] : []),
    <link key="icon" rel="icon" href="/favicon.svg" type="image/svg+xml" />,
    <link key="icon-old" rel="icon" href="/favicon.ico" sizes="32x32" />,
    <link key="apple" rel="apple-touch-icon" href="/apple-touch-icon.png" />,
    <link key="manifest" rel="manifest" href="/manifest.webmanifest" />,
  ]);
  replaceBodyHTMLString(html);
};
