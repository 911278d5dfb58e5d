import { existsSync, readFileSync, statSync } from 'node:fs';
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import path from 'node:path';
import { functionsPath, relay } from '../../../supabase/local/gateway';
import { listen } from '../../../supabase/local/listen';
import type { RunningBackend } from '../../../supabase/local/startBackend';
import { headersFor, type HostPolicy } from '../host/policy';
import { hostFolder } from '../host/write';
import { choosePort, startLocalBackend, waitForSignal } from './localBackend';
import { runCommand } from '../../commandLine/commandLine';
import send from 'send';

interface ServerOptions {
  readonly dir: string;
  readonly port: number;
  /** Answers what is below /functions/v1/, where the site was built to have its backend there. */
  readonly functions?: (request: IncomingMessage, response: ServerResponse) => void;
}

export type RunningServer = Awaited<ReturnType<typeof startServer>>;

/** Serves an exported site by its own `_host/host.json`, as the production hosts do. */
export async function startServer({ dir, port, functions }: ServerOptions) {
  const file = path.join(dir, hostFolder, 'host.json');
  if (!existsSync(file)) throw new Error(`There is no ${file}: run "npm run build" first.`);
  const policy: HostPolicy = JSON.parse(readFileSync(file, 'utf8'));
  const server = createServer((request, response) => {
    if (policy.localBackend && functions && request.url?.startsWith(functionsPath)) return functions(request, response);
    respond(policy, dir, request, response);
  });
  const listening = await listen(server, port, 'PORT');
  const url = `http://127.0.0.1:${listening.port}`;
  return {
    url,
    needsBackend: policy.localBackend,
    close: listening.close,
    [Symbol.asyncDispose]: listening.close,
  };
}

/** Serves `public/`, with the local backend alongside it where the site was built for one, until it is ended. */
export async function serve(): Promise<void> {
  const end = waitForSignal();
  let backend: RunningBackend | undefined;
  await using site = await startServer({
    dir: path.resolve('public'),
    port: await choosePort('PORT', 9000),
    functions: (request, response) => relay(request, response, backend?.fn.port()),
  });
  if (site.needsBackend) backend = await startLocalBackend([site.url, site.url.replace('127.0.0.1', 'localhost')]);
  console.log(`The site is at ${site.url} (Ctrl-C stops it)`);
  await end;
  await backend?.stop();
}

/** Answers one request from the exported files as the policy says (RFC 9110). */
function respond(policy: HostPolicy, publicDir: string, request: IncomingMessage, response: ServerResponse): void {
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
  const shown = file ?? policy.notFound.find(({ prefix }) => `${found.path}/`.startsWith(`${prefix}/`))?.page;
  if (shown === undefined || !isFile(shown)) return sendText(404, 'Not found');

  for (const [name, value] of headersFor(policy, shown, secure)) response.setHeader(name, value);
  response.setHeader('Content-Type', policy.types[path.extname(shown).slice(1).toLowerCase()] ?? policy.defaultType);
  response.statusCode = file ? 200 : 404;
  send(request, encodeURIComponent(shown), {
    root: publicDir,
    dotfiles: 'allow',
    cacheControl: false,
    lastModified: false,
    acceptRanges: false,
  }).pipe(response);
}

/**
 * Reads a request target (RFC 9112, section 3.2) as nginx does: decoded, dots resolved, slashes merged. Returns its
 * path, the redirect, if there is one, and the files that may answer; undefined for a malformed target.
 */
function lookUp(policy: HostPolicy, target: string) {
  const withoutOrigin = target.replace(/^https?:\/\/[^/?]*/i, '');
  const [, raw = '', query = ''] = /^([^?]*)(\?.+)?/s.exec(withoutOrigin) ?? [];
  const path = normalised(raw);
  if (path === undefined) return undefined;
  const isNotFoundPage = policy.notFound.some(({ page }) => path === page || `${path}.html` === page);
  const isHidden = isNotFoundPage || new RegExp(policy.hidden, 'i').test(path);
  const rule = policy.canonical.find(({ pattern }) => new RegExp(pattern).test(raw));
  const location = rule && raw.replace(new RegExp(rule.pattern), rule.target);
  const moved = policy.redirects.find(({ from }) => from === path)?.to;
  const redirect = location
    ? { status: 308, location: location + query }
    : moved && { status: 301, location: moved + query };
  const files = path === '/' ? ['/index.html'] : [path, `${path}.html`];
  return { path, redirect, candidates: isHidden ? [] : files };
}

function normalised(raw: string): string | undefined {
  try {
    const decoded = decodeURIComponent(raw);
    if (!raw.startsWith('/') || decoded.includes('\0')) return undefined;
    // Dots at the end name a folder.
    const inside = path.posix.normalize(`.${decoded.replace(/\/\.\.?$/, '$&/')}`);
    return /^\.\.(?:\/|$)/.test(inside) ? undefined : inside.replace(/^(?:\.\/)?/, '/');
  } catch {
    return undefined;
  }
}

if (require.main === module) runCommand(serve);
