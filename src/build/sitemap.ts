import type { Registry } from '../content/registry';
import { localisedPath, type Route } from '../site/routes';

/** A sitemap may have 50,000 addresses and 50 MB; each of ours comes with its alternates. */
const addressesAtMost = 10_000;

/**
 * Returns the sitemap files by name: every page in every language in which search engines are offered it, each with its alternates and
 * `x-default` (sitemaps.org protocol 0.9, with the xhtml:link extension for hreflang). Of many addresses, `sitemap.xml` is the
 * index of the others. `changed` gives the day of a page's last change; a page without one says nothing of it.
 */
export function sitemaps(
  siteUrl: string,
  registry: Registry,
  routes: readonly Route[],
  changed: (route: Route, language: string) => string | undefined,
  atMost = addressesAtMost,
): Record<string, string> {
  const entries = routes.flatMap((route) => {
    const languages = registry.indexedIn(route.path);
    const address = (code: string) => `${siteUrl}${localisedPath(route.path, code)}`;
    const alternates = [
      ...languages.map((code) => alternate(code, address(code))),
      alternate('x-default', address('en')),
    ].join('');
    return languages.map((code) => {
      const day = changed(route, code);
      return `<url><loc>${address(code)}</loc>${day === undefined ? '' : `<lastmod>${day}</lastmod>`}${alternates}</url>`;
    });
  });
  if (entries.length <= atMost) return { 'sitemap.xml': urlSet(entries) };
  const parts = Array.from({ length: Math.ceil(entries.length / atMost) }, (_, index) => ({
    name: `sitemap-${index + 1}.xml`,
    text: urlSet(entries.slice(index * atMost, (index + 1) * atMost)),
  }));
  const places = parts.map(({ name }) => `<sitemap><loc>${siteUrl}/${name}</loc></sitemap>`);
  return {
    'sitemap.xml': document('sitemapindex', '', places),
    ...Object.fromEntries(parts.map(({ name, text }) => [name, text])),
  };
}

function urlSet(entries: readonly string[]): string {
  return document('urlset', ' xmlns:xhtml="http://www.w3.org/1999/xhtml"', entries);
}

function document(element: string, namespaces: string, lines: readonly string[]): string {
  const open = `<${element} xmlns="http://www.sitemaps.org/schemas/sitemap/0.9"${namespaces}>`;
  return `<?xml version="1.0" encoding="UTF-8"?>\n${open}\n${lines.join('\n')}\n</${element}>\n`;
}

function alternate(language: string, address: string): string {
  return `<xhtml:link rel="alternate" hreflang="${language}" href="${address}"/>`;
}
