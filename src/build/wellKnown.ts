import type { Registry } from '../content/registry';
import { brand } from '../site/brand';
import { localisedPath, type Route } from '../site/routes';
import { theme } from '../site/ui/theme';

/**
 * Returns the sitemap: every page in every language in which search engines are offered it, each with its alternates and
 * `x-default` (sitemaps.org protocol 0.9, with the xhtml:link extension for hreflang).
 */
export function sitemap(siteUrl: string, registry: Registry, routes: readonly Route[]): string {
  const lines = routes.flatMap(({ path }) => {
    const languages = registry.indexedIn(path);
    const address = (code: string) => `${siteUrl}${localisedPath(path, code)}`;
    const alternates = [...languages.map((code) => [code, address(code)]), ['x-default', address('en')]]
      .map(([code, href]) => `<xhtml:link rel="alternate" hreflang="${code}" href="${href}"/>`)
      .join('');
    return languages.map((code) => `<url><loc>${address(code)}</loc>${alternates}</url>\n`);
  });
  const namespaces = 'xmlns="http://www.sitemaps.org/schemas/sitemap/0.9" xmlns:xhtml="http://www.w3.org/1999/xhtml"';
  return `<?xml version="1.0" encoding="UTF-8"?>\n<urlset ${namespaces}>\n${lines.join('')}</urlset>\n`;
}

/** Returns `/.well-known/security.txt` (RFC 9116); it expires a year after the build. */
export function securityText(siteUrl: string, languages: readonly string[]): string {
  const expires = new Date();
  expires.setUTCFullYear(expires.getUTCFullYear() + 1);
  expires.setUTCHours(0, 0, 0, 0);
  return [
    `Contact: ${brand.securityEmail ? `mailto:${brand.securityEmail}` : `${siteUrl}/contact?topic=question`}`,
    `Expires: ${expires.toISOString()}`,
    `Preferred-Languages: ${languages.join(', ')}`,
    `Canonical: ${siteUrl}/.well-known/security.txt`,
    `Policy: ${siteUrl}/compliance/overview#report-a-vulnerability`,
    '',
  ].join('\n');
}

/** Returns humans.txt: who made the site, and whose work it uses. */
export function humansTxt(): string {
  return [
    [brand.product, brand.address].filter(Boolean).join(', '),
    '',
    'Typeface: Commissioner, Kostas Bartsokas (SIL Open Font License 1.1)',
    'Thai typeface: Noto Sans Thai, Google (SIL Open Font License 1.1)',
    'Icons: Lucide (ISC licence)',
    'Flags: Twemoji, Twitter and other contributors (CC-BY 4.0)',
    '',
  ].join('\n');
}

/** Returns the web app manifest (W3C Application Manifest). */
export function webManifest(): string {
  return JSON.stringify({
    name: brand.product,
    short_name: brand.name,
    start_url: '/',
    display: 'browser',
    background_color: theme.colours.paper.light,
    theme_color: theme.slate.slate.light,
    icons: [
      { src: '/icon-192.png', sizes: '192x192', type: 'image/png' },
      { src: '/icon-512.png', sizes: '512x512', type: 'image/png' },
      { src: '/icon-maskable-512.png', sizes: '512x512', type: 'image/png', purpose: 'maskable' },
    ],
  });
}
