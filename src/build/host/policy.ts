import { z } from 'zod';
import { localisedPath } from '../../site/routes';
import type { Redirect } from '../../content/data/datasets';
import type { Settings } from '../settings';
import { contentSecurityPolicy } from './contentSecurityPolicy';
import { redirectsIn } from './redirects';

const header = z.strictObject({
  name: z.string().regex(/^[A-Za-z-]+$/),
  value: z.string().min(1),
  /** What plain HTTP gets instead; null: nothing. Left out: the same. */
  overHttp: z.string().min(1).nullable().optional(),
});

/** What every host has to do with the exported files; `public/_host/host.json` holds one of these. */
export const hostPolicySchema = z.strictObject({
  siteUrl: z.url(),
  /** Whether the pages send contact requests to `/functions/v1/` at the site's own address, as `npm start` builds them. */
  localBackend: z.boolean(),
  /** Sent with every response. */
  headers: z.array(header),
  /** Further headers by the path of the file that answers; the first pattern that matches decides. */
  files: z.array(z.strictObject({ pattern: z.string(), headers: z.array(header) })),
  /** Paths that answer 404 although there is a file. */
  hidden: z.string(),
  /** Permanent redirects (308) to the one address of a page, by the path as it was sent; `$1` is the first group. */
  canonical: z.array(z.strictObject({ pattern: z.string(), target: z.string() })),
  /** Permanent redirects (301) of pages that were renamed or removed, by their paths. */
  redirects: z.array(z.strictObject({ from: z.string(), to: z.string() })),
  /** The page shown where there is nothing, by path prefix; the longest prefix that fits wins. */
  notFound: z.array(z.strictObject({ prefix: z.string(), page: z.string() })),
  /** Content-Type by file extension. */
  types: z.record(z.string(), z.string()),
  defaultType: z.string(),
});

export type HostPolicy = z.infer<typeof hostPolicySchema>;
export type Header = z.infer<typeof header>;

/** Returns the rules of every host for `public/`: headers, redirects, caching, not-found pages, types. */
export function hostPolicy(
  settings: Settings,
  languages: readonly string[],
  scriptHashes: readonly string[],
  redirects: readonly Redirect[] = [],
): HostPolicy {
  const prefixes = languages.map((code) => localisedPath('/', code).replace(/\/$/, ''));
  const notFound = prefixes.map((prefix) => ({ prefix, page: `${prefix}/404.html` }));
  return {
    siteUrl: settings.siteUrl,
    localBackend: settings.backend?.kind === 'local',
    headers: commonHeaders(settings, scriptHashes),
    files,
    hidden,
    canonical: [keptAddress(notFound.map(({ page }) => page)), ...canonicalRules],
    redirects: redirectsIn(languages, redirects),
    notFound: notFound.sort((a, b) => b.prefix.length - a.prefix.length),
    types,
    defaultType: 'application/octet-stream',
  };
}

/** Returns the headers of a response that a file gives, or of one without a file when only the path is known. */
export function headersFor(policy: HostPolicy, file: string, secure: boolean): [name: string, value: string][] {
  const kind = policy.files.find(({ pattern }) => new RegExp(pattern).test(file));
  return [...policy.headers, ...(kind?.headers ?? [])].flatMap(({ name, value, overHttp }) => {
    const sent = secure || overHttp === undefined ? value : overHttp;
    return sent === null ? [] : [[name, sent]];
  });
}

function commonHeaders(settings: Settings, scriptHashes: readonly string[]): Header[] {
  const name = 'Content-Security-Policy';
  const value = contentSecurityPolicy(settings, scriptHashes);
  return [
    ...(settings.siteUrl.startsWith('https:')
      ? [
          // on plain HTTP the upgrade would keep Safari from loading a site on localhost
          { name, value: `${value}; upgrade-insecure-requests`, overHttp: value },
          // never over plain HTTP (RFC 6797, section 7.2)
          { name: 'Strict-Transport-Security', value: settings.hsts, overHttp: null },
        ]
      : [{ name, value }]),
    ...(settings.isProduction ? [] : [{ name: 'X-Robots-Tag', value: 'noindex' }]),
    { name: 'X-Content-Type-Options', value: 'nosniff' },
    { name: 'X-Frame-Options', value: 'DENY' },
    // no-referrer would make the contact form post `Origin: null` when there is no JavaScript
    { name: 'Referrer-Policy', value: 'strict-origin-when-cross-origin' },
    { name: 'Permissions-Policy', value: permissions },
    // the calendar may open a sign-in or payment window from its frame
    { name: 'Cross-Origin-Opener-Policy', value: settings.schedulerUrl ? 'same-origin-allow-popups' : 'same-origin' },
  ];
}

/** Content-Type by extension (IANA’s registry). */
const types: HostPolicy['types'] = {
  html: 'text/html; charset=utf-8',
  css: 'text/css; charset=utf-8',
  js: 'text/javascript; charset=utf-8',
  txt: 'text/plain; charset=utf-8',
  vcf: 'text/vcard; charset=utf-8',
  xml: 'application/xml; charset=utf-8',
  json: 'application/json',
  map: 'application/json',
  webmanifest: 'application/manifest+json',
  pdf: 'application/pdf',
  wasm: 'application/wasm',
  svg: 'image/svg+xml',
  png: 'image/png',
  jpg: 'image/jpeg',
  jpeg: 'image/jpeg',
  webp: 'image/webp',
  avif: 'image/avif',
  gif: 'image/gif',
  ico: 'image/x-icon',
  woff2: 'font/woff2',
};

const denied = [
  ...['accelerometer', 'autoplay', 'camera', 'display-capture', 'encrypted-media', 'fullscreen', 'geolocation'],
  ...['gyroscope', 'hid', 'idle-detection', 'magnetometer', 'microphone', 'midi', 'payment', 'picture-in-picture'],
  ...['publickey-credentials-get', 'screen-wake-lock', 'serial', 'usb', 'xr-spatial-tracking'],
];
/** Everything is off but the clipboard, for “Copy link”. Only names that browsers support: they warn of others. */
const permissions = [...denied.map((feature) => `${feature}=()`), 'clipboard-write=(self)'].join(', ');

/** Cloudflare Pages and Netlify send this by themselves where no rule says otherwise. */
export const hostDefault: Header = { name: 'Cache-Control', value: 'public, max-age=0, must-revalidate' };
const forever: Header = { name: 'Cache-Control', value: 'public, max-age=31536000, immutable' };
const anHour: Header = { name: 'Cache-Control', value: 'public, max-age=3600' };
const sameOrigin: Header = { name: 'Cross-Origin-Resource-Policy', value: 'same-origin' };
// social networks and chats show these pictures on their own pages
const crossOrigin: Header = { name: 'Cross-Origin-Resource-Policy', value: 'cross-origin' };

/** Scripts, pictures and fonts whose names change with their content, so that browsers may cache them for ever. */
const fingerprinted = [
  '/js/(?:[^/]*[.-])?[0-9a-f]{8,}\\.js(?:\\.LICENSE\\.txt)?',
  '/static/(?:[^/]+/)*[^/]*-[0-9a-f]{16,}\\.[a-z0-9]+',
  '/static/[0-9a-f]{32}/.+',
  '/fonts/[^/]+\\.[0-9a-f]{8,}\\.woff2',
].join('|');

/** A page’s social card: its name changes with what it shows. */
const card = '/og/[A-Za-z-]+/[^/]+\\.[0-9a-f]{16}\\.png';

const files: HostPolicy['files'] = [
  { pattern: `^(?:${fingerprinted})$`, headers: [forever, sameOrigin] },
  { pattern: `^${card}$`, headers: [forever, crossOrigin] },
  { pattern: '(?:\\.html|/[^/.]*)$', headers: [hostDefault] },
  { pattern: '\\.json$', headers: [hostDefault, sameOrigin] },
  { pattern: '^/(?:og/.+|icon-[^/]+|favicon\\.[^/]+|apple-touch-icon\\.png)$', headers: [anHour, crossOrigin] },
  { pattern: '^/', headers: [anHour, sameOrigin] },
];

/** Files for deployment. */
const hidden = '^/(?:_host(?:/.*)?|_headers|_redirects)$';

const segments = '(?:/[^/\\\\]+)+';
/** A path with two slashes or a backslash is not redirected: without its end it could name another host. */
const canonicalRules: HostPolicy['canonical'] = [
  { pattern: '^/index(?:\\.html)?$', target: '/' },
  { pattern: `^(${segments})/index(?:\\.html)?$`, target: '$1' },
  { pattern: `^(${segments})\\.html$`, target: '$1' },
  { pattern: `^(${segments})/$`, target: '$1' },
];

/**
 * Returns the rule that excepts hidden paths and not-found pages from redirects: they answer 404 at their addresses.
 */
function keptAddress(pages: readonly string[]): HostPolicy['canonical'][number] {
  const escaped = pages.map((page) => page.replaceAll('.', '\\.'));
  return { pattern: `^(?:/_host(?:/.*)?|${escaped.join('|')})$`, target: '' };
}
