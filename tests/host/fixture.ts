import { mkdir, mkdtemp, writeFile } from 'node:fs/promises';
import os from 'node:os';
import path from 'node:path';
import { hostPolicy, type HostPolicy } from '../../src/build/host/policy';
import { writeHostFiles } from '../../src/build/host/write';
import { readSettings } from '../../src/build/settings';

/** Settings with every part in use. */
export const policySettings = readSettings({
  SITE_URL: 'https://camre.example',
  SUPABASE_URL: 'https://project.supabase.example',
  SUPABASE_ANON_KEY: 'key',
  SCHEDULER_URL: 'https://calendar.example/demo',
  FLAGS_URL: 'https://flags.example',
});
export const policyLanguages = ['en', 'cy'];
export const policyRedirects = [{ from: '/old', to: '/pricing' }];
export const scriptHashes = ['sha256-47DEQpj8HBSa+/TImW+5JCeuQeRkm5NMpJWZG3hSuFU='];

const page = (text: string) => `<!doctype html><title>${text}</title>${`<p>${text}</p>`.repeat(200)}`;
const hash = '0123456789abcdef0123';

/** Writes a small exported site into a temporary folder, as a build leaves it. */
export async function writeFixture(): Promise<string> {
  const folder = await mkdtemp(path.join(os.tmpdir(), 'camre host '));
  const files = {
    'index.html': page('Home'),
    'pricing.html': page('Pricing'),
    'courses.html': page('Courses'),
    'courses/hr.html': page('Human Resources'),
    'cy.html': page('Hafan'),
    'cy/pricing.html': page('Prisiau'),
    '404.html': page('Oops! Page not found'),
    'cy/404.html': page('Wps'),
    [`app-${hash}.js`]: `"${'use strict '.repeat(200)}"`,
    [`static/${hash}${hash.slice(0, 12)}/1a2b3/a.png`]: 'picture',
    [`fonts/latin.${hash.slice(0, 16)}.woff2`]: 'font',
    'search/courses.en.json': JSON.stringify({ text: 'x'.repeat(2000) }),
    'favicon.svg': '<svg xmlns="http://www.w3.org/2000/svg"/>',
    'og/en.png': 'card',
    '.well-known/security.txt': 'Contact: mailto:security@camre.example\n',
    'robots.txt': 'User-agent: *\n',
  };
  await writeSite(folder, files, hostPolicy(policySettings, policyLanguages, scriptHashes, policyRedirects));
  return folder;
}

/** Writes the files of a site, and what its hosts need. */
export async function writeSite(folder: string, files: Readonly<Record<string, string>>, policy: HostPolicy) {
  for (const [name, content] of Object.entries(files)) {
    await mkdir(path.dirname(path.join(folder, name)), { recursive: true });
    await writeFile(path.join(folder, name), content);
  }
  await writeHostFiles(folder, policy);
}
