import { createHash } from 'node:crypto';
import path from 'node:path';
import type { BuildArgs } from 'gatsby';
import { replaceIfChanged } from '../content/files/writeFiles';
import { writeSocialCards } from './socialCards/writeSocialCards';
import { beforePaintScript } from './beforePaintScript';
import { hideGatsbyFiles } from './gatsbyFiles';
import { hostPolicy } from './host/policy';
import { writeHostFiles } from './host/write';
import { readSettings } from './settings';
import { loadSite } from './site';
import { timed } from './reportErrors';
import { humansTxt, robots, securityText, sitemap, webManifest } from './wellKnown';

/**
 * Turns what Gatsby wrote into what a static host serves: pages, sitemap, well-known files, the host's headers and rules.
 */
export async function exportSite(root: string, { reporter }: BuildArgs): Promise<void> {
  const settings = readSettings();
  const { project, codes, routes, registry, cards } = await loadSite(root);
  const out = path.join(root, 'public');
  // In the format of CSP Level 3, section 2.3.1.
  const hash = `sha256-${createHash('sha256').update(beforePaintScript(root)).digest('base64')}`;
  hideGatsbyFiles(root);
  const files = {
    'sitemap.xml': sitemap(settings.siteUrl, registry, routes),
    'robots.txt': robots(settings.siteUrl),
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
