import { readdirSync, statSync } from 'node:fs';
import { mkdir, rm, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { precompress } from './compress';
import { headersFile, redirectsFile } from './netlify';
import { nginxConfiguration } from './nginx';
import type { HostPolicy } from './policy';

/** The folder of the rules for deployment; every host answers 404 for it. */
export const hostFolder = '_host';

/**
 * Writes what hosts need into the exported site, after everything else is in it: `_headers` and `_redirects` for
 * Netlify and Cloudflare Pages, `_host/nginx.conf`, `_host/host.json` for the local server, `.br` and `.gz` files.
 */
export async function writeHostFiles(publicDir: string, policy: HostPolicy): Promise<void> {
  const folder = path.join(publicDir, hostFolder);
  await rm(folder, { recursive: true, force: true });
  const files = publicFiles(publicDir).filter((file) => file !== '/_headers' && file !== '/_redirects');

  await mkdir(folder);
  await writeFile(path.join(folder, 'host.json'), `${JSON.stringify(policy, null, 2)}\n`);
  await writeFile(path.join(folder, 'nginx.conf'), nginxConfiguration(policy, path.resolve(publicDir)));
  await writeFile(path.join(publicDir, '_headers'), headersFile(policy, files));
  await writeFile(path.join(publicDir, '_redirects'), redirectsFile(policy));
  await precompress(publicDir, files);
}

/** Returns every file under a folder as a path on the site (`/courses/hr.html`), sorted. */
export function publicFiles(publicDir: string): string[] {
  return readdirSync(publicDir, { recursive: true, encoding: 'utf8' })
    .filter((file) => statSync(path.join(publicDir, file)).isFile())
    .map((file) => `/${file.split(path.sep).join('/')}`)
    .sort();
}
