import type { Registry } from '../content/registry';
import { isIndexable, localisedPath, type Route } from '../site/routes';

/**
 * Returns the sitemap: every page in every language that it is translated into, each with its alternates and `x-default`
 * (sitemaps.org protocol 0.9, with the xhtml:link extension for hreflang).
 */
export function sitemap(siteUrl: string, registry: Registry, routes: readonly Route[]): string {
  const entries = routes.filter(isIndexable).flatMap(({ path }) => {
    const translations = registry.translationsOf(path);
    const address = (code: string) => `${siteUrl}${localisedPath(path, code)}`;
    const alternates = [
      ...translations.map((code) => alternate(code, address(code))),
      alternate('x-default', address('en')),
    ].join('');
    return translations.map((code) => `<url><loc>${address(code)}</loc>${alternates}</url>`);
  });
  return `<?xml version="1.0" encoding="UTF-8"?>\n<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9" xmlns:xhtml="http://www.w3.org/1999/xhtml">\n${entries.join('\n')}\n</urlset>\n`;
}

function alternate(language: string, address: string): string {
  return `<xhtml:link rel="alternate" hreflang="${language}" href="${address}"/>`;
}
