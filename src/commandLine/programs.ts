import { existsSync } from 'node:fs';
import path from 'node:path';

/** The names under which systems have a program, in the order in which they are tried. `.ci/provision` installs them. */
const programs = {
  // The headless shell runs the tests in two thirds of the time.
  chromium: ['chromium-headless-shell', 'chromium', 'chromium-browser', 'google-chrome'],
  nginx: ['nginx'],
  firefox: ['firefox-esr', 'firefox'],
  webkit: ['WebKitWebDriver'],
  xvfb: ['Xvfb'],
  pgbouncer: ['pgbouncer'],
  msgfmt: ['msgfmt'],
} as const;

/** Returns the path of a program: what a variable such as CHROMIUM_PATH says, or the first that is found. Throws an Error without. */
export async function programPath(name: keyof typeof programs): Promise<string> {
  const variable = `${name.toUpperCase()}_PATH`;
  const folders = [...(process.env.PATH ?? '').split(path.delimiter), '/usr/sbin'];
  const places = programs[name].flatMap((file) => folders.map((folder) => path.join(folder, file)));
  // Playwright takes seconds to load.
  const found =
    process.env[variable] ??
    places.find((file) => existsSync(file)) ??
    (name === 'chromium' ? (await import('playwright')).chromium.executablePath() : undefined);
  if (found && existsSync(found)) return found;
  throw new Error(
    `${name} was not found${found ? ` at ${found}` : ''}; install it (npm run provision, as root on Debian; npx playwright install chromium), or set ${variable} to its path.`,
  );
}
