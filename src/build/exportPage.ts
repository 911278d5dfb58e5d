import type { IconName } from '../ui/icons';
import { iconSprite, iconsUsedIn } from '../ui/iconSprite';
import type { InlineScript } from './inlineScripts';

export interface InlineScripts {
  readonly beforePaint: InlineScript;
  readonly afterPaint: InlineScript;
}

/** Icons that a button changes to, so that they are there when it is pressed: the open menu's, the halted ticker's. */
const toggled: readonly IconName[] = ['x', 'play'];

/**
 * Turns Gatsby's HTML of a page into what visitors get: nothing of the scripts stands in the way of the first paint,
 * and no inline script differs from page to page, so that a strict Content-Security-Policy can name them by hash.
 * `scripts`: what runs before Gatsby's own, and those of the page's screen, which Gatsby would ask for once it has run and
 * read the page's data.
 */
export function exportPage(
  raw: string,
  pagePath: string,
  scripts: { readonly first: string; readonly screen: readonly string[] },
  inline: InlineScripts,
): string {
  const start = [...raw.matchAll(/<script src="([^"]+)" async(?:="")?[^>]*><\/script>/g)].map(
    (match) => match[1] ?? '',
  );
  const body = raw
    .replace(/<!-- slice-(start|end) id="[^"]*" -->/g, '')
    .replace(/<script src="[^"]+" async(?:="")?[^>]*><\/script>/g, '')
    .replace(/<script\b(?![^>]*type="application\/ld\+json")[^>]*>[\s\S]*?<\/script>/g, '')
    .replace(/<link\b[^>]*as="(?:script|fetch)"[^>]*>/g, '')
    .replace(/<meta name="generator"[^>]*>|<meta http-equiv="x-ua-compatible"[^>]*>/g, '')
    // React closes every element of a drawing by a tag of its own; in SVG a slash says the same.
    .replace(/><\/(?:path|use|rect|circle|line)>/g, '/>')
    // Neither does the HTML of a void element need a slash, nor a list's item its end (HTML, 13.1.2.4).
    .replace(/(<(?:meta|link|img|input|br|source)\b[^>]*)\/>/g, '$1>')
    .replace(/<\/li>(?=<li\b|<\/[uo]l>)/g, '')
    // React's spelling; one is enough beside those of the head and of style sheets.
    .replace(/ hrefLang=/g, ' hreflang=')
    // Marks of Reach's parts, which nothing asks for.
    .replace(/ data-reach-[a-z-]+=""/g, '')
    // gatsby-plugin-image's, for a component whose place a plain <picture> of its data takes here.
    .replace(
      /<noscript><style>\.gatsby-image-wrapper[\s\S]*?<\/noscript>|<style>\.gatsby-image-wrapper[\s\S]*?<\/style>/g,
      '',
    );
  const isNotFound = /(^|\/)404$/.test(pagePath);
  const data = JSON.stringify({
    scripts: [scripts.first, ...start, ...scripts.screen],
    path: isNotFound ? '' : pagePath,
  }).replace(/</g, '\\u003c');
  const tail = `${iconSprite([...new Set([...iconsUsedIn(body), ...toggled])])}<script type="application/json" id="start-data">${data}</script><script>${inline.afterPaint.code}</script>`;
  return body
    .replace(/<meta charSet="utf-8">/i, () => `<meta charset="utf-8"><script>${inline.beforePaint.code}</script>`)
    .replace('</body>', () => `${tail}</body>`);
}
