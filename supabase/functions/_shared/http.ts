import { notSentPage, sentPage, type NotSentReason } from './form.ts';
import type { LanguageCode } from './visitor.ts';

/** Who sent a request: from which site, with what kind of form, in what language. */
export interface Client {
  /** One of the allowed origins. A browser waits for it to be named in the answer (Fetch, CORS protocol). */
  readonly site: string;
  readonly kind: BodyKind | undefined;
  readonly language: LanguageCode | null;
}

type Texts = Readonly<Record<string, string>>;

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
  { fields, headers }: { fields?: Texts; headers?: Texts } = {},
): Response {
  if (client.kind === 'form') return seeOther(client, `${notSentPage}#${why}`);
  return json(client, status, { error, fields }, headers);
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

export function json(client: Partial<Client>, status: number, body: unknown, headers: Texts = {}): Response {
  return Response.json(body, { status, headers: { 'Cache-Control': 'no-store', ...corsHeaders(client), ...headers } });
}

/** The hosted platform sends no HTML from a function, so the pages are part of the site (RFC 9110, section 15.4.4). */
function seeOther({ site, language }: Client, page: string): Response {
  const prefix = language && language !== 'en' ? `/${language}` : '';
  const headers = { Location: `${site}${prefix}${page}`, 'Cache-Control': 'no-store' };
  return new Response(null, { status: 303, headers });
}

function corsHeaders({ site }: Partial<Client>): Record<string, string> {
  return { Vary: 'Origin', ...(site && { 'Access-Control-Allow-Origin': site }) };
}

/** A body that cannot be used, with the status of its answer (RFC 9110, section 15.5). */
export class UnusableBody extends Error {
  override name = 'UnusableBody';
  constructor(
    readonly status: 400 | 408 | 413,
    message: string,
  ) {
    super(message);
  }
}

/** Sixteen kilobytes hold the longest valid request several times over. */
const limit = 16 * 1024;
/** A longer body is read to this length and dropped: a client that is still sending would not see the answer. */
const discardLimit = 4 * 1024 * 1024;
/** A slower body would keep its connection for too long. */
const readTimeoutMs = 10_000;

/** How a form was sent: by the site's script, or by the browser itself. */
type BodyKind = 'json' | 'form';

/** Returns the kind of a body by its Content-Type; undefined for one that is not accepted. */
export function bodyKind(contentType: string | null): BodyKind | undefined {
  const type = contentType?.split(';')[0]?.trim().toLowerCase();
  if (type === 'application/json') return 'json';
  return type === 'application/x-www-form-urlencoded' ? 'form' : undefined;
}

/** Returns the fields that were sent. Throws `UnusableBody`: too long, too slow, not UTF-8, not an object. */
export async function readFields(request: Request, kind: BodyKind): Promise<Record<string, unknown>> {
  const bytes = await bytesOf(request);
  try {
    const text = new TextDecoder('utf-8', { fatal: true }).decode(bytes);
    // What is not UTF-8 throws, which URLSearchParams would replace (WHATWG URL, section 5.1).
    if (kind === 'form') decodeURIComponent(text);
    const value: unknown = kind === 'form' ? Object.fromEntries(new URLSearchParams(text)) : JSON.parse(text);
    if (typeof value === 'object' && value !== null && !Array.isArray(value)) return { ...value };
  } catch {
    // Below.
  }
  throw new UnusableBody(400, 'The body is no contact request.');
}

async function bytesOf({ body }: Request): Promise<ArrayBuffer> {
  let length = 0;
  const cut = new TransformStream<Uint8Array, Uint8Array>({
    transform(chunk, controller) {
      length += chunk.byteLength;
      if (length <= limit) controller.enqueue(chunk);
      if (length > discardLimit) controller.terminate();
    },
  });
  const signal = AbortSignal.timeout(readTimeoutMs);
  const read = await new Response(body?.pipeThrough(cut, { signal })).arrayBuffer().catch(() => {
    if (signal.aborted) throw new UnusableBody(408, 'The body took too long.');
    throw new UnusableBody(400, 'The body ended early.');
  });
  if (length > limit) throw new UnusableBody(413, 'The body is too long.');
  return read;
}
