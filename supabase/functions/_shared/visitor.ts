import { createHash, createHmac } from 'node:crypto';
import { isIP } from 'node:net';
import {
  campaignFields,
  challengeField,
  contactFields,
  honeypotField,
  timeToFillField,
  type ContactRequest,
} from './form.ts';
import { errorCode, log } from './log.ts';
import replies from './replies.json' with { type: 'json' };
import type { FunctionSettings } from './settings.ts';

/** What was sent, before it is checked. */
type Fields = Readonly<Record<string, unknown>>;

/** The languages of content/data/languages.json, as a test checks: the function answers forms in them. */
export type LanguageCode = keyof typeof replies;

/** Returns whether a value is the code of one of the site's languages. */
export function isLanguage(code: unknown): code is LanguageCode {
  return typeof code === 'string' && Object.hasOwn(replies, code);
}

/** Where a request came from: the form's language, page and topic, and the campaign of the visitor's first address. */
export interface Attribution {
  readonly language: LanguageCode | null;
  readonly page: string | null;
  readonly topic: string | null;
  readonly campaign: Readonly<Partial<Record<(typeof campaignFields)[number], string>>>;
}

/** Returns where a request came from. What is not valid is dropped: no request is refused for it. */
export function attributionOf(fields: Fields): Attribution {
  const campaign: Partial<Record<(typeof campaignFields)[number], string>> = {};
  for (const name of campaignFields) {
    const value = shortText(fields[name], 100);
    if (value) campaign[name] = value;
  }
  const page = shortText(fields.page, 200);
  const topic = shortText(fields.topic, 40);
  return {
    language: isLanguage(fields.language) ? fields.language : null,
    page: page && /^\/[\w/-]*$/.test(page) ? page : null,
    topic: topic && /^[A-Za-z-]+$/.test(topic) ? topic : null,
    campaign,
  };
}

function shortText(value: unknown, limit: number): string | null {
  if (typeof value !== 'string') return null;
  const text = value.replace(/[\p{Cc}\p{Cs}\p{Cf}\u2028\u2029]+/gu, ' ').trim();
  return text.length > 0 && text.length <= limit ? text : null;
}

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
 * Returns the address in a header, without a port: the last of several, because the sender can write the others. Of IPv6
 * the first 64 bits, because visitors choose the others themselves (RFC 4291, section 2.5.4).
 */
export function networkOf(header: string | null): string | null {
  const last = header?.split(',').at(-1)?.trim().toLowerCase().replaceAll('"', '');
  const address = last?.replace(/^\[([^\]]*)\](?::\d+)?$/, '$1').replace(/^(\d+(?:\.\d+){3}):\d+$/, '$1');
  if (!address) return null;
  const mapped = /^::ffff:(\d+\.\d+\.\d+\.\d+)$/.exec(address)?.[1];
  if (mapped) return mapped;
  if (isIP(address) !== 6) return address;
  const [head = '', tail] = address.split('::');
  const groups = (part: string) => part.split(':').filter(Boolean);
  const missing = tail === undefined ? 0 : Math.max(0, 8 - groups(head).length - groups(tail).length);
  const all = [...groups(head), ...Array<string>(missing).fill('0'), ...groups(tail ?? '')];
  return all
    .slice(0, 4)
    .map((group) => group.replace(/^0+(?=.)/, ''))
    .join(':');
}

/** How much a request looks like spam. What is held is stored, shown to the owner and never thrown away. */
export interface SpamVerdict {
  readonly held: 'spam' | null;
  readonly spamScore: number;
  readonly spamSigns: readonly string[];
}

const threshold = 60;

/** Scores a request. `challengePassed` is undefined where no challenge is set up or its service cannot say. */
export function spamVerdict(
  fields: Fields,
  { message }: ContactRequest,
  challengePassed: boolean | undefined,
): SpamVerdict {
  const found: [sign: string, score: number][] = [];
  const filled = fields[honeypotField];
  if (typeof filled === 'string' ? filled.trim() !== '' : filled !== undefined) found.push(['honeypot', 100]);
  const seconds = fields[timeToFillField];
  // Not enough to hold a request: a visitor whose browser fills in the fields only has to press the button.
  if (typeof seconds === 'number' && seconds >= 0 && seconds < 3) found.push(['sent within 3 seconds', 30]);
  const links = message.match(/https?:\/\/|<a\s|\[url/gi)?.length ?? 0;
  if (links >= 3) found.push([`${links} links`, 40]);
  if (challengePassed === false) found.push(['challenge not passed', 60]);
  const score = found.reduce((sum, [, points]) => sum + points, 0);
  return {
    held: score >= threshold ? 'spam' : null,
    spamScore: score,
    spamSigns: found.map(([sign]) => sign),
  };
}

/** The codes of `siteverify` that are about the visitor; the others are about the secret or the service. */
const visitorCodes = ['missing-input-response', 'invalid-input-response', 'timeout-or-duplicate'];

/**
 * Returns whether a visitor passed the challenge of the form (Cloudflare Turnstile, `siteverify`); undefined where there is
 * none, or where the service cannot say: its failure, or a secret that it refuses, must hold nobody.
 */
export async function challengePassed(
  fields: Fields,
  challenge: FunctionSettings['challenge'],
): Promise<boolean | undefined> {
  if (!challenge.secret) return undefined;
  const token = fields[challengeField];
  const { success, codes } = await askChallenge(challenge, typeof token === 'string' ? token.slice(0, 2048) : '');
  if (success) return true;
  if (success === false && codes.every((code) => visitorCodes.includes(code))) return false;
  log({ event: 'challenge not checked', code: codes.join(' ') });
  return undefined;
}

/** Asks the challenge's service about a token. `success` is undefined without an answer; the codes say why. */
export async function askChallenge(
  { secret = '', verifyUrl }: FunctionSettings['challenge'],
  token: string,
): Promise<{ success: boolean | undefined; codes: string[] }> {
  try {
    // A visitor who has to send again has the same token: with the same key the service accepts it again.
    const hash = createHash('sha256').update(token).digest('hex');
    const key = hash.replace(/^(.{8})(.{4}).(.{3}).(.{3})(.{12}).*$/, '$1-$2-4$3-8$4-$5');
    const answer = await fetch(verifyUrl, {
      method: 'POST',
      body: new URLSearchParams({ secret, response: token, ...(token && { idempotency_key: key }) }),
      signal: AbortSignal.timeout(3_000),
    });
    const result: unknown = await answer.json();
    if (typeof result !== 'object' || result === null || !('success' in result)) throw new Error('unknown answer');
    const codes =
      'error-codes' in result && Array.isArray(result['error-codes']) ? result['error-codes'].map(String) : [];
    return { success: result.success === true, codes: codes.map((code) => code.replace(/[^\w-]/g, '').slice(0, 40)) };
  } catch (error) {
    return { success: undefined, codes: [errorCode(error)] };
  }
}
