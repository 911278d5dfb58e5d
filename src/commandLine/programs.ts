import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import path from 'node:path';
import { runCommand } from './runCommand';

interface Program {
  /** The environment variable that may hold its path. */
  readonly variable: string;
  /** Arguments with which the program exits with 0 if its libraries are installed too. */
  readonly check: readonly string[];
  /** Names on the PATH, and paths, in the order in which they are tried. */
  readonly places: readonly string[];
  /** Where another package keeps it. */
  readonly packagePlace?: () => Promise<string>;
  /** Commands that are tried in order until the program is found. */
  readonly installers: readonly (readonly string[])[];
}

const tools = path.resolve(__dirname, '../../.local/tools');

const programs = {
  chromium: {
    variable: 'CHROMIUM_PATH',
    check: ['--version'],
    // The headless shell runs the tests in two thirds of the time.
    places: ['chromium-headless-shell', 'chromium', 'chromium-browser', 'google-chrome'],
    // Playwright takes seconds to load.
    packagePlace: async () => (await import('playwright')).chromium.executablePath(),
    installers: [
      ['npx', '--no-install', 'playwright', 'install', 'chromium'],
      ...aptInstall('chromium-headless-shell'),
    ],
  },
  nginx: { variable: 'NGINX_PATH', check: ['-v'], places: ['nginx'], installers: aptInstall('nginx') },
  /** The engines of `npm run test:engines`. */
  firefox: {
    variable: 'FIREFOX_PATH',
    check: ['--version'],
    places: ['firefox-esr', 'firefox'],
    installers: aptInstall('firefox-esr'),
  },
  webkit: {
    variable: 'WEBKIT_PATH',
    check: ['--help'],
    places: ['WebKitWebDriver'],
    installers: aptInstall('webkit2gtk-driver'),
  },
  xvfb: { variable: 'XVFB_PATH', check: ['-help'], places: ['Xvfb'], installers: aptInstall('xvfb') },
  /** A Python that can open a window with WebKitGTK. */
  pythonWebKit: {
    variable: 'PYTHON_WEBKIT_PATH',
    check: ['-c', 'import gi; gi.require_version("WebKit2", "4.1"); from gi.repository import WebKit2'],
    places: ['python3', '/usr/bin/python3'],
    installers: aptInstall('python3-gi', 'gir1.2-webkit2-4.1'),
  },
  pgbouncer: {
    variable: 'PGBOUNCER_PATH',
    check: ['--version'],
    places: ['pgbouncer'],
    installers: aptInstall('pgbouncer'),
  },
  /** Supabase’s command line, which is too large to be a dependency. */
  supabase: {
    variable: 'SUPABASE_PATH',
    check: ['--version'],
    places: [path.join(tools, 'node_modules/.bin/supabase')],
    installers: [['npm', 'install', '--prefix', tools, '--no-save', '--no-package-lock', 'supabase@3.1.0']],
  },
  /** The program of gettext that checks PO files. */
  msgfmt: { variable: 'MSGFMT_PATH', check: ['--version'], places: ['msgfmt'], installers: aptInstall('gettext') },
  /** A Python with translate-toolkit. */
  python: {
    variable: 'PYTHON_PATH',
    check: ['-c', 'import translate.storage.xliff'],
    // Debian installs translate-toolkit for its own Python, which need not be the first on the PATH.
    places: ['python3', '/usr/bin/python3'],
    installers: aptInstall('translate-toolkit'),
  },
} satisfies Record<string, Program>;

/** Returns the path of a program that starts; installs it where none is found. Throws an Error where that fails. */
export function programPath(name: keyof typeof programs): Promise<string> {
  return findProgram(name, programs[name]);
}

async function findProgram(
  name: string,
  { variable, check, places, packagePlace, installers }: Program,
): Promise<string> {
  const starts = (file: string) =>
    existsSync(file) && spawnSync(file, check, { timeout: 20_000, killSignal: 'SIGKILL' }).status === 0;
  const configured = process.env[variable];
  if (configured) {
    if (starts(configured)) return configured;
    throw new Error(`${variable} is “${configured}”; expected the path of a program that starts.`);
  }
  const folders = [...(process.env.PATH ?? '').split(path.delimiter), '/usr/sbin'];
  const paths = places.flatMap((place) =>
    path.isAbsolute(place) ? place : folders.map((folder) => path.join(folder, place)),
  );
  for (const [command, ...args] of [[], ...installers]) {
    if (command) {
      console.error(`> ${command} ${args.join(' ')}`);
      const env = { ...process.env, DEBIAN_FRONTEND: 'noninteractive' };
      spawnSync(command, args, { stdio: ['ignore', 'ignore', 'inherit'], timeout: 300_000, env });
    }
    const found = paths.find(starts) ?? [await packagePlace?.()].find((file) => file !== undefined && starts(file));
    if (found) return found;
  }
  throw new Error(
    `No ${name} was found for which “${check.join(' ')}” works, and none could be installed. Install it, or set ${variable} to its path.`,
  );
}

/** Returns the commands that install packages of Debian; none where this process may not. */
function aptInstall(...names: string[]): string[][] {
  if (process.getuid?.() !== 0 || !existsSync('/usr/bin/apt-get')) return [];
  return [
    ['apt-get', 'update', '-q'],
    ['apt-get', 'install', '-y', '-q', '--no-install-recommends', ...names],
  ];
}

if (require.main === module)
  runCommand(async () => {
    for (const [name, program] of Object.entries(programs)) console.log(await findProgram(name, program));
  });
