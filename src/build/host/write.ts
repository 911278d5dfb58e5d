import { createHash } from 'node:crypto';
import { readdirSync, readFileSync, statSync } from 'node:fs';
import { mkdir, rm, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { headersFile, redirectsFile } from './netlify';
import { nginxMaps, serverRules } from './nginx';
import type { HostPolicy } from './policy';
import { switchScript } from './switchScript';

/** The folder of the rules for deployment; every host answers 404 for it. */
export const hostFolder = '_host';

/**
 * Writes what hosts need into the exported site, after everything else is in it: `_headers` and `_redirects` for
 * Netlify and Cloudflare Pages, in `_host/` the rules for nginx and the local server.
 */
export async function writeHostFiles(publicDir: string, policy: HostPolicy): Promise<void> {
  const folder = path.join(publicDir, hostFolder);
  await rm(folder, { recursive: true, force: true });
  const files = publicFiles(publicDir).filter((file) => file !== '/_headers' && file !== '/_redirects');

  await mkdir(path.join(folder, 'server'), { recursive: true });
  await writeFile(path.join(folder, 'host.json'), `${JSON.stringify(policy, null, 2)}\n`);
  await writeFile(path.join(folder, 'nginx.conf'), nginxMaps(policy));
  await writeFile(path.join(folder, 'server/rules.conf'), serverRules(policy));
  await writeFile(path.join(folder, 'switch.sh'), switchScript);
  await writeFile(path.join(publicDir, '_headers'), headersFile(policy, files));
  await writeFile(path.join(publicDir, '_redirects'), redirectsFile(policy));
  await writeFile(path.join(folder, 'files.sha256'), checksums(publicDir));
}

/** Returns what `sha256sum -c` reads: by it, and its last line, a server sees whether a release has arrived whole. */
function checksums(publicDir: string): string {
  const hash = (file: string) =>
    createHash('sha256')
      .update(readFileSync(path.join(publicDir, file)))
      .digest('hex');
  return [...publicFiles(publicDir).map((file) => `${hash(file)}  .${file}`), '# all\n'].join('\n');
}

/** Returns every file under a folder as a path on the site (`/courses/hr.html`), sorted. */
export function publicFiles(publicDir: string): string[] {
  return readdirSync(publicDir, { recursive: true, encoding: 'utf8' })
    .filter((file) => statSync(path.join(publicDir, file)).isFile())
    .map((file) => `/${file.split(path.sep).join('/')}`)
    .sort();
}
