import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { createServer, Socket } from 'node:net';
import os from 'node:os';
import path from 'node:path';
import type { RunningServer } from '../../src/commands/serve';
import { programPath } from '../../src/commands/provision';

/** Starts nginx with a site’s own configuration on a free port, everything else of it in a temporary folder. */
export async function startNginx(publicDir: string): Promise<Pick<RunningServer, 'url' | 'close'>> {
  const program = await programPath('nginx');
  const prefix = await mkdtemp(path.join(os.tmpdir(), 'nginx-'));
  const port = await freePort();
  await writeFile(path.join(prefix, 'site.conf'), await ownersCopy(publicDir, port));
  await writeFile(path.join(prefix, 'nginx.conf'), surroundings(prefix));

  const child = spawn(program, ['-p', prefix, '-c', path.join(prefix, 'nginx.conf'), '-e', 'stderr'], {
    stdio: ['ignore', 'ignore', 'pipe'],
  });
  const ended = once(child, 'exit');
  let complaints = '';
  child.stderr.on('data', (text: Buffer) => (complaints += text.toString()));
  try {
    await answering(port, () => child.exitCode === null);
  } catch (error) {
    child.kill();
    throw new Error(`nginx did not start: ${complaints}`, { cause: error });
  }
  return {
    url: `http://127.0.0.1:${port}`,
    close: async () => {
      child.kill('SIGTERM');
      await ended;
      await rm(prefix, { recursive: true });
    },
  };
}

/** What an owner does to the written file: sets where it listens and where the files are. */
async function ownersCopy(publicDir: string, port: number): Promise<string> {
  const written = await readFile(path.join(publicDir, '_host/nginx.conf'), 'utf8');
  return written
    .replace(/^ {2}listen .*$/m, `  listen 127.0.0.1:${port};`)
    .replace(/^ {2}root .*$/m, `  root "${path.resolve(publicDir)}";`);
}

function surroundings(prefix: string): string {
  const temporary = ['client_body', 'proxy', 'fastcgi', 'uwsgi', 'scgi'].map(
    (name) => `  ${name}_temp_path ${prefix}/${name};`,
  );
  return [
    'daemon off;',
    'worker_processes 1;',
    `pid ${prefix}/nginx.pid;`,
    'error_log stderr warn;',
    // else the workers of root’s nginx are “nobody”, who may not read a temporary folder
    ...(process.getuid?.() === 0 ? ['user root;'] : []),
    'events {}',
    'http {',
    '  access_log off;',
    ...temporary,
    `  include ${prefix}/site.conf;`,
    '}',
    '',
  ].join('\n');
}

async function freePort(): Promise<number> {
  const server = createServer().listen(0, '127.0.0.1');
  await once(server, 'listening');
  const address = server.address();
  server.close();
  await once(server, 'close');
  if (typeof address === 'object' && address) return address.port;
  throw new Error('No port is free.');
}

async function answering(port: number, alive: () => boolean): Promise<void> {
  for (let tries = 0; tries < 100 && alive(); tries += 1) {
    if (await connects(port)) return;
    await new Promise((resolve) => setTimeout(resolve, 50));
  }
  throw new Error(`Nothing answers at port ${port}.`);
}

function connects(port: number): Promise<boolean> {
  return new Promise((resolve) => {
    const socket = new Socket();
    const end = (answer: boolean) => {
      socket.destroy();
      resolve(answer);
    };
    socket
      .once('connect', () => end(true))
      .once('error', () => end(false))
      .connect(port, '127.0.0.1');
  });
}
