import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import path from 'node:path';
import { chromium } from 'playwright';
import { runCommand } from './runCommand';

const tools = path.resolve(__dirname, '../../.local/tools');

/** The path of a Chromium that starts; installs one where none is found. */
export const chromiumPath = program({
  name: 'Chromium',
  variable: 'CHROMIUM_PATH',
  check: ['--version'],
  // The headless shell runs the tests in two thirds of the time.
  places: () => [
    ...onPath('chromium-headless-shell', 'chromium', 'chromium-browser', 'google-chrome'),
    chromium.executablePath(),
  ],
  installers: [['npx', '--no-install', 'playwright', 'install', 'chromium'], ...aptInstall('chromium-headless-shell')],
});

/** The path of an nginx that starts; installs one where none is found. */
export const nginxPath = program({
  name: 'nginx',
  variable: 'NGINX_PATH',
  check: ['-v'],
  places: () => onPath('nginx'),
  installers: aptInstall('nginx'),
});

/** The path of gettext's msgfmt, which checks PO files; installs gettext where none is found. */
export const msgfmtPath = program({
  name: 'msgfmt',
  variable: 'MSGFMT_PATH',
  check: ['--version'],
  places: () => onPath('msgfmt'),
  installers: aptInstall('gettext'),
});

/** The path of a Python that has translate-toolkit; installs Debian's where none is found. */
export const translateToolkitPython = program({
  name: 'Python with translate-toolkit',
  variable: 'PYTHON_PATH',
  check: ['-c', 'import translate.storage.tbx'],
  places: () => [...onPath('python3'), '/usr/bin/python3'],
  installers: aptInstall('translate-toolkit'),
});

/** The path of Supabase's command line, which is too large to be a dependency. */
export const supabasePath = program({
  name: 'The Supabase command line',
  variable: 'SUPABASE_PATH',
  check: ['--version'],
  places: () => [path.join(tools, 'node_modules/.bin/supabase')],
  installers: [['npm', 'install', '--prefix', tools, '--no-save', '--no-package-lock', 'supabase@3.1.0']],
});

interface Program {
  readonly name: string;
  /** The environment variable that may hold its path. */
  readonly variable: string;
  /** Arguments with which the program exits with 0 if its libraries are installed too. */
  readonly check: readonly string[];
  readonly places: () => readonly string[];
  /** Commands that are tried in order until the program is found. */
  readonly installers: readonly (readonly string[])[];
}

/** What finds or installs a program. */
function program({ name, variable, check, places, installers }: Program): () => Promise<string> {
  return async () => {
    const starts = (file: string) =>
      existsSync(file) && spawnSync(file, check, { timeout: 20_000, killSignal: 'SIGKILL' }).status === 0;
    const configured = process.env[variable];
    if (configured) {
      if (starts(configured)) return configured;
      throw new Error(`${variable} is “${configured}”; expected the path of a program that starts.`);
    }
    for (const [command, ...args] of [[], ...installers]) {
      if (command) {
        console.error(`> ${command} ${args.join(' ')}`);
        const env = { ...process.env, DEBIAN_FRONTEND: 'noninteractive' };
        spawnSync(command, args, { stdio: ['ignore', 'ignore', 'inherit'], timeout: 300_000, env });
      }
      const found = places().find(starts);
      if (found) return found;
    }
    throw new Error(`${name} was not found and could not be installed. Install it, or set ${variable} to its path.`);
  };
}

function onPath(...names: readonly string[]): string[] {
  const folders = [...(process.env.PATH ?? '').split(path.delimiter), '/usr/sbin'];
  return folders.flatMap((folder) => names.map((name) => path.join(folder, name)));
}

/** Debian's package, where this process may install it. */
function aptInstall(name: string): string[][] {
  if (process.getuid?.() !== 0 || !existsSync('/usr/bin/apt-get')) return [];
  return [
    ['apt-get', 'update', '-q'],
    ['apt-get', 'install', '-y', '-q', '--no-install-recommends', name],
  ];
}

if (require.main === module)
  runCommand(async () => {
    const programs = [chromiumPath, nginxPath, supabasePath, msgfmtPath, translateToolkitPython];
    for (const find of programs) console.log(await find());
  });
