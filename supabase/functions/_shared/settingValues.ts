import { Buffer } from 'node:buffer';
import { mailAddress } from './contact.ts';

/** Returns what was expected in place of a value, as the end of a sentence; undefined for a value that is right. */
export type ValueCheck = (value: string) => string | undefined;

/** Returns what kind of secret a text looks like; undefined for one that everybody may read. */
export function secretIn(value: string): string | undefined {
  // Also with “Bearer” before it, in quotation marks, or without its last part.
  for (const token of value.match(/eyJ[\w-]+\.eyJ[\w-]+(?:\.[\w-]*)?/g) ?? []) {
    const role = claimsOf(token)?.role;
    if (role !== undefined && role !== 'anon') return `a key of the role ${String(role)}`;
  }
  return secretForms.find(([form]) => form.test(value))?.[1];
}

const secretForms: readonly (readonly [form: RegExp, kind: string])[] = [
  [/sb_secret_/i, 'a secret key of Supabase'],
  [/\bsbp_[\w-]{20,}/, 'an access token of Supabase'],
  [/\bre_\w{16,}/, 'a key of Resend'],
  [/\bwhsec_/, 'the secret of a webhook'],
  [/^[0-3]x[\w-]{30,}$/, 'a secret of Turnstile'],
  [/\b(?:sk|rk)[-_](?:live|test|proj|ant)[-_]/, 'a secret key'],
  [/\bSG\.[\w-]{16,}\./, 'a key of SendGrid'],
  [/\bxox[abeoprs]-/, 'a token of Slack'],
  [/hooks\.slack\.com\/(?:services|workflows)\/|\.logic\.azure\.com|\.powerplatform\.com/, 'the address of a webhook'],
  [/\b(?:gh[opsu]_\w{20,}|github_pat_)/, 'a token of GitHub'],
  [/\bglpat-/, 'a token of GitLab'],
  [/\bnfp_\w{20,}/, 'a token of Netlify'],
  [/\bnpm_\w{30,}/, 'a token of npm'],
  [/\bAKIA[A-Z\d]{16}\b/, 'a key of Amazon'],
  [/\bAIza[\w-]{30,}/, 'a key of Google'],
  [/-----BEGIN [A-Z ]*PRIVATE KEY-----/, 'a private key'],
  [/^[a-z][a-z\d+.-]*:\/\/[^\s/@:]*:[^\s/@]+@/i, 'an address with a password'],
  [/^postgres(?:ql)?:\/\//i, 'the address of a database'],
];

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

/** Returns whether a value is one that somebody meant to replace, as in an example file. */
export function isPlaceholder(value: string): boolean {
  const inside = value.trim().replace(/^["'<[{(]+|["'>\]})]+$/g, '');
  return (
    inside === '' ||
    /^<[^@]*>$/.test(value.trim()) ||
    // What a page shows in place of a secret.
    /[•●]|^\*{3,}$/.test(value) ||
    /^(?:change[-_ ]?(?:me|it|this)|replace[-_ ]?(?:me|this|with\b.*)?|to[-_ ]?do|tbd|fixme|dummy|placeholder|undefined|null|secret|password|x{3,12}|\.{3}|…)$/i.test(
      inside,
    ) ||
    /^(?:your|my|insert|enter|paste)[-_ ]/i.test(inside)
  );
}

/** Returns whether a part of a value is still to be filled in. */
export function hasBlank(value: string): boolean {
  return /<[^<>@]*>|%3C[^@]*%3E|…|[[/]your[-_ ]|[/.@](?:your|my)-?(?:app|company|domain|name|organi[sz]ation|project|site|website)(?=[./:]|$)/i.test(
    value,
  );
}

/** Returns the Supabase project that an address names: by its host or, through a pooler, by its user. */
export function projectIn(address: string | undefined): string | undefined {
  if (!address || !URL.canParse(address)) return undefined;
  const { hostname, username } = new URL(address);
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
    !name.includes('.') ||
    /^(?:www\.www|ww|wwww)\./.test(name)
  );
}

/** One web address that is used whole as its origin: without path, query, user or password. */
export const oneOrigin: ValueCheck = (value) => {
  const expected = 'one address with nothing behind the host, such as https://www.example.org';
  if (!URL.canParse(value)) return expected;
  const { protocol, hostname, pathname, search, hash, username, password } = new URL(value);
  if (!/^https?:$/.test(protocol) || !/^(?:[\w-]+\.)*[\w-]+$|^\[[\da-f:.]+\]$/.test(hostname)) return expected;
  if (username || password) return 'an address without user and password';
  return pathname !== '/' || search || hash
    ? `${expected}: “${pathname === '/' ? search + hash : pathname}” would not be used`
    : undefined;
};

/** An origin that visitors can reach. */
export const reachableOrigin: ValueCheck = (value) => {
  if (oneOrigin(value) !== undefined) return undefined;
  const { protocol, hostname } = new URL(value);
  if (protocol !== 'https:') return 'an address that begins with https://';
  return isUnreachable(hostname) ? 'an address on the public internet: nobody else reaches this one' : undefined;
};

/** A whole number in a range. */
export const wholeBetween =
  (least: number, most: number, why: string): ValueCheck =>
  (value) =>
    /^[1-9]\d{0,6}$/.test(value) && Number(value) >= least && Number(value) <= most
      ? undefined
      : `a whole number from ${least} to ${most}${why && `: ${why}`}`;

const random = 'at least 16 characters that cannot be guessed: openssl rand -base64 24';

/** A value of which not every one can be tried. */
export const longEnough: ValueCheck = (value) => (/^[!-~]{16,}$/.test(value) ? undefined : random);

/** A value that cannot be guessed, and that a header can have. */
export const unguessable: ValueCheck = (value) => {
  // Neighbours such as 1234 or abcd.
  const steps = [...value].filter(
    (_, index) => index > 0 && Math.abs(value.charCodeAt(index) - value.charCodeAt(index - 1)) <= 1,
  );
  const isRandom =
    /^[!-~]{16,}$/.test(value) && new Set(value).size >= 8 && steps.length < value.length / 2 && !isPlaceholder(value);
  return isRandom && !/pass-?word|qwert|letmein|openssl|^[a-z]+:\/\/|^\/[a-z]+\/|^sb_|^eyJ/i.test(value)
    ? undefined
    : random;
};

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

/** Mail addresses on the public internet, which every server takes. */
export const reachableMail: ValueCheck = (value) => {
  const parts = mailAddressesIn(value).map((text) => mailAddressOf(text)?.split('@') ?? []);
  if (parts.some(([, domain = 'a.org']) => isUnreachable(domain)))
    return 'addresses on the public internet: no mail reaches this one';
  // RFC 6531, which many servers do not have.
  return parts.some(([local = '']) => /\P{ASCII}/u.test(local))
    ? 'only a to z, digits and signs before the @: many servers take no other letters there'
    : undefined;
};
