import { readFileSync } from 'node:fs';
import { parseArgs } from 'node:util';
import { proxied } from '../backend/databaseProxy';
import { reportFaults, sendMany, settled, withLoadBackend } from './loadFaults';
import { runCommand } from '../../src/commandLine/commandLine';

const usage = 'npm run load -- [requests] [connections] [--delay <ms>] | --faults [limits] [instances] [hanging]';

/** `npm run load`: sends contact requests to a backend of its own on this machine, and reports how it did. */
async function load(): Promise<void> {
  const { positionals, values } = parseArgs({
    options: { delay: { type: 'string' }, faults: { type: 'boolean' } },
    allowPositionals: true,
  });
  if (values.faults) return reportFaults(positionals);
  const [requests = '2000', connections = '8'] = positionals;
  const [total, width] = [numberFrom('requests', requests, 20_000), numberFrom('connections', connections, 256)];
  const delay = values.delay === undefined ? 0 : numberFrom('--delay', values.delay, 5_000);
  const began = performance.now();
  await withLoadBackend({ wayToDatabase: delay > 0 ? proxied('127.0.0.1', delay) : undefined }, async (backend) => {
    const start = performance.now() - began;
    const { times, errors, seconds } = await sendMany(backend, total, width);
    const answered = performance.now();
    const { rows } = await settled(backend, total);
    const mails = (await backend.mailbox.list()).length;
    const last = (performance.now() - answered) / 1000;
    const at = (share: number) => `${(times[Math.ceil(times.length * share) - 1] ?? 0).toFixed(1)} ms`;
    const distance = delay > 0 ? `, the database ${delay} ms away` : '';
    console.log(`${total} requests over ${width} connections${distance}, backend up in ${start.toFixed(0)} ms (with a new database)
${(total / seconds).toFixed(0)} requests/s, p50 ${at(0.5)}, p95 ${at(0.95)}, p99 ${at(0.99)}, ${errors} errors
${rows} rows, ${mails} mails, the last ${last.toFixed(1)} s after the last answer
memory of the function: ${memoryOf(backend.fn.pid())}`);
    if (errors > 0 || rows !== total || mails !== total) process.exitCode = 1;
  });
}

function numberFrom(name: string, text: string, most: number): number {
  const number = Number(text);
  if (Number.isInteger(number) && number > 0 && number <= most) return number;
  throw new Error(`${name} is “${text}”; expected a number from 1 to ${most}: ${usage}`);
}

/** Returns the peak and the present memory of a process, where the system has these figures. */
function memoryOf(pid: number | undefined): string {
  try {
    const status = readFileSync(`/proc/${pid}/status`, 'utf8');
    const megabytes = (name: string) => (Number(new RegExp(`${name}:\\s+(\\d+)`).exec(status)?.[1]) / 1024).toFixed(0);
    return `peak ${megabytes('VmHWM')} MB, now ${megabytes('VmRSS')} MB (a hosted function has 256 MB)`;
  } catch {
    return 'not known on this system';
  }
}

runCommand(load);
