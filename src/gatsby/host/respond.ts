import { statSync } from 'node:fs';
import type { IncomingMessage, ServerResponse } from 'node:http';
import path from 'node:path';
import send from 'send';
import { contentType, headersFor, lookUp, notFoundPage } from './lookup';
import type { HostPolicy } from './schema';

/** Answers one request from the exported files as the policy says (RFC 9110). */
export function respond(
  policy: HostPolicy,
  publicDir: string,
  request: IncomingMessage,
  response: ServerResponse,
): void {
  const secure = request.headers['x-forwarded-proto'] === 'https';
  const found = lookUp(policy, request.url ?? '');
  const sendText = (status: number, text: string, headers: Record<string, string> = {}) => {
    for (const [name, value] of headersFor(policy, '/', secure)) response.setHeader(name, value);
    response.writeHead(status, { 'Content-Type': 'text/plain; charset=utf-8', ...headers }).end(`${text}\n`);
  };
  if (!found) return sendText(400, 'Bad request');
  if (request.method !== 'GET' && request.method !== 'HEAD')
    return sendText(405, 'Method not allowed', { Allow: 'GET, HEAD' });
  if (found.redirect) return sendText(found.redirect.status, 'Moved', { Location: found.redirect.location });

  const isFile = (name: string) => statSync(path.join(publicDir, name), { throwIfNoEntry: false })?.isFile() ?? false;
  const file = found.candidates.find((name) => !name.includes('\\') && isFile(name));
  const shown = file ?? notFoundPage(policy, found.path);
  if (shown === undefined || !isFile(shown)) return sendText(404, 'Not found');

  const compressed = encodings.filter(({ suffix }) => isFile(shown + suffix));
  // One with a weight is not taken: it may be 0, which refuses it (RFC 9110, section 12.5.3).
  const accepted = request.headers['accept-encoding']
    ?.toString()
    .toLowerCase()
    .split(/\s*,\s*/);
  const best = compressed.find(({ encoding }) => accepted?.includes(encoding));
  for (const [name, value] of headersFor(policy, shown, secure)) response.setHeader(name, value);
  response.setHeader('Content-Type', contentType(policy, shown));
  if (compressed.length > 0) response.setHeader('Vary', 'Accept-Encoding');
  if (best) response.setHeader('Content-Encoding', best.encoding);
  response.statusCode = file ? 200 : 404;
  send(request, encodeURIComponent(shown + (best?.suffix ?? '')), {
    root: publicDir,
    dotfiles: 'allow',
    cacheControl: false,
    lastModified: false,
    acceptRanges: false,
  }).pipe(response);
}

const encodings = [
  { encoding: 'br', suffix: '.br' },
  { encoding: 'gzip', suffix: '.gz' },
] as const;
