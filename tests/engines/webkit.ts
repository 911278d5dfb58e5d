import { spawn } from 'node:child_process';
import { once } from 'node:events';
import path from 'node:path';
import { createInterface } from 'node:readline';
import { z } from 'zod';
import { programPath } from '../../src/commandLine/programs';
import { freePort } from '../../supabase/local/listen';
import { eventually } from '../eventually';
import type { Driver } from './driver';

/** Starts WebKitGTK on a display of its own and returns its driver, which speaks classic WebDriver with it (W3C). */
export async function startWebKit(): Promise<Driver> {
  const screen = spawn(
    await programPath('xvfb'),
    ['-displayfd', '1', '-screen', '0', '1400x1000x24', '-nolisten', 'tcp'],
    {
      stdio: ['ignore', 'pipe', 'ignore'],
    },
  );
  const [display] = await once(createInterface(screen.stdout), 'line');
  const port = await freePort();
  const driver = spawn(await programPath('webkit'), [`--port=${port}`], {
    stdio: 'ignore',
    env: { ...process.env, DISPLAY: `:${display}` },
  });
  const send = async (command: string, body?: object): Promise<unknown> => {
    const response = await fetch(`http://127.0.0.1:${port}/session${command}`, {
      method: 'POST',
      body: JSON.stringify(body),
    });
    const { value } = z.object({ value: z.unknown() }).parse(await response.json());
    if (!response.ok) throw new Error(`WebKit, ${command}: ${JSON.stringify(value)}`);
    return value;
  };
  // Python with Debian's packages, which need not be the first on the PATH.
  const browser = { binary: '/usr/bin/python3', args: [path.resolve(__dirname, 'webkitBrowser.py')] };
  const capabilities = { alwaysMatch: { 'webkitgtk:browserOptions': browser } };
  // It prints nothing when it takes requests.
  await eventually(async () => (await fetch(`http://127.0.0.1:${port}/status`).catch(() => undefined))?.ok, 10);
  const { sessionId } = z.object({ sessionId: z.string() }).parse(await send('', { capabilities }));
  const session = `/${sessionId}`;
  const evaluate = (expression: string) =>
    send(`${session}/execute/sync`, { script: `return ${expression}`, args: [] });
  return {
    async open(url) {
      await send(`${session}/url`, { url });
    },
    async resize(width, height) {
      await send(`${session}/window/rect`, { width, height });
    },
    evaluate,
    async perform(actions) {
      await send(`${session}/actions`, { actions });
    },
    async back() {
      await send(`${session}/back`, {});
    },
    takeErrors: async () => z.array(z.string()).parse(await evaluate('recordedErrors.splice(0)')),
    async close() {
      for (const started of [driver, screen]) {
        const end = once(started, 'exit');
        started.kill();
        await end;
      }
    },
  };
}
