import { createReadStream } from 'node:fs';
import { stat } from 'node:fs/promises';
import type { IncomingMessage, ServerResponse } from 'node:http';
import path from 'node:path';
import { pipeline } from 'node:stream/promises';
import { contentType, headersFor, lookUp, notFoundPage } from './lookup';
import type { HostPolicy } from './schema';

/** Answers one request from the exported files as the policy says (RFC 9110). */
export async function respond(
  policy: HostPolicy,
  publicDir: string,
  request: IncomingMessage,
  response: ServerResponse,
): Promise<void> {
  const secure = request.headers['x-forwarded-proto'] === 'https';
  const found = lookUp(policy, request.url ?? '');
  const plainly = (status: number, sentence: string, headers: Record<string, string> = {}) =>
    sendText(request, response, status, sentence, [...headersFor(policy, '/', secure), ...Object.entries(headers)]);

  if (found.kind === 'malformed') return plainly(400, 'Bad request');
  if (request.method !== 'GET' && request.method !== 'HEAD')
    return plainly(405, 'Method not allowed', { Allow: 'GET, HEAD' });
  if (found.kind === 'redirect') return plainly(found.status, 'Moved', { Location: found.location });

  const file = found.kind === 'files' ? await firstFile(publicDir, found.candidates) : undefined;
  const shown = file ?? notFoundPage(policy, found.path);
  const sent = shown === undefined ? undefined : await bestForm(publicDir, shown, request.headers['accept-encoding']);
  if (shown === undefined || sent === undefined) return plainly(404, 'Not found');

  for (const [name, value] of headersFor(policy, shown, secure)) response.setHeader(name, value);
  response.setHeader('Content-Type', contentType(policy, shown));
  if (sent.varies) response.setHeader('Vary', 'Accept-Encoding');
  if (sent.encoding) response.setHeader('Content-Encoding', sent.encoding);
  if (file !== undefined) response.setHeader('ETag', sent.tag);
  if (file !== undefined && names(request.headers['if-none-match'], sent.tag)) {
    response.writeHead(304).end();
    return;
  }
  response.writeHead(file === undefined ? 404 : 200, { 'Content-Length': sent.size });
  if (request.method === 'HEAD') response.end();
  else await pipeline(createReadStream(sent.path), response);
}

function sendText(
  request: IncomingMessage,
  response: ServerResponse,
  status: number,
  sentence: string,
  headers: readonly (readonly [string, string])[],
): void {
  for (const [name, value] of headers) response.setHeader(name, value);
  response.writeHead(status, { 'Content-Type': 'text/plain; charset=utf-8', 'Content-Length': sentence.length + 1 });
  response.end(request.method === 'HEAD' ? undefined : `${sentence}\n`);
}

async function firstFile(publicDir: string, candidates: readonly string[]): Promise<string | undefined> {
  for (const candidate of candidates) if (await fileAt(publicDir, candidate)) return candidate;
  return undefined;
}

interface Form {
  readonly path: string;
  readonly size: number;
  readonly tag: string;
  readonly encoding: 'br' | 'gzip' | undefined;
  readonly varies: boolean;
}

const encodings = [
  { encoding: 'br', suffix: '.br' },
  { encoding: 'gzip', suffix: '.gz' },
] as const;

/** The smallest form of a file that the client takes: brotli before gzip before the file itself. */
async function bestForm(publicDir: string, file: string, accepted: string | undefined): Promise<Form | undefined> {
  const plain = await fileAt(publicDir, file);
  if (!plain) return undefined;
  const forms = await Promise.all(
    encodings.map(async ({ encoding, suffix }) => ({ encoding, form: await fileAt(publicDir, file + suffix) })),
  );
  const chosen = forms.find(({ encoding, form }) => form && accepts(accepted, encoding));
  return { ...(chosen?.form ?? plain), encoding: chosen?.encoding, varies: forms.some(({ form }) => form) };
}

async function fileAt(publicDir: string, file: string): Promise<Omit<Form, 'encoding' | 'varies'> | undefined> {
  // on Windows a backslash would be a way up
  if (file.includes('\\')) return undefined;
  const full = path.join(publicDir, file);
  const found = await stat(full).catch(() => undefined);
  if (!found?.isFile() || file.endsWith('/')) return undefined;
  const tag = `"${Math.round(found.mtimeMs).toString(16)}-${found.size.toString(16)}"`;
  return { path: full, size: found.size, tag };
}

/** Whether an Accept-Encoding takes a coding (RFC 9110, section 12.5.3); a `q` of 0 refuses it. */
export function accepts(header: string | undefined, coding: string): boolean {
  const weights = new Map(
    (header ?? '').split(',').map((entry) => {
      const [name = '', ...parameters] = entry.split(';').map((part) => part.trim().toLowerCase());
      const quality = parameters.find((parameter) => parameter.startsWith('q='));
      return [name, quality ? Number(quality.slice(2)) : 1] as const;
    }),
  );
  return (weights.get(coding) ?? weights.get('*') ?? 0) > 0;
}

/** Whether an If-None-Match names a tag, compared weakly (RFC 9110, section 13.1.2). */
function names(header: string | undefined, tag: string): boolean {
  if (header === undefined) return false;
  return header.split(',').some((entry) => ['*', tag].includes(entry.trim().replace(/^W\//, '')));
}
