import { existsSync, readFileSync } from 'node:fs';
import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http';
import path from 'node:path';
import { functionsPath, relay } from '../../supabase/local/gateway';
import type { RunningBackend } from '../../supabase/local/startBackend';
import { hostPolicySchema, type HostPolicy } from '../build/host/schema';
import { respond } from '../build/host/respond';
import { hostFolder } from '../build/host/write';
import { endOfRun, portNumber, startLocalBackend } from './localBackend';
import { runCommand } from './runCommand';

/** What to serve and where. Port 0 takes a free one. */
export interface ServerOptions {
  readonly dir: string;
  readonly port: number;
  readonly host?: string;
  /** Answers what is below /functions/v1/, where the site was built to have its backend there. */
  readonly functions?: (request: IncomingMessage, response: ServerResponse) => void;
}

/** A server that runs. */
export interface RunningServer {
  readonly url: string;
  /** Whether the site was built to have its backend at its own address. */
  readonly wantsBackend: boolean;
  close(): Promise<void>;
}

/** Serves an exported site by its own `_host/host.json`, as the production hosts do. */
export async function startServer(options: ServerOptions): Promise<RunningServer> {
  const { dir, port, host = '127.0.0.1', functions } = options;
  const policy = readPolicy(dir);
  const server = createServer((request, response) => {
    if (policy.localBackend && functions && request.url?.startsWith(functionsPath)) return functions(request, response);
    respond(policy, dir, request, response);
  });
  await listening(server, port, host);
  const address = server.address();
  const bound = typeof address === 'object' && address ? address.port : port;
  return {
    url: `http://${host.includes(':') ? `[${host}]` : host}:${bound}`,
    wantsBackend: policy.localBackend,
    close: () => closed(server),
  };
}

function readPolicy(dir: string): HostPolicy {
  const file = path.join(dir, hostFolder, 'host.json');
  if (!existsSync(file)) throw new Error(`There is no ${file}: run "npm run build" first.`);
  const parsed = hostPolicySchema.safeParse(JSON.parse(readFileSync(file, 'utf8')));
  if (parsed.success) return parsed.data;
  throw new Error(`${file} was written by another version: run "npm run build" again.`);
}

function listening(server: Server, port: number, host: string): Promise<void> {
  return new Promise((resolve, reject) => {
    server.once('error', (error: NodeJS.ErrnoException) => reject(sentence(error, port)));
    server.listen(port, host, resolve);
  });
}

function sentence(error: NodeJS.ErrnoException, port: number): Error {
  if (error.code === 'EADDRINUSE')
    return new Error(`Port ${port} is taken. Stop what uses it, or choose another: PORT=${port + 1} npm run serve`);
  if (error.code === 'EACCES') return new Error(`Port ${port} needs more rights; choose one above 1023.`);
  return error;
}

function closed(server: Server): Promise<void> {
  return new Promise((resolve) => {
    server.close(() => resolve());
    server.closeAllConnections();
  });
}

/** Serves `public/`, with the local backend beside it where the site was built for one, until somebody ends it. */
export async function serve(): Promise<void> {
  const end = endOfRun();
  let backend: RunningBackend | undefined;
  const site = await startServer({
    dir: path.resolve('public'),
    port: portNumber('PORT', 9000),
    functions: (request, response) =>
      backend ? backend.answer(request, response) : relay(request, response, undefined),
  });
  try {
    if (site.wantsBackend) backend = await startLocalBackend([site.url, site.url.replace('127.0.0.1', 'localhost')]);
    console.log(`The site is at ${site.url} (Ctrl-C stops it)`);
    await end;
  } finally {
    await site.close();
    await backend?.stop();
  }
}

if (require.main === module) runCommand(serve);
