import { readdirSync, rmSync, rmdirSync } from 'node:fs';
import path from 'node:path';
import type { Reporter, Store } from 'gatsby';
import { localisedPath } from '../routes';
import { iconSprite } from '../ui/iconSprite';
import { makeCards } from './cards/makeCards';
import { exportPages } from './exportPages';
import { writeHost } from './hostFiles';
import { inlineScript } from './inlineScripts';
import { keepRawPages } from './rawPages';
import { readSettings } from './settings';
import { bringCompressedScriptsBack } from './scripts';
import { screenScripts } from './screenScripts';
import { siteOf } from './site';
import { sitemap } from './sitemap';
import { credits, robots, securityText, webManifest } from './wellKnown';
import { writeIfChanged } from './writeIfChanged';

/**
 * Turns what Gatsby wrote into what a static host serves: its pages; sitemap and well-known files; the host's headers and
 * rules.
 */
export async function exportSite(root: string, store: Store, reporter: Reporter): Promise<void> {
  const settings = readSettings();
  const { languages, codes, routes, registry, cards } = await siteOf(root);
  const pagePaths = codes.flatMap((code) => routes.map((route) => localisedPath(route.path, code)));
  const inline = { beforePaint: inlineScript(root, 'beforePaint'), afterPaint: inlineScript(root, 'afterPaint') };
  const out = path.join(root, 'public');
  keepRawPages(root, pagePaths);
  const scriptsOf = screenScripts(out);
  const screens: ReadonlyMap<string, { readonly componentChunkName: string }> = store.getState().pages;
  const pages = exportPages(
    root,
    pagePaths.map((pagePath) => ({
      path: pagePath,
      scripts: scriptsOf(screens.get(pagePath)?.componentChunkName ?? ''),
    })),
    inline,
  );
  removePages(out, new Set(pages));
  const files: Record<string, string> = {
    'icons.svg': iconSprite(),
    'sitemap.xml': sitemap(settings.siteUrl, languages, registry),
    'robots.txt': robots(settings.siteUrl),
    'humans.txt': credits(),
    'manifest.webmanifest': webManifest(),
    '.well-known/security.txt': securityText(settings.siteUrl, codes, new Date()),
  };
  for (const [file, content] of Object.entries(files)) writeIfChanged(path.join(out, file), content);
  const drawn = await makeCards(root, [...(cards?.values() ?? [])]);
  bringCompressedScriptsBack(root);
  await writeHost(root, settings, codes, [inline.beforePaint.hash, inline.afterPaint.hash]);
  if (drawn > 0) reporter.info(`${drawn} social ${drawn === 1 ? 'card' : 'cards'} drawn`);
  reporter.info(`${pages.length} pages in ${codes.join(', ')}`);
}

/** Takes away pages that are no longer there, and the folders that they leave empty. Tells whether anything is left. */
function removePages(out: string, keep: ReadonlySet<string>, folder = ''): boolean {
  let isEmpty = true;
  for (const entry of readdirSync(path.join(out, folder), { withFileTypes: true })) {
    const name = path.posix.join(folder, entry.name);
    if (entry.isDirectory()) {
      if (removePages(out, keep, name)) isEmpty = false;
      else rmdirSync(path.join(out, name));
    } else if (isGone(name, keep)) rmSync(path.join(out, name));
    else isEmpty = false;
  }
  return !isEmpty;
}

function isGone(name: string, keep: ReadonlySet<string>): boolean {
  const page = name.replace(/\.(?:br|gz)$/, '');
  return page.endsWith('.html') && !keep.has(page);
}
