import { existsSync, readFileSync } from 'node:fs';
import { createServer, type Server } from 'node:http';
import path from 'node:path';
import { hostPolicySchema, type HostPolicy } from '../build/host/schema';
import { respond } from '../build/host/respond';
import { hostFolder } from '../build/host/write';

/** What to serve and where. Port 0 takes a free one. */
export interface ServerOptions {
  readonly dir: string;
  readonly port: number;
  readonly host?: string;
}

/** A server that runs. */
export interface RunningServer {
  readonly url: string;
  close(): Promise<void>;
}

/** Serves an exported site by its own `_host/host.json`, as the production hosts do. */
export async function startServer({ dir, port, host = '127.0.0.1' }: ServerOptions): Promise<RunningServer> {
  const policy = readPolicy(dir);
  const server = createServer((request, response) => {
    respond(policy, dir, request, response).catch((error: unknown) => {
      // a visitor who leaves in the middle is no failure
      if (!response.destroyed) console.error(error);
      response.destroy();
    });
  });
  await listening(server, port, host);
  const address = server.address();
  const bound = typeof address === 'object' && address ? address.port : port;
  return { url: `http://${host.includes(':') ? `[${host}]` : host}:${bound}`, close: () => closed(server) };
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

async function serve(): Promise<void> {
  const { url, close } = await startServer({ dir: path.resolve('public'), port: portOf(process.env.PORT) });
  console.log(`The site is at ${url} (Ctrl-C stops it)`);
  for (const signal of ['SIGINT', 'SIGTERM'] as const) process.once(signal, () => void close());
}

function portOf(text = ''): number {
  if (text === '') return 9000;
  const port = Number(text);
  if (Number.isInteger(port) && port >= 0 && port < 65536) return port;
  throw new Error(`PORT is “${text}”; expected a number from 0 to 65535.`);
}

if (require.main === module)
  serve().catch((error: unknown) => {
    console.error(error instanceof Error ? error.message : error);
    process.exitCode = 1;
  });
