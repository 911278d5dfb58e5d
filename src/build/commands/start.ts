import { spawn } from 'node:child_process';
import { text } from 'node:stream/consumers';
import { localBackend } from '../../../supabase/functions/_shared/settingSchemas';
import { runCommand } from '../../commandLine/runCommand';
import { serve } from './serve';

/** `npm start`: builds and serves the site, with the local backend unless SUPABASE_URL names another. */
async function start(): Promise<void> {
  console.log('Building the site; the first build takes some minutes.');
  const started = performance.now();
  const build = spawn('node_modules/.bin/gatsby', ['build', '--no-color'], {
    stdio: ['ignore', 'pipe', 'inherit'],
    env: {
      GATSBY_TELEMETRY_DISABLED: '1',
      ...process.env,
      SUPABASE_URL: process.env.SUPABASE_URL || localBackend,
      BUILD_FOR: 'start',
    },
  });
  const exit = new Promise<number | null>((resolve, reject) => {
    build.once('exit', resolve);
    build.once('error', ({ message }) => reject(new Error(`Gatsby did not start (${message}). Run “npm ci” first.`)));
  });
  const [written, status] = await Promise.all([text(build.stdout), exit]);
  const output = written.replace(escapeSequences, '');
  if (status !== 0) throw new Error(`${output}\nThe site was not built; see above.`);
  for (const [warning] of output.matchAll(warnings)) console.log(warning);
  console.log(
    `Built in ${Math.round((performance.now() - started) / 1000)} s; what took longest:\n${longestSteps(output)}`,
  );
  await serve();
}

/** Returns the steps of a build that took longest, one a line, in seconds. Some run at the same time. */
function longestSteps(output: string): string {
  const steps = [...output.matchAll(/^success (.+?) -\s+([\d.]+)s/gm)].map(([, name = '', time]) => ({
    name,
    seconds: Number(time),
  }));
  const longest = steps.sort((one, other) => other.seconds - one.seconds).slice(0, 8);
  return longest.map(({ name, seconds }) => `${seconds.toFixed(1).padStart(7)}  ${name}`).join('\n');
}

/** What Gatsby writes to redraw its progress. */
// eslint-disable-next-line no-control-regex -- escape sequences begin with a control character
const escapeSequences = /\u001B\[[0-9;]*[A-Za-z]/g;

/** A warning of Gatsby, with the lines that continue it. */
const warnings = /^warn .*(?:\n(?!(?:success|info|warn|error|not finished)\b)\S.*)*/gm;

runCommand(start);
