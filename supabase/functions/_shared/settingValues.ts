import { Buffer } from 'node:buffer';
import { timingSafeEqual } from 'node:crypto';
import { mailAddress } from './contact.ts';

/** Returns the claims of a JSON Web Token (RFC 7519), unverified; undefined for a text that is none. */
export function claimsOf(value: string): Readonly<Record<string, unknown>> | undefined {
  const [, middle] = /^[\w-]+\.([\w-]+)(?:\.[\w-]*)?$/.exec(value.trim()) ?? [];
  if (middle === undefined) return undefined;
  try {
    const claims: unknown = JSON.parse(Buffer.from(middle, 'base64url').toString());
    return typeof claims === 'object' && claims !== null && !Array.isArray(claims) ? { ...claims } : undefined;
  } catch {
    return undefined;
  }
}

/** Returns the Supabase project of an address, by its host or, through a pooler, by its user; or of a key. */
export function projectIn(value: string): string | undefined {
  const ref = claimsOf(value)?.ref;
  if (typeof ref === 'string') return ref;
  if (!URL.canParse(value)) return undefined;
  const { hostname, username } = new URL(value);
  return (
    /^(?:db\.)?([a-z\d]{20})\.supabase\.(?:co|in|red)$/.exec(hostname)?.[1] ??
    /^\w+\.([a-z\d]{20})$/.exec(username)?.[1]
  );
}

/** Returns whether nobody outside can reach a host name: reserved by RFC 2606 and 6761, of this machine, or no name at all. */
export function isUnreachable(hostname: string): boolean {
  const name = hostname.toLowerCase().replace(/\.$/, '');
  return (
    /(?:^|\.)(?:example|test|invalid|localhost|local|internal|lan)$/.test(name) ||
    /(?:^|\.)example\.(?:com|net|org)$/.test(name) ||
    /^(?:\[.*\]|[\d.]+)$/.test(name) ||
    !name.includes('.')
  );
}

/** Returns the mail addresses of a list with commas between; a name with a comma is in quotation marks. */
export function mailAddressesIn(value: string): string[] {
  return (value.match(/(?:"(?:[^"\\]|\\.)*"|[^",])+/g) ?? []).map((text) => text.trim()).filter(Boolean);
}

/**
 * Returns the address alone of `Name <address>`, its domain as DNS has it; undefined for what is none. A name with signs that
 * mean something in a list of addresses (RFC 5322, 3.2.3) is in quotation marks: mail programs read another sender otherwise.
 */
export function mailAddressOf(text: string): string | undefined {
  const written = /^(?:"(?:[^"\\]|\\.)*"|[^"<>@()[\]\\,:;]+)\s*<([^<>]+)>$/.exec(text)?.[1] ?? text;
  // As a visitor's address is read, and nothing around it that would have to be taken away first.
  const address = mailAddress(written);
  const isBare = address?.split('@')[0] === written.split('@')[0] && /[\p{L}\p{N}]$/u.test(written);
  return isBare ? address : undefined;
}

/** Returns the one form of all spellings of a recipient, with or without a name: what a delivery is known by. */
export function mailboxOf(recipient: string): string {
  return (mailAddressOf(recipient) ?? recipient).toLowerCase();
}

/** Compares in a time that does not depend on how many characters are right. */
export function isSameSecret(given: string, secret: string): boolean {
  const [one, other] = [Buffer.from(given), Buffer.from(secret)];
  return one.length === other.length && timingSafeEqual(one, other);
}
