import { createHash } from 'node:crypto';
import path from 'node:path';
import type { BuildArgs } from 'gatsby';
import { replaceIfChanged } from '../content/files/writeFiles';
import { writeSocialCards } from './socialCards/writeSocialCards';
import { beforePaintScript } from './webpack';
import { hostPolicy } from './host/policy';
import { writeHostFiles } from './host/write';
import { readSettings } from './settings';
import { loadSite } from './site';
import { timed } from './reportErrors';
import { humansTxt, securityText, sitemap, webManifest } from './wellKnown';
import { existsSync, mkdirSync, renameSync, rmSync } from 'node:fs';

/** Turns what Gatsby wrote into what a static host serves: pages, sitemap, well-known files, headers and rules. */
export async function exportSite(root: string, { reporter }: BuildArgs): Promise<void> {
  const settings = readSettings();
  const { project, codes, routes, registry, cards } = await loadSite(root);
  const out = path.join(root, 'public');
  // In the format of CSP Level 3, section 2.3.1.
  const hash = `sha256-${createHash('sha256').update(beforePaintScript(root)).digest('base64')}`;
  moveAll(out, path.join(root, store));
  const files = {
    'sitemap.xml': sitemap(settings.siteUrl, registry, routes),
    'robots.txt': `User-agent: *\nAllow: /\n\nSitemap: ${settings.siteUrl}/sitemap.xml\n`,
    'humans.txt': humansTxt(),
    'manifest.webmanifest': webManifest(),
    '.well-known/security.txt': securityText(settings.siteUrl, codes),
  };
  for (const [file, content] of Object.entries(files)) replaceIfChanged(out, file, content);
  await timed(reporter, 'Draw social cards', () => writeSocialCards(root, [...cards.values()]));
  const policy = hostPolicy(settings, codes, [hash], project.datasets.redirects.value);
  await timed(reporter, 'Write host files', () => writeHostFiles(out, policy));
  reporter.info(`${routes.length} pages in each of ${codes.join(', ')}`);
}

/** What Gatsby writes into `public` for its own app and its next build: no visitor needs it. */
const names = ['page-data', '_gatsby', '~partytown', 'chunk-map.json', 'webpack.stats.json'];
const store = '.cache/camre/gatsby';

/** Puts back what was moved to the store, so that Gatsby writes again only what has changed. */
export function restoreGatsbyFiles(root: string): void {
  moveAll(path.join(root, store), path.join(root, 'public'));
}

function moveAll(from: string, to: string): void {
  for (const name of names) {
    if (!existsSync(path.join(from, name))) continue;
    rmSync(path.join(to, name), { recursive: true, force: true });
    mkdirSync(to, { recursive: true });
    renameSync(path.join(from, name), path.join(to, name));
  }
}
