import { localBackend } from '../../../supabase/functions/_shared/settingSchemas';
import { localisedPath } from '../../site/routes';
import type { Redirect } from '../../content/data/datasets';
import { turnstileOrigin, type Settings } from '../settings';
import { schedulerScript } from '../../site/brand';

/** A header of a response, and what plain HTTP gets instead; null: nothing. Left out: the same. */
export interface Header {
  readonly name: string;
  readonly value: string;
  readonly overHttp?: string | null;
}

/** What every host has to do with the exported files; `public/_host/host.json` holds one of these. */
export type HostPolicy = Readonly<ReturnType<typeof hostPolicy>>;

/** Returns the rules of every host for `public/`: headers, redirects, caching, not-found pages, types. */
export function hostPolicy(
  settings: Settings,
  languages: readonly string[],
  scriptHashes: readonly string[],
  redirects: readonly Redirect[] = [],
) {
  const prefixes = languages.map((code) => localisedPath('/', code).replace(/\/$/, ''));
  const notFound = prefixes.map((prefix) => ({ prefix, page: `${prefix}/404.html` }));
  // Hidden paths and not-found pages answer 404 at their addresses, without a redirect.
  const kept = notFound.map(({ page }) => page.replaceAll('.', '\\.'));
  return {
    siteUrl: settings.siteUrl,
    /** Whether the pages send contact requests to `/functions/v1/` at the site's own address, as `npm start` builds them. */
    localBackend: settings.SUPABASE_URL === localBackend,
    headers: commonHeaders(settings, scriptHashes),
    /** Further headers by the path of the file that answers; the first pattern that matches decides. */
    files,
    /** Paths that answer 404 although there is a file. */
    hidden,
    /** Permanent redirects (308) to the one address of a page, by the path as it was sent; `$1` is the first group. */
    canonical: [{ pattern: `^(?:/_host(?:/.*)?|${kept.join('|')})$`, target: '' }, ...canonicalRules],
    /** Permanent redirects (301) of pages that were renamed or removed, by their paths. */
    redirects: redirects.flatMap(({ from, to }) =>
      languages.map((code) => ({ from: localisedPath(from, code), to: localisedPath(to, code) })),
    ),
    /** The page shown where there is nothing, by path prefix; the first prefix that fits wins. */
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
          { name: 'Strict-Transport-Security', value: settings.HSTS, overHttp: null },
        ]
      : [{ name, value }]),
    ...(settings.isProduction ? [] : [{ name: 'X-Robots-Tag', value: 'noindex' }]),
    { name: 'X-Content-Type-Options', value: 'nosniff' },
    { name: 'X-Frame-Options', value: 'DENY' },
    // no-referrer would make the contact form post `Origin: null` when there is no JavaScript
    { name: 'Referrer-Policy', value: 'strict-origin-when-cross-origin' },
    { name: 'Permissions-Policy', value: permissions },
    // the calendar may open a sign-in or payment window from its frame
    { name: 'Cross-Origin-Opener-Policy', value: settings.SCHEDULER_URL ? 'same-origin-allow-popups' : 'same-origin' },
  ];
}

/** By IANA’s registry. */
const types: Readonly<Record<string, string>> = {
  html: 'text/html; charset=utf-8',
  css: 'text/css; charset=utf-8',
  js: 'text/javascript; charset=utf-8',
  txt: 'text/plain; charset=utf-8',
  csv: 'text/csv; charset=utf-8',
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

const files: readonly { readonly pattern: string; readonly headers: readonly Header[] }[] = [
  // Folders of the build, in which names change with their content, so that browsers may cache them for ever.
  { pattern: '^/(?:js|static|fonts)/', headers: [forever, sameOrigin] },
  { pattern: '^/og/[^/]+/', headers: [forever, crossOrigin] },
  { pattern: '(?:\\.html|/[^/.]*)$', headers: [hostDefault] },
  { pattern: '\\.json$', headers: [hostDefault, sameOrigin] },
  { pattern: '^/(?:og/.+|icon-[^/]+|favicon\\.[^/]+|apple-touch-icon\\.png)$', headers: [anHour, crossOrigin] },
  { pattern: '^/', headers: [anHour, sameOrigin] },
];

/** Files for deployment. */
const hidden = '^/(?:_host(?:/.*)?|_headers|_redirects)$';

const segments = '(?:/[^/\\\\]+)+';
/** A path with two slashes or a backslash is not redirected: without its end it could name another host. */
const canonicalRules = [
  { pattern: '^/index(?:\\.html)?$', target: '/' },
  { pattern: `^(${segments})/index(?:\\.html)?$`, target: '$1' },
  { pattern: `^(${segments})\\.html$`, target: '$1' },
  { pattern: `^(${segments})/$`, target: '$1' },
];

/** Returns every response’s Content-Security-Policy (CSP Level 3); `scriptHashes` of inline scripts are `sha256-…`. */
export function contentSecurityPolicy(settings: Settings, scriptHashes: readonly string[]): string {
  const { SUPABASE_URL, SCHEDULER_URL, FLAGS_URL, ANALYTICS_SCRIPT, TURNSTILE_SITE_KEY } = settings;
  const project = SUPABASE_URL && SUPABASE_URL !== localBackend ? [SUPABASE_URL] : [];
  const challenge = TURNSTILE_SITE_KEY ? [turnstileOrigin] : [];
  const counts = originsOf(ANALYTICS_SCRIPT);
  const calendar = originsOf(SCHEDULER_URL && schedulerScript);
  const frames = [...originsOf(SCHEDULER_URL), ...challenge];
  const directives: readonly (readonly [name: string, ...sources: string[]])[] = [
    // not 'none': Firefox applies default-src to <link rel="prefetch">, and pages are prefetched
    ['default-src', "'self'"],
    ['script-src', "'self'", ...scriptHashes.map((hash) => `'${hash}'`), ...calendar, ...counts, ...challenge],
    ['script-src-attr', "'none'"],
    // Emotion writes <style> elements that differ from page to page: too many for hashes, and no server makes a nonce
    ['style-src', "'self'", "'unsafe-inline'", ...calendar],
    ['img-src', "'self'", 'data:', ...(FLAGS_URL.startsWith('/') ? [] : originsOf(FLAGS_URL))],
    ['font-src', "'self'"],
    ['connect-src', "'self'", ...project, ...counts],
    ['frame-src', ...(frames.length > 0 ? frames : ["'none'"])],
    ['form-action', "'self'", ...project],
    ['manifest-src', "'self'"],
    ['media-src', "'none'"],
    ['object-src', "'none'"],
    ['worker-src', "'none'"],
    ['base-uri', "'none'"],
    ['frame-ancestors', "'none'"],
  ];
  return directives.map(([name, ...sources]) => [name, ...new Set(sources)].join(' ')).join('; ');
}

function originsOf(address: string | undefined): string[] {
  return address === undefined ? [] : [new URL(address).origin];
}
