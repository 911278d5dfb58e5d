import { existsSync, readFileSync } from 'node:fs';
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import path from 'node:path';
import { functionsPath, relay } from '../../../supabase/local/gateway';
import { listen } from '../../../supabase/local/listen';
import type { RunningBackend } from '../../../supabase/local/startBackend';
import type { HostPolicy } from '../host/policy';
import { respond } from '../host/respond';
import { hostFolder } from '../host/write';
import { choosePort, startLocalBackend, waitForSignal } from './localBackend';
import { runCommand } from '../../commandLine/commandLine';

/** What to serve and where. Port 0 takes a free one. */
interface ServerOptions {
  readonly dir: string;
  readonly port: number;
  /** Answers what is below /functions/v1/, where the site was built to have its backend there. */
  readonly functions?: (request: IncomingMessage, response: ServerResponse) => void;
}

export type RunningServer = Awaited<ReturnType<typeof startServer>>;

/** Serves an exported site by its own `_host/host.json`, as the production hosts do. */
export async function startServer({ dir, port, functions }: ServerOptions) {
  const policy = readPolicy(dir);
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

function readPolicy(dir: string): HostPolicy {
  const file = path.join(dir, hostFolder, 'host.json');
  if (!existsSync(file)) throw new Error(`There is no ${file}: run "npm run build" first.`);
  return JSON.parse(readFileSync(file, 'utf8'));
}

/** Serves `public/`, with the local backend alongside it where the site was built for one, until it is ended. */
export async function serve(): Promise<void> {
  const end = waitForSignal();
  let backend: RunningBackend | undefined;
  const site = await startServer({
    dir: path.resolve('public'),
    port: await choosePort('PORT', 9000),
    functions: (request, response) => relay(request, response, backend?.fn.port()),
  });
  try {
    if (site.needsBackend) backend = await startLocalBackend([site.url, site.url.replace('127.0.0.1', 'localhost')]);
    console.log(`The site is at ${site.url} (Ctrl-C stops it)`);
    await end;
  } finally {
    await site.close();
    await backend?.stop();
  }
}

if (require.main === module) runCommand(serve);
