import { extname } from 'node:path';
import type { HostPolicy } from './schema';

/**
 * Reads a request target (RFC 9112, section 3.2) as nginx does: decoded, dots resolved, slashes merged. Returns its
 * path, the redirect, if there is one, and the files that may answer; undefined for a malformed target.
 */
export function lookUp(policy: HostPolicy, target: string) {
  const withoutOrigin = target.replace(/^https?:\/\/[^/?]*/i, '');
  const [, raw = '', query = ''] = /^([^?]*)(\?.+)?/s.exec(withoutOrigin) ?? [];
  const path = normalised(raw);
  if (path === undefined) return undefined;
  const isHidden = new RegExp(policy.hidden, 'i').test(path) || isNotFoundPage(policy, path);
  const location = canonical(policy, raw);
  const moved = policy.redirects.find(({ from }) => from === path)?.to;
  const files = path === '/' ? ['/index.html'] : [path, `${path}.html`];
  const redirect = location
    ? { status: 308, location: location + query }
    : moved && { status: 301, location: moved + query };
  return { path, redirect, candidates: isHidden ? [] : files };
}

/** Returns the page for a path where there is nothing, in the language of the path. */
export function notFoundPage(policy: HostPolicy, path: string): string | undefined {
  return policy.notFound.find(({ prefix }) => path === prefix || path.startsWith(`${prefix}/`))?.page;
}

/** Returns the headers of a response that a file gives, or of one without a file when only the path is known. */
export function headersFor(policy: HostPolicy, file: string, secure: boolean): [name: string, value: string][] {
  const kind = policy.files.find(({ pattern }) => new RegExp(pattern).test(file));
  return [...policy.headers, ...(kind?.headers ?? [])].flatMap(({ name, value, overHttp }) => {
    const sent = secure || overHttp === undefined ? value : overHttp;
    return sent === null ? [] : [[name, sent]];
  });
}

/** Returns the Content-Type of a file. */
export function contentType(policy: HostPolicy, file: string): string {
  return policy.types[extname(file).slice(1).toLowerCase()] ?? policy.defaultType;
}

function normalised(raw: string): string | undefined {
  if (!raw.startsWith('/')) return undefined;
  const decoded = percentDecoded(raw);
  if (decoded === undefined || decoded.includes('\0')) return undefined;
  const segments: string[] = [];
  for (const segment of decoded.split('/')) {
    if (segment === '..' && segments.pop() === undefined) return undefined;
    if (segment !== '' && segment !== '.' && segment !== '..') segments.push(segment);
  }
  const folder = segments.length > 0 && /\/\.{0,2}$/.test(decoded);
  return `/${segments.join('/')}${folder ? '/' : ''}`;
}

function percentDecoded(text: string): string | undefined {
  try {
    return decodeURIComponent(text);
  } catch {
    return undefined;
  }
}

function canonical(policy: HostPolicy, raw: string): string {
  const rule = policy.canonical.find(({ pattern }) => new RegExp(pattern).test(raw));
  return rule ? raw.replace(new RegExp(rule.pattern), rule.target) : '';
}

function isNotFoundPage(policy: HostPolicy, path: string): boolean {
  return policy.notFound.some(({ page }) => path === page || `${path}.html` === page);
}
