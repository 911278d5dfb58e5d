import { createHash, createHmac } from 'node:crypto';
import { isIP } from 'node:net';
import * as z from 'zod/mini';
import {
  campaignFields,
  challengeField,
  contactFields,
  honeypotField,
  keyField,
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

export function isLanguage(code: unknown): code is LanguageCode {
  return typeof code === 'string' && Object.hasOwn(replies, code);
}

/** Where a request came from: the form's language, page and topic, and the campaign of the visitor's first address. */
export type Attribution = Readonly<ReturnType<typeof attributionOf>>;

/** The most characters of each, as the table takes them (a test compares). */
export const sourceLengths = { page: 200, topic: 40, campaign: 100 } as const;

/** Returns where a request came from. What is not valid is dropped: no request is refused for it. */
export function attributionOf(fields: Fields) {
  const campaign: Partial<Record<(typeof campaignFields)[number], string>> = {};
  for (const name of campaignFields) {
    const value = shortText(fields[name], sourceLengths.campaign);
    if (value) campaign[name] = value;
  }
  const page = shortText(fields.page, sourceLengths.page);
  const topic = shortText(fields.topic, sourceLengths.topic);
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

/** Hashes of the visitor's address, and of what identifies a request that is sent again, by the names of their columns. */
export type Fingerprint = ReturnType<typeof fingerprintOf>;

/** Returns the fingerprint of a request. Without the salt nobody can find an address by trying all of them. */
export function fingerprintOf(
  { headers }: Request,
  fields: Fields,
  contact: ContactRequest,
  settings: FunctionSettings,
) {
  const hash = (...parts: readonly string[]) =>
    createHmac('sha256', settings.IP_HASH_SALT).update(JSON.stringify(parts)).digest('base64url');
  const network = networkOf(headers.get(settings.CLIENT_IP_HEADER));
  const words = contactFields.map((field) => contact[field]);
  const key = shortText(fields[keyField], 200);
  return {
    /** Null where the platform does not name the address. */
    address_hash: network === null ? null : hash('address', network),
    /** The browser's idempotency key with the content: the same key with another content is another request. */
    key: key ? hash('key', key, ...words) : null,
    content_hash: hash('content', network ?? '', ...words),
  };
}

/**
 * Returns the address in a header, without a port: the last of several, because the sender can write the others. Of IPv6
 * the first 64 bits, because visitors choose the others themselves (RFC 4291, section 2.5.4).
 */
export function networkOf(header: string | null): string | null {
  const last = header?.split(',').at(-1)?.trim().toLowerCase().replaceAll('"', '');
  const address = last?.replace(/^\[([^\]]*)\](?::\d+)?$/, '$1').replace(/^(\d+(?:\.\d+){3}):\d+$/, '$1');
  // `unknown`, `-` or a name is no address.
  if (!address || isIP(address) === 0) return null;
  const mapped = /^::ffff:(\d+\.\d+\.\d+\.\d+)$/.exec(address)?.[1];
  if (mapped) return mapped;
  if (isIP(address) !== 6) return address;
  const [head = '', tail] = address.split('::');
  const groups = (part: string) => part.split(':').filter(Boolean);
  const missing = tail === undefined ? 0 : Math.max(0, 8 - groups(head).length - groups(tail).length);
  const all = [...groups(head), ...Array<string>(missing).fill('0'), ...groups(tail ?? '')];
  const network = all.slice(0, 4).map((group) => group.replace(/^0+(?=.)/, ''));
  return network.join(':');
}

/** How much a request looks like spam. What is held is stored, shown to the owner and never thrown away. */
export type SpamVerdict = ReturnType<typeof spamVerdict>;

/** From here on a request is held. No sign that a visitor's own tools can give reaches it alone. */
const spamThreshold = 60;

/** What the challenge's service says of a visitor; undefined where there is none, or where it cannot say. */
type ChallengeResult = 'passed' | 'no-token' | 'refused-token' | undefined;

export function spamVerdict(fields: Fields, { message }: ContactRequest, challenge: ChallengeResult) {
  const { [honeypotField]: filled, [timeToFillField]: seconds } = fields;
  const links = message.match(/https?:\/\/|<a\s|\[url/gi)?.length ?? 0;
  const signs: readonly (readonly [sign: string, points: number, isThere: boolean])[] = [
    // A password manager may fill any field.
    ['honeypot', 50, typeof filled === 'string' ? filled.trim() !== '' : filled !== undefined],
    // A browser can fill in the fields, so that the visitor only presses the button.
    ['sent within 3 seconds', 30, typeof seconds === 'number' && seconds >= 0 && seconds < 3],
    // A form of a page without JavaScript, or a program.
    ['sent without the site’s script', 20, seconds === undefined],
    [`${links} links`, 40, links >= 3],
    // Blockers keep the challenge's script away.
    ['challenge not solved', 50, challenge === 'no-token'],
    // The challenge's service does not know the token, or has seen it: nothing of a visitor's does that.
    ['challenge not passed', 60, challenge === 'refused-token'],
  ];
  const found = signs.filter(([, , isThere]) => isThere);
  const score = found.reduce((sum, [, points]) => sum + points, 0);
  const held = score >= spamThreshold ? 'spam' : null;
  return { held, spam_score: score, spam_signs: found.map(([sign]) => sign) };
}

/** The codes of `siteverify` that are about the visitor; the others are about the secret or the service. */
const visitorCodes = ['missing-input-response', 'invalid-input-response', 'timeout-or-duplicate'];

const challengeAnswer = z.object({ success: z.boolean(), 'error-codes': z._default(z.array(z.string()), []) });

/**
 * Returns what the service of the form's challenge (Cloudflare Turnstile, `siteverify`) says of a visitor: its failure, or a
 * secret that it refuses, must hold nobody. A token is good for one request.
 */
export async function challengeResult(
  fields: Fields,
  { key, content_hash: content }: Fingerprint,
  { TURNSTILE_SECRET: secret, TURNSTILE_VERIFY_URL: service }: FunctionSettings,
): Promise<ChallengeResult> {
  if (!secret) return undefined;
  const given = fields[challengeField];
  const token = typeof given === 'string' ? given.slice(0, 2048) : '';
  // The same request may come again with its token: by this key the service knows it. Another request needs another token.
  const hash = createHash('sha256').update(JSON.stringify([token, key ?? content]));
  const uuid = hash.digest('hex').replace(/^(.{8})(.{4}).(.{3}).(.{3})(.{12}).*$/, '$1-$2-4$3-8$4-$5');
  const body = new URLSearchParams({ secret, response: token, ...(token && { idempotency_key: uuid }) });
  try {
    const answer = await fetch(service, { method: 'POST', body, signal: AbortSignal.timeout(3_000) });
    const { success, 'error-codes': codes } = challengeAnswer.parse(await answer.json());
    if (success) return 'passed';
    if (codes.every((code) => visitorCodes.includes(code))) return token === '' ? 'no-token' : 'refused-token';
    const code = codes.map((one) => one.replace(/[^\w-]/g, '').slice(0, 40)).join(' ');
    log({ event: 'challenge not checked', code });
  } catch (error) {
    log({ event: 'challenge not checked', code: errorCode(error) });
  }
  return undefined;
}
