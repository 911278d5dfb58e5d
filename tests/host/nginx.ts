import { spawn, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { createServer } from 'node:http';
import os from 'node:os';
import path from 'node:path';
import { setTimeout } from 'node:timers/promises';
import { programPath } from '../../src/commandLine/programs';
import type { RunningServer } from '../../src/gatsby/commands/serve';
import { listen } from '../../supabase/local/listen';
import { ask } from './ask';

/**
 * Starts nginx with the configuration of an exported site, on a free port, with its other files in a temporary folder.
 */
export async function startNginx(publicDir: string): Promise<Pick<RunningServer, 'url' | 'close'>> {
  const program = await programPath('nginx');
  const prefix = await mkdtemp(path.join(os.tmpdir(), 'nginx-'));
  const port = await freePort();
  const url = `http://127.0.0.1:${port}`;
  await writeFile(path.join(prefix, 'site.conf'), await siteConfiguration(publicDir, port));
  await writeFile(path.join(prefix, 'nginx.conf'), mainConfiguration(prefix));

  const child = spawn(program, ['-p', prefix, '-c', path.join(prefix, 'nginx.conf'), '-e', 'stderr'], {
    stdio: ['ignore', 'ignore', 'pipe'],
  });
  const ended = once(child, 'exit');
  let errors = '';
  child.stderr.on('data', (text: Buffer) => (errors += text.toString()));
  if (!(await answers(url, child))) {
    child.kill();
    throw new Error(`nginx does not answer at ${url}: ${errors}`);
  }
  return {
    url,
    close: async () => {
      child.kill('SIGTERM');
      await ended;
      await rm(prefix, { recursive: true });
    },
  };
}

/** Returns the configuration of the build as an owner adapts it: with its port and the folder of the files. */
async function siteConfiguration(publicDir: string, port: number): Promise<string> {
  const written = await readFile(path.join(publicDir, '_host/nginx.conf'), 'utf8');
  return written
    .replace(/^ {2}listen .*$/m, `  listen 127.0.0.1:${port};`)
    .replace(/^ {2}root .*$/m, `  root "${path.resolve(publicDir)}";`);
}

function mainConfiguration(prefix: string): string {
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
  const { port, close } = await listen(createServer(), 0, 'PORT');
  await close();
  return port;
}

/** Returns whether the server answers within five seconds. */
async function answers(url: string, server: ChildProcess): Promise<boolean> {
  for (let tries = 0; tries < 100 && server.exitCode === null; tries += 1) {
    const isUp = await ask(url, '/').then(
      () => true,
      () => false,
    );
    if (isUp) return true;
    await setTimeout(50);
  }
  return false;
}
