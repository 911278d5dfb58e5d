import { randomBytes } from 'node:crypto';
import type { IncomingMessage, ServerResponse } from 'node:http';
import { z } from 'zod';
import { isSameSecret } from '../../../../supabase/functions/_shared/settingValues';
import { messageOf } from '../../../commandLine/commandLine';
import { editingPaths, Refusal, tokenHeader } from '../../texts/editing';

/** An endpoint of the live server that only its own pages, on this computer, may ask. */
export interface Endpoint {
  readonly method: 'GET' | 'POST';
  readonly path: string;
  /**
   * Returns the answer to a query and the JSON body of a POST: bytes of a WebP picture, or what is sent as JSON. Throws a
   * Refusal, or zod's error where the body has another shape.
   */
  readonly answer: (query: URLSearchParams, body: unknown) => unknown;
  /** Any page of this server may ask without a token. */
  readonly isOpen?: true;
}

export type Handler = (request: IncomingMessage, response: ServerResponse, next: () => void) => void;

/**
 * Returns a handler that answers pages of this server alone: loopback, own host and origin, and the token, which it gives
 * them and which is valid as long as the live server runs.
 */
export function guardEndpoints(endpoints: readonly Endpoint[]): Handler {
  const token = randomBytes(32).toString('base64url');
  const all: Endpoint[] = [
    ...endpoints,
    { method: 'GET', path: editingPaths.token, isOpen: true, answer: () => ({ token }) },
  ];
  return (request, response, next) => {
    const { pathname, searchParams } = new URL(request.url ?? '/', 'http://localhost');
    const endpoint = all.find(({ method, path }) => method === request.method && path === pathname);
    if (!endpoint) return next();
    const send = (status: number, value: unknown) => {
      const isPicture = value instanceof Uint8Array;
      // Gatsby allows every origin to read what its live server answers.
      response.removeHeader('Access-Control-Allow-Origin');
      response.writeHead(status, {
        'Content-Type': isPicture ? 'image/webp' : 'application/json',
        'Cache-Control': 'no-store',
        'X-Content-Type-Options': 'nosniff',
      });
      response.end(isPicture ? value : JSON.stringify(value));
    };
    const answer = async () => {
      refuseForeign(request);
      if (!endpoint.isOpen && !isSameSecret(String(request.headers[tokenHeader]), token))
        throw new Refusal(403, 'the token is of an earlier run of the live server; load the page again');
      return endpoint.answer(searchParams, request.method === 'POST' ? await readBody(request) : undefined);
    };
    answer().then(
      (value) => send(200, value),
      (thrown: unknown) => {
        request.resume();
        if (thrown instanceof z.ZodError) send(400, { error: z.prettifyError(thrown) });
        else send(thrown instanceof Refusal ? thrown.status : 500, { error: messageOf(thrown) });
      },
    );
  };
}

/** Throws a Refusal for a request from another computer, under another name (DNS rebinding) or from another site. */
export function refuseForeign({ socket, headers }: IncomingMessage): void {
  if (!/^(::1|(::ffff:)?127\.\d+\.\d+\.\d+)$/.test(socket.remoteAddress ?? ''))
    throw new Refusal(403, 'texts can be changed on the computer that runs the live server only');
  const names = ['localhost', '127.0.0.1', '[::1]'].map((name) => `${name}:${socket.localPort}`);
  if (!names.includes(headers.host ?? ''))
    throw new Refusal(403, `the page is at ${headers.host ?? 'no host'}; open it at ${names[0]}`);
  const { origin, 'sec-fetch-site': site } = headers;
  const isOwn = origin === undefined || [`http://${headers.host}`, `https://${headers.host}`].includes(origin);
  if (!isOwn || (site !== undefined && site !== 'same-origin'))
    throw new Refusal(403, 'the request is from another site');
}

const maxBodyLength = 100_000;

async function readBody(request: IncomingMessage): Promise<unknown> {
  if (!/^application\/json *(;|$)/i.test(request.headers['content-type'] ?? ''))
    throw new Refusal(415, 'expected a body of the type application/json');
  let body = '';
  request.setEncoding('utf8');
  // Not destroyed, so that a body that is too large gets an answer.
  for await (const part of request.iterator({ destroyOnReturn: false })) {
    body += part;
    if (body.length > maxBodyLength) throw new Refusal(413, `expected a body of at most ${maxBodyLength} characters`);
  }
  try {
    return JSON.parse(body);
  } catch {
    throw new Refusal(400, 'expected JSON');
  }
}
