import { createHmac } from 'node:crypto';
import type { ContactRequest } from './contact.ts';
import { contactFields } from './rules.ts';
import type { FunctionSettings } from './settings.ts';

/** Hashes of the visitor's address, and of what identifies a request that is sent again. */
export interface Fingerprint {
  /** Null where the platform does not name the address. */
  readonly address: string | null;
  /** The browser's idempotency key with the content: the same key with another content is another request. */
  readonly key: string | null;
  readonly content: string;
}

/** Returns the fingerprint of a request. Without the salt nobody can find an address by trying all of them. */
export function fingerprintOf(request: Request, contact: ContactRequest, settings: FunctionSettings): Fingerprint {
  const hash = (...parts: readonly string[]) =>
    createHmac('sha256', settings.addressSalt).update(JSON.stringify(parts)).digest('base64url');
  const network = networkOf(request.headers.get(settings.addressHeader));
  const words = contactFields.map((field) => contact[field]);
  const key = request.headers.get('idempotency-key')?.trim().slice(0, 200);
  return {
    address: network === null ? null : hash('address', network),
    key: key ? hash('key', key, ...words) : null,
    content: hash('content', network ?? '', ...words),
  };
}

/**
 * Returns the address in a header: the last of several, because the sender can write the others. Of IPv6 the first 64
 * bits, because visitors choose the others themselves (RFC 4291, section 2.5.4).
 */
export function networkOf(header: string | null): string | null {
  const address = header?.split(',').at(-1)?.trim().toLowerCase();
  if (!address) return null;
  const mapped = /^::ffff:(\d+\.\d+\.\d+\.\d+)$/.exec(address)?.[1];
  if (mapped) return mapped;
  if (!address.includes(':')) return address;
  const [head = '', tail] = address.split('::');
  const groups = (part: string) => part.split(':').filter(Boolean);
  const missing = tail === undefined ? 0 : Math.max(0, 8 - groups(head).length - groups(tail).length);
  const all = [...groups(head), ...Array<string>(missing).fill('0'), ...groups(tail ?? '')];
  return all
    .slice(0, 4)
    .map((group) => group.replace(/^0+(?=.)/, ''))
    .join(':');
}
