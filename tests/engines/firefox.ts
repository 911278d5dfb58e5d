import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { createInterface } from 'node:readline';
import WebSocket from 'ws';
import { z } from 'zod';
import { programPath } from '../../src/commandLine/programs';
import type { Driver } from './driver';

/** Starts Firefox without a window and returns its driver, which speaks WebDriver BiDi with it (W3C). */
export async function startFirefox(): Promise<Driver> {
  const profile = mkdtempSync(path.join(tmpdir(), 'firefox-'));
  const args = ['--headless', '--no-remote', '--profile', profile, '--remote-debugging-port', '0'];
  const browser = spawn(await programPath('firefox'), args, { stdio: ['ignore', 'ignore', 'pipe'] });
  const socket = new WebSocket(`${await addressOf(browser.stderr)}/session`);
  await once(socket, 'open');

  const waiting = new Map<number, (message: Message) => void>();
  const errors: string[] = [];
  socket.on('message', (data) => {
    const message = messageSchema.parse(JSON.parse(String(data)));
    if (message.id !== undefined) waiting.get(message.id)?.(message);
    else if (message.method === 'log.entryAdded' && message.params?.level === 'error')
      errors.push(message.params.text ?? 'an error without a text');
  });
  let lastId = 0;
  const send = async (method: string, params: object): Promise<unknown> => {
    const id = ++lastId;
    const { type, result, message } = await new Promise<Message>((resolve) => {
      waiting.set(id, resolve);
      socket.send(JSON.stringify({ id, method, params }));
    });
    waiting.delete(id);
    if (type === 'error') throw new Error(`Firefox, ${method}: ${message}`);
    return result;
  };

  await send('session.new', { capabilities: {} });
  await send('session.subscribe', { events: ['log.entryAdded'] });
  // In the first tab, the address bar has the focus: no element of a page would get it.
  const { context } = z.object({ context: z.string() }).parse(await send('browsingContext.create', { type: 'tab' }));
  return {
    async open(url) {
      await send('browsingContext.navigate', { context, url, wait: 'complete' });
      // On a busy machine a page can be loaded and not yet drawn, and takes no pointer then; some draw no second time.
      const frames = 'requestAnimationFrame(() => requestAnimationFrame(drawn))';
      const expression = `new Promise((drawn) => { ${frames}; setTimeout(drawn, 3000); })`;
      await send('script.evaluate', { expression, target: { context }, awaitPromise: true });
    },
    async resize(width, height) {
      await send('browsingContext.setViewport', { context, viewport: { width, height } });
    },
    async evaluate(expression) {
      const value = await send('script.evaluate', {
        expression: `Promise.resolve(${expression}).then((value) => JSON.stringify(value ?? null))`,
        target: { context },
        awaitPromise: true,
      });
      const evaluated = evaluationSchema.parse(value);
      if (evaluated.type === 'exception') throw new Error(evaluated.exceptionDetails.text);
      return JSON.parse(evaluated.result.value);
    },
    async perform(actions) {
      await send('input.performActions', { context, actions });
    },
    async back() {
      await send('browsingContext.traverseHistory', { context, delta: -1 });
    },
    takeErrors: () => Promise.resolve(errors.splice(0)),
    async close() {
      const end = once(browser, 'exit');
      await send('browser.close', {});
      await end;
      rmSync(profile, { recursive: true, force: true });
    },
  };
}

/** Returns the address that Firefox prints when it can be connected to. */
async function addressOf(output: NodeJS.ReadableStream): Promise<string> {
  const printed: string[] = [];
  for await (const line of createInterface(output)) {
    const address = /^WebDriver BiDi listening on (ws:.*)$/.exec(line)?.[1];
    if (address) return address;
    printed.push(line);
  }
  throw new Error(`Firefox did not start:\n${printed.join('\n')}`);
}

const messageSchema = z.object({
  type: z.string(),
  id: z.number().optional(),
  result: z.unknown().optional(),
  message: z.string().optional(),
  method: z.string().optional(),
  params: z.object({ level: z.string().optional(), text: z.string().nullish() }).optional(),
});
type Message = z.infer<typeof messageSchema>;
const evaluationSchema = z.discriminatedUnion('type', [
  z.object({ type: z.literal('success'), result: z.object({ value: z.string() }) }),
  z.object({ type: z.literal('exception'), exceptionDetails: z.object({ text: z.string() }) }),
]);
