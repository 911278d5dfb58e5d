import * as z from 'zod/mini';
import { isLoopback } from './database.ts';
import { claimsOf, mailAddressesIn, mailAddressOf, mailboxOf } from './settingValues.ts';

// The forms of settings (settingTable.ts), each from its text to the value that is used. The message of an issue is what was
// expected in place of the text.

export const text = z.string();

/** A text of which something is made; what is undefined was not the right text. */
function readAs<Value>(read: (value: string) => Value | undefined, expected: string) {
  return z.pipe(
    text,
    z.transform((value, { issues }) => {
      const found = read(value);
      if (found !== undefined) return found;
      issues.push({ code: 'custom', message: expected, input: value });
      return z.NEVER;
    }),
  );
}

export const matching = (pattern: RegExp, expected: string) => text.check(z.regex(pattern, expected));

export const hostName = matching(/^(?:[\w-]+\.)*[\w-]+\.?$|^[\da-f:]+$/i, 'a host alone, such as smtp.example.org');

export const siteKey = matching(/^(?![0-3]x[\w-]{30})/, 'the site key: the build would publish the secret');

export const webhookSecret = matching(/^whsec_[A-Za-z\d+/]{32,}={0,2}$/, 'a secret of the form whsec_…');

export const strictTransport = matching(
  /^max-age=\d{1,10}(; includeSubDomains(; preload)?)?$/,
  'max-age=<seconds>, with “; includeSubDomains” and “; preload” behind it if you mean them',
);

export const onOff = z.stringbool({ truthy: ['true'], falsy: ['false'], case: 'sensitive', error: 'true or false' });

export function wholeNumber(least: number, most: number) {
  const isRight = (value: string) => /^\d{1,9}$/.test(value) && Number(value) >= least && Number(value) <= most;
  return readAs((value) => (isRight(value) ? Number(value) : undefined), `a whole number from ${least} to ${most}`);
}

/** Returns a web address without user and password, whose host is safe in a rule of the Content-Security-Policy. */
function webAddress(value: string): URL | undefined {
  if (!URL.canParse(value) || /[\s\\]/.test(value)) return undefined;
  const url = new URL(value);
  const isWeb = /^https?:$/.test(url.protocol) && /^(?:[\w-]+\.)*[\w-]+$|^\[[\da-f:.]+\]$/.test(url.hostname);
  return isWeb && !url.username && !url.password ? url : undefined;
}

export const address = readAs((value) => webAddress(value)?.href, 'one address such as https://www.example.org');

/** An address to which a secret is sent: encrypted, unless it stays on this machine. */
export const encryptedAddress = readAs(encryptedIn, 'one address that begins with https://');

function encryptedIn(value: string): string | undefined {
  const { protocol, hostname = '', href, hash } = webAddress(value) ?? {};
  return (protocol === 'https:' || isLoopback(hostname)) && !hash ? href : undefined;
}

function originIn(value: string): string | undefined {
  const { origin, pathname, search, hash } = webAddress(value) ?? {};
  return pathname === '/' && !search && !hash ? origin : undefined;
}

export const encryptedOrigin = readAs(
  (value) => encryptedIn(value) && originIn(value),
  'one address with nothing behind the host that begins with https://',
);

export const origin = readAs(originIn, 'one address with nothing behind the host, such as https://www.example.org');

/** The value of SUPABASE_URL that means the backend of `npm start` and `npm run dev`. */
export const localBackend = 'local';

export const project = readAs(
  (value) => (value === localBackend ? value : originIn(value)),
  'one address with nothing behind the host, such as https://<project ref>.supabase.co',
);

export const origins = readAs((value) => {
  const found = value
    .split(/[\s,]+/)
    .filter(Boolean)
    .map(originIn);
  return found.every((one) => one !== undefined) ? found : undefined;
}, 'addresses with nothing behind the host, such as https://www.example.org, with commas between');

/** A folder of the site itself or of another one, without the slash at its end. */
export const folder = readAs(
  (value) => (/^\/(?!\/)[\w./-]*$/.test(value) ? value : webAddress(value)?.href)?.replace(/\/$/, ''),
  'a folder such as /flags or https://cdn.example.org/flags',
);

/** The public key of a project: one of another role would be published. */
export const publicKey = readAs((value) => {
  const tokens = value.match(/eyJ[\w-]+\.eyJ[\w-]+/g) ?? [];
  const isRight = /^(?!.*sb_secret_)[\w.-]+$/.test(value) && tokens.every((token) => claimsOf(token)?.role === 'anon');
  return isRight ? value : undefined;
}, 'the public key, “anon public” or one that begins with sb_publishable_: the build would publish any other in every page. If that ever happened, make a new one');

/** A text that nobody has made up of words: it changes again and again between capitals, small letters, digits and signs. */
export const unguessable = readAs((value) => {
  const runs = value.match(/[a-z]+|[A-Z]+|\d+|[^a-zA-Z\d]+/g) ?? [];
  return /^[!-~]{16,}$/.test(value) && runs.length >= value.length / 3 ? value : undefined;
}, 'at least 16 characters that cannot be guessed: openssl rand -base64 24');

export const postgres = readAs((value) => {
  const { protocol = '', hostname } = URL.canParse(value) ? new URL(value) : {};
  return hostname && /^postgres(?:ql)?:$/.test(protocol) ? value : undefined;
}, 'an address such as postgres://<user>:<password>@<host>:5432/postgres');

/** Returns mailboxes as they are written to, each once: the domain as DNS has it, as not every provider takes another. */
function mailboxesIn(value: string): string[] | undefined {
  const found = mailAddressesIn(value).map((one) => {
    const ascii = mailAddressOf(one);
    return ascii && one.replace(/[^\s<>]+(?=>?$)/, ascii);
  });
  if (found.length === 0 || !found.every((one) => one !== undefined)) return undefined;
  return found.filter((one, index) => found.findIndex((other) => mailboxOf(other) === mailboxOf(one)) === index);
}

export const mailboxes = readAs(mailboxesIn, 'addresses such as hello@example.org, with commas between');

export const mailbox = readAs((value) => {
  const [found, ...others] = mailboxesIn(value) ?? [];
  return others.length === 0 ? found : undefined;
}, 'one address, such as hello@example.org or "Name, if any" <hello@example.org>');
