/** Where the pages may load from, send to and be framed by, beyond themselves. */
export interface Origins {
  /** Hashes of the inline scripts: `sha256-…`. */
  readonly scriptHashes: readonly string[];
  /** Other sites whose scripts may run, and which these may call. */
  readonly scriptOrigins?: readonly string[];
  /** What scripts may call: the Supabase project. */
  readonly connectOrigins: readonly string[];
  /** Where forms may be sent without JavaScript. */
  readonly formActions: readonly string[];
  /** Where flags come from when a CDN serves them. */
  readonly flagOrigins: readonly string[];
  readonly scheduler?: SchedulerOrigins;
  /** The script that counts visits, and where it sends its counts. */
  readonly analytics?: { readonly script: string; readonly endpoint: string };
  /** The challenge of the contact form. */
  readonly challenge?: string;
}

/** Origins of the booking calendar. */
export interface SchedulerOrigins {
  readonly script: readonly string[];
  readonly frame: readonly string[];
  readonly style?: readonly string[];
  readonly img?: readonly string[];
}

/** The Content-Security-Policy of every response (CSP Level 3). */
export function contentSecurityPolicy(origins: Origins, options: { upgrade: boolean }): string {
  const { scheduler, analytics } = origins;
  const challenge = origins.challenge ? [origins.challenge] : [];
  const counts = analytics ? [analytics.endpoint] : [];
  const directives: readonly (readonly [name: string, ...sources: string[]])[] = [
    // not 'none': Firefox holds <link rel="prefetch"> against default-src, and pages are prefetched
    ['default-src', "'self'"],
    [
      'script-src',
      "'self'",
      ...origins.scriptHashes.map(quotedHash),
      ...hosts(origins.scriptOrigins),
      ...hosts(scheduler?.script),
      ...hosts(analytics ? [analytics.script] : []),
      ...hosts(challenge),
    ],
    ['script-src-attr', "'none'"],
    // Emotion writes <style> elements whose text differs per page: too many for hashes, and no server to make a nonce
    ['style-src', "'self'", "'unsafe-inline'", ...hosts(scheduler?.style)],
    ['img-src', "'self'", 'data:', ...hosts(origins.flagOrigins), ...hosts(scheduler?.img), ...hosts(counts)],
    ['font-src', "'self'"],
    ['connect-src', "'self'", ...hosts(origins.connectOrigins), ...hosts(origins.scriptOrigins), ...hosts(counts)],
    ['frame-src', ...orNone([...hosts(scheduler?.frame), ...hosts(challenge)])],
    ['form-action', "'self'", ...hosts(origins.formActions)],
    ['manifest-src', "'self'"],
    ['media-src', "'none'"],
    ['object-src', "'none'"],
    ['worker-src', "'none'"],
    ['base-uri', "'none'"],
    ['frame-ancestors', "'none'"],
  ];
  const written = directives.map(([name, ...sources]) => [name, ...new Set(sources)].join(' '));
  return [...written, ...(options.upgrade ? ['upgrade-insecure-requests'] : [])].join('; ');
}

function quotedHash(hash: string): string {
  const bare = hash.replace(/^'|'$/g, '');
  if (/^sha(256|384|512)-[A-Za-z0-9+/]+={0,2}$/.test(bare)) return `'${bare}'`;
  throw new Error(`“${hash}” is not a hash of a script; expected sha256- and base64 (CSP Level 3, section 2.3.1).`);
}

function hosts(addresses: readonly string[] = []): string[] {
  return addresses.map((address) => {
    if (URL.canParse(address) && /^(https?|wss?):$/.test(new URL(address).protocol)) {
      const { protocol, host } = new URL(address);
      return `${protocol}//${host}`;
    }
    throw new Error(`“${address}” is not an origin; expected an address such as https://example.org.`);
  });
}

function orNone(sources: string[]): string[] {
  return sources.length > 0 ? sources : ["'none'"];
}
