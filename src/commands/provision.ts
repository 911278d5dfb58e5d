import { execFile, spawn } from 'node:child_process';
import { existsSync } from 'node:fs';
import path from 'node:path';

/** Where a Chromium is that starts: the one named or installed, Playwright’s, or one installed now. */
export async function chromiumPath(): Promise<string> {
  return provide({
    name: 'Chromium',
    variable: 'CHROMIUM_PATH',
    flag: '--version',
    places: async () => [
      ...onPath(['chromium', 'chromium-browser', 'google-chrome', 'google-chrome-stable']),
      '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
      ...(await playwrightsOwn()),
    ],
    steps: [
      { command: 'npx', args: ['--no-install', 'playwright', 'install', 'chromium'], seconds: 240 },
      ...debianSteps('chromium'),
    ],
  });
}

/** Where an nginx is that starts: the one named or installed, or one installed now. */
export async function nginxPath(): Promise<string> {
  return provide({
    name: 'nginx',
    variable: 'NGINX_PATH',
    flag: '-v',
    places: async () => onPath(['nginx']),
    steps: debianSteps('nginx'),
  });
}

/** Where Supabase’s command line is, for the trial of a deployment: too large to come with every installation. */
export async function supabasePath(): Promise<string> {
  const folder = path.resolve(__dirname, '../../.local/tools');
  return provide({
    name: 'Supabase command line',
    variable: 'SUPABASE_PATH',
    flag: '--version',
    places: async () => [path.join(folder, 'node_modules/.bin/supabase')],
    steps: [
      {
        command: 'npm',
        args: ['install', '--prefix', folder, '--no-save', '--no-package-lock', `supabase@${supabaseVersion}`],
        seconds: 240,
      },
    ],
  });
}

const supabaseVersion = '3.1.0';

interface Program {
  readonly name: string;
  /** The environment variable that names it. */
  readonly variable: string;
  /** With this it says its version and ends: so we know that its libraries are there too. */
  readonly flag: string;
  readonly places: () => Promise<string[]>;
  /** What is tried one after the other, until it is there. */
  readonly steps: readonly Step[];
}

interface Step {
  readonly command: string;
  readonly args: readonly string[];
  readonly seconds: number;
}

async function provide(program: Program): Promise<string> {
  const named = process.env[program.variable];
  if (named) {
    if (await starts(named, program.flag)) return named;
    throw new Error(`${program.variable} is “${named}”, which does not start.`);
  }
  let found = await firstThatStarts(program);
  for (const step of program.steps) {
    if (found) break;
    await run(step);
    found = await firstThatStarts(program);
  }
  if (found) return found;
  throw new Error(
    `No ${program.name} here, and none could be installed. Install it and set ${program.variable} to its path.`,
  );
}

async function firstThatStarts({ places, flag }: Program): Promise<string | undefined> {
  for (const place of await places()) if (existsSync(place) && (await starts(place, flag))) return place;
  return undefined;
}

function starts(file: string, flag: string): Promise<boolean> {
  return new Promise((resolve) => {
    execFile(file, [flag], { timeout: 20_000, killSignal: 'SIGKILL' }, (error) => resolve(!error));
  });
}

function onPath(names: readonly string[]): string[] {
  const folders = (process.env.PATH ?? '').split(path.delimiter).filter(Boolean);
  const all = new Set([...folders, '/usr/bin', '/usr/sbin', '/usr/local/sbin', '/opt/homebrew/bin']);
  return [...all].flatMap((folder) => names.map((name) => path.join(folder, name)));
}

async function playwrightsOwn(): Promise<string[]> {
  try {
    const { chromium } = await import('playwright');
    return [chromium.executablePath()];
  } catch {
    return [];
  }
}

function debianSteps(name: string): Step[] {
  if (process.getuid?.() !== 0 || !existsSync('/usr/bin/apt-get')) return [];
  return [
    { command: 'apt-get', args: ['update', '-q'], seconds: 120 },
    { command: 'apt-get', args: ['install', '-y', '-q', '--no-install-recommends', name], seconds: 300 },
  ];
}

/** Runs a step to its end, or to the end of its time; whether it helped is seen by looking again. */
function run({ command, args, seconds }: Step): Promise<void> {
  console.error(`> ${command} ${args.join(' ')}`);
  return new Promise((resolve) => {
    const child = spawn(command, args, {
      stdio: ['ignore', 'ignore', 'inherit'],
      timeout: seconds * 1000,
      env: { ...process.env, DEBIAN_FRONTEND: 'noninteractive' },
    });
    child.once('error', (error) => {
      console.error(error.message);
      resolve();
    });
    child.once('exit', (code, signal) => {
      if (signal) console.error(`${command} was stopped after ${seconds} seconds.`);
      else if (code !== 0) console.error(`${command} ended with ${code}.`);
      resolve();
    });
  });
}

const programs = new Map([
  ['chromium', chromiumPath],
  ['nginx', nginxPath],
  ['supabase', supabasePath],
]);

async function provision(names: readonly string[]): Promise<void> {
  for (const name of names) {
    const find = programs.get(name);
    if (!find) throw new Error(`“${name}” is not known; expected ${[...programs.keys()].join(' or ')}.`);
    console.log(`${name}: ${await find()}`);
  }
}

if (require.main === module)
  provision(process.argv.length > 2 ? process.argv.slice(2) : [...programs.keys()]).catch((error: unknown) => {
    console.error(error instanceof Error ? error.message : error);
    process.exitCode = 1;
  });
