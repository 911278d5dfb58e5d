import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import os from 'node:os';
import path from 'node:path';
import { programPath } from '../../src/commandLine/programs';
import type { RunningServer } from '../../src/build/commands/serve';
import { freePort } from '../../supabase/local/listen';
import { eventually } from '../eventually';
import { ask } from './ask';

/** Starts nginx with the rules of an exported site, on a free port, with its other files in a temporary folder. */
export async function startNginx(publicDir: string): Promise<Pick<RunningServer, 'url' | 'close'>> {
  const folder = path.resolve(publicDir);
  const port = await freePort();
  const configuration = `
  include "${folder}/_host/nginx.conf";
  server {
    listen 127.0.0.1:${port};
    root "${folder}";
    include "${folder}/_host/server/*.conf";
  }`;
  const url = `http://127.0.0.1:${port}`;
  const { close } = await runNginx(configuration, () => ask(url, '/'));
  return { url, close };
}

/** Runs nginx with what stands in its `http` block until it is closed; returns once it answers. `command` is its shell command. */
export async function runNginx(httpBlock: string, isUp: () => Promise<unknown>) {
  const program = await programPath('nginx');
  const prefix = await mkdtemp(path.join(os.tmpdir(), 'nginx-'));
  await writeFile(path.join(prefix, 'nginx.conf'), mainConfiguration(prefix, httpBlock));
  const words = ['-p', prefix, '-c', path.join(prefix, 'nginx.conf'), '-e', 'stderr'];
  const child = spawn(program, words, { stdio: ['ignore', 'ignore', 'pipe'] });
  const ended = once(child, 'exit');
  let errors = '';
  child.stderr.on('data', (text: Buffer) => (errors += text.toString()));
  const isSettled = () =>
    isUp().then(
      () => 'up',
      () => child.exitCode !== null && 'ended',
    );
  if ((await eventually(isSettled, 10).catch(() => 'silent')) !== 'up') {
    child.kill();
    throw new Error(`nginx does not answer: ${errors}`);
  }
  return {
    command: [program, ...words].join(' '),
    close: async () => {
      child.kill('SIGTERM');
      await ended;
      await rm(prefix, { recursive: true });
    },
  };
}

function mainConfiguration(prefix: string, httpBlock: string): string {
  const temporary = ['client_body', 'proxy', 'fastcgi', 'uwsgi', 'scgi'].map(
    (name) => `  ${name}_temp_path ${prefix}/${name};`,
  );
  return [
    'daemon off;',
    'worker_processes 2;',
    `pid ${prefix}/nginx.pid;`,
    'error_log stderr warn;',
    // else the workers of root’s nginx are “nobody”, who may not read a temporary folder
    ...(process.getuid?.() === 0 ? ['user root;'] : []),
    'events {}',
    'http {',
    '  access_log off;',
    ...temporary,
    httpBlock,
    '}',
    '',
  ].join('\n');
}
