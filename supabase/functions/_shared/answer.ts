import type { BodyKind } from './body.ts';
import type { LanguageCode } from './languages.ts';
import { notSentPage, sentPage, type NotSent } from './noScriptRedirects.ts';

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
  why: NotSent,
  { fields, headers }: Refusal = {},
): Response {
  if (client.kind === 'form') return seeOther(client, notSentPage(why));
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
      'Access-Control-Allow-Headers': 'authorization, apikey, content-type, idempotency-key, x-client-info, x-region',
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
