import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http';

/** A request for the contact function, as it arrived. */
export interface ReceivedRequest {
  readonly headers: Readonly<Record<string, string>>;
  readonly fields: Readonly<Record<string, string>>;
}

/**
 * Stands in for the project's functions: takes contact requests as JSON or as a form, fails where the message says
 * “please fail”, and lists at /requests what it got.
 */
export function fakeBackend(): Server {
  const received: ReceivedRequest[] = [];
  return createServer((request, response) => {
    answer(request, response, received).catch((error: unknown) => {
      console.error(error);
      response.writeHead(500).end();
    });
  });
}

async function answer(request: IncomingMessage, response: ServerResponse, received: ReceivedRequest[]): Promise<void> {
  const { method, url } = request;
  if (method === 'GET' && url === '/requests') return json(response, 200, received);
  // Browsers ask for it once they have come to a page of ours by a form.
  if (url === '/favicon.ico') return void response.writeHead(204).end();
  if (url !== '/functions/v1/send-contact-email') return json(response, 404, {});
  for (const [name, value] of cors) response.setHeader(name, value);
  if (method === 'OPTIONS') return void response.writeHead(204).end();
  if (method !== 'POST') return json(response, 405, {});
  const fields = await fieldsOf(request);
  received.push({ headers: headersOf(request), fields });
  if (fields.message?.includes('please fail')) return json(response, 500, { error: 'as asked' });
  json(response, 200, {});
}

/** What a browser has to be told before it sends these headers to another origin (Fetch, CORS protocol). */
const cors = [
  ['Access-Control-Allow-Origin', '*'],
  ['Access-Control-Allow-Methods', 'POST'],
  ['Access-Control-Allow-Headers', 'authorization, apikey, content-type, idempotency-key, x-client-info, x-region'],
] as const;

async function fieldsOf(request: IncomingMessage): Promise<Record<string, string>> {
  const chunks: Buffer[] = [];
  for await (const chunk of request) chunks.push(Buffer.from(chunk));
  const body = Buffer.concat(chunks).toString('utf8');
  const isForm = request.headers['content-type']?.startsWith('application/x-www-form-urlencoded');
  if (isForm) return Object.fromEntries(new URLSearchParams(body));
  const fields: unknown = JSON.parse(body);
  return Object.fromEntries(Object.entries(fields ?? {}).map(([name, value]) => [name, String(value)]));
}

function headersOf({ headers }: IncomingMessage): Record<string, string> {
  return Object.fromEntries(Object.entries(headers).map(([name, value]) => [name, String(value)]));
}

function json(response: ServerResponse, status: number, body: unknown): void {
  response.writeHead(status, { 'Content-Type': 'application/json' }).end(JSON.stringify(body));
}
