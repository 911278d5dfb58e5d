import { Buffer } from 'node:buffer';
import { notSentPage, sentPage, type NotSentReason } from './form.ts';
import type { LanguageCode } from './visitor.ts';

/** Who sent a request: from which site, with what kind of form, in what language. */
export interface Client {
  /** One of the allowed origins. */
  readonly site: string;
  /** Whether the browser named that origin, and so waits for it to be allowed (Fetch, CORS protocol). */
  readonly crossOrigin: boolean;
  readonly kind: BodyKind | undefined;
  readonly language: LanguageCode | null;
}

/** Answers that a request was accepted: equal to the byte for one that is new, a duplicate or held as spam. */
export function accepted(client: Client): Response {
  if (client.kind === 'form') return seeOther(client, sentPage);
  return json(client, 200, { ok: true });
}

/** Answers that a request is not stored. A form that was sent without JavaScript leads to the page that says why. */
export function refused(
  client: Client,
  status: number,
  error: string,
  why: NotSentReason,
  { fields, headers }: Refusal = {},
): Response {
  if (client.kind === 'form') return seeOther(client, `${notSentPage}#${why}`);
  return json(client, status, { error, fields }, headers);
}

interface Refusal {
  readonly fields?: Readonly<Record<string, string>>;
  readonly headers?: Readonly<Record<string, string>>;
}

/** Returns what a browser has to know before a script may send a form from another origin (Fetch, CORS protocol). */
export function preflight(client: Client): Response {
  return new Response(null, {
    status: 204,
    headers: {
      ...corsHeaders(client),
      'Access-Control-Allow-Methods': 'POST',
      // The last two are those of pages that were opened before the form did without them.
      'Access-Control-Allow-Headers': 'authorization, apikey, content-type, x-client-info, idempotency-key, x-region',
      'Access-Control-Max-Age': '3600',
    },
  });
}

/** Returns an answer in JSON, for scripts. */
export function json(
  client: Client,
  status: number,
  body: unknown,
  headers: Readonly<Record<string, string>> = {},
): Response {
  return new Response(JSON.stringify(body), {
    status,
    headers: { 'Content-Type': 'application/json', 'Cache-Control': 'no-store', ...corsHeaders(client), ...headers },
  });
}

/** The hosted platform sends no HTML from a function, so the pages are part of the site (RFC 9110, section 15.4.4). */
function seeOther({ site, language }: Client, page: string): Response {
  const prefix = language && language !== 'en' ? `/${language}` : '';
  return new Response(null, {
    status: 303,
    headers: { Location: `${site}${prefix}${page}`, 'Cache-Control': 'no-store' },
  });
}

function corsHeaders({ site, crossOrigin }: Client): Record<string, string> {
  return { Vary: 'Origin', ...(crossOrigin ? { 'Access-Control-Allow-Origin': site } : {}) };
}

/** A body that cannot be used, with the status of its answer (RFC 9110, section 15.5). */
export class UnusableBody extends Error {
  override name = 'UnusableBody';
  constructor(readonly status: 400 | 408 | 413) {
    super(`Unusable body: ${status}`);
  }
}

/** Sixteen kilobytes hold the longest valid request several times over. */
const limit = 16 * 1024;
/** A longer body is read to this length and dropped: a client that is still sending would not see the answer. */
const discardLimit = 4 * 1024 * 1024;
/** A slower body would keep its connection for too long. */
const readTimeoutMs = 10_000;

/** How a form was sent: by the site's script, or by the browser itself. */
export type BodyKind = 'json' | 'form';

/** Returns the kind of a body by its Content-Type; undefined for one that is not accepted. */
export function bodyKind(contentType: string | null): BodyKind | undefined {
  const [type = ''] = (contentType ?? '').split(';');
  switch (type.trim().toLowerCase()) {
    case 'application/json':
      return 'json';
    case 'application/x-www-form-urlencoded':
      return 'form';
  }
}

/** Returns the fields that were sent. Throws `UnusableBody`: too long, too slow, not UTF-8, not an object. */
export async function readFields(request: Request, kind: BodyKind): Promise<Record<string, unknown>> {
  const bytes = await bytesOf(request);
  try {
    const text = new TextDecoder('utf-8', { fatal: true }).decode(bytes);
    return kind === 'form' ? formFields(text) : jsonFields(text);
  } catch {
    throw new UnusableBody(400);
  }
}

async function bytesOf(request: Request): Promise<Uint8Array> {
  const reader = request.body?.getReader();
  if (!reader) return new Uint8Array();
  let timer: ReturnType<typeof setTimeout> | undefined;
  const late = new Promise<never>((_, reject) => {
    timer = setTimeout(() => reject(new UnusableBody(408)), readTimeoutMs);
  });
  const chunks: Uint8Array[] = [];
  let length = 0;
  try {
    for (;;) {
      const { done, value } = await Promise.race([reader.read(), late]);
      if (done) break;
      length += value.byteLength;
      if (length > discardLimit) break;
      if (length <= limit) chunks.push(value);
    }
    if (length > limit) throw new UnusableBody(413);
    return Buffer.concat(chunks);
  } catch (error) {
    reader.cancel().catch(() => undefined);
    // Any other error means that the visitor left before the end.
    throw error instanceof UnusableBody ? error : new UnusableBody(400);
  } finally {
    clearTimeout(timer);
  }
}

function jsonFields(text: string): Record<string, unknown> {
  const value: unknown = JSON.parse(text);
  if (typeof value !== 'object' || value === null || Array.isArray(value)) throw new UnusableBody(400);
  return { ...value };
}

/** Decodes a form (WHATWG URL, section 5.1). Throws where it is not UTF-8, which URLSearchParams would replace. */
function formFields(text: string): Record<string, unknown> {
  decodeURIComponent(text);
  return Object.fromEntries(new URLSearchParams(text));
}
