import { randomBytes, timingSafeEqual } from 'node:crypto';
import type { IncomingMessage, ServerResponse } from 'node:http';
import type { z } from 'zod';
import { editingPaths, tokenHeader } from '../../texts/editing';
import { Refusal } from '../../texts/Refusal';

/** An endpoint of the live server that only its own pages, on this computer, may ask. */
export interface Endpoint {
  readonly path: string;
  readonly method: 'GET' | 'POST';
  /** Any page of this server may ask without a token. */
  readonly isOpen?: true;
  /** The answer: bytes of a WebP picture, or what is sent as JSON. Throws a Refusal. */
  answer(asked: EndpointRequest): unknown;
}

/** What an endpoint is asked. */
interface EndpointRequest {
  readonly query: URLSearchParams;
  /** The JSON body. Throws a Refusal where it has another shape. */
  json<S extends z.ZodType>(schema: S): Promise<z.infer<S>>;
}

/** A request handler of Express. */
export type Handler = (request: IncomingMessage, response: ServerResponse, next: () => void) => void;

/**
 * Returns a handler that answers pages of this server alone: loopback, own host and origin, and the token, which it gives
 * them and which is valid as long as the live server runs.
 */
export function guardEndpoints(endpoints: readonly Endpoint[]): Handler {
  const token = randomBytes(32).toString('base64url');
  const ofToken: Endpoint = { path: editingPaths.token, method: 'GET', isOpen: true, answer: () => ({ token }) };
  return (request, response, next) => {
    const { pathname, searchParams } = new URL(request.url ?? '/', 'http://localhost');
    const here = [ofToken, ...endpoints].filter(({ path }) => path === pathname);
    if (here.length === 0) return next();
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
      const endpoint = here.find(({ method }) => method === request.method);
      if (!endpoint) throw new Refusal(405, `expected ${here.map(({ method }) => method).join(' or ')}`);
      if (!endpoint.isOpen && !isToken(request.headers[tokenHeader], token))
        throw new Refusal(403, 'the page is of an earlier run of the live server; load it again');
      return endpoint.answer({ query: searchParams, json: (schema) => readBody(request, schema) });
    };
    answer().then(
      (value) => send(200, value),
      (thrown: unknown) => {
        request.resume();
        const message = thrown instanceof Error ? thrown.message : String(thrown);
        send(thrown instanceof Refusal ? thrown.status : 500, { error: message });
      },
    );
  };
}

/** Throws a Refusal for a request from another computer, under another name (DNS rebinding) or from another site. */
function refuseForeign({ socket, headers }: IncomingMessage): void {
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

function isToken(given: string | string[] | undefined, token: string): boolean {
  const [own, other] = [Buffer.from(token), Buffer.from(String(given))];
  return own.length === other.length && timingSafeEqual(own, other);
}

const maxBodyBytes = 100_000;

async function readBody<S extends z.ZodType>(request: IncomingMessage, schema: S): Promise<z.infer<S>> {
  if (!/^application\/json *(;|$)/i.test(request.headers['content-type'] ?? ''))
    throw new Refusal(415, 'expected a body of the type application/json');
  const { success, data, error } = schema.safeParse(parsed((await bytesOf(request)).toString('utf8')));
  if (!success)
    throw new Refusal(400, error.issues.map(({ path, message }) => `${path.join('.')}: ${message}`).join('; '));
  return data;
}

function bytesOf(request: IncomingMessage): Promise<Buffer> {
  return new Promise((resolve, reject) => {
    const parts: Buffer[] = [];
    let size = 0;
    request.on('data', (part: Buffer) => {
      size += part.length;
      if (size <= maxBodyBytes) parts.push(part);
      else reject(new Refusal(413, `expected a body of at most ${maxBodyBytes} bytes`));
    });
    request.on('end', () => resolve(Buffer.concat(parts)));
    request.on('error', reject);
  });
}

function parsed(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    throw new Refusal(400, 'expected JSON');
  }
}
