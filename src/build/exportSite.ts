import { existsSync, mkdirSync, readdirSync, readFileSync, rmSync, rmdirSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import type { Reporter } from 'gatsby';
import { computeRegistry } from '../model/registry';
import { localisedPath, routes } from '../routes';
import { iconSprite } from '../ui/iconSprite';
import { cardsOf } from './cards/cards';
import { makeCards } from './cards/makeCards';
import { exportPage } from './exportPage';
import { firstScript } from './firstScript';
import { writeHost } from './hostFiles';
import { inlineScript } from './inlineScripts';
import { sourceRoot } from './live/sources';
import { publishedLanguages } from './publishedLanguages';
import { keepRawPages, rawPageFile } from './rawPages';
import { readSettings } from './settings';
import { readSite } from './readSite';
import { bringCompressedScriptsBack } from './scripts';
import { screenScripts } from './screenScripts';
import { sitemap } from './sitemap';
import { nameStyles } from './styleNames';
import { credits, robots, securityText, webManifest } from './wellKnown';

/**
 * Turns what Gatsby wrote into what a static host serves: each page as `<path>.html`, so that its address needs no
 * trailing slash and no redirect; sitemap and well-known files; the host's headers and rules.
 */
export async function exportSite(root: string, reporter: Reporter): Promise<void> {
  const settings = readSettings();
  const project = await readSite(sourceRoot(root));
  const languages = publishedLanguages(project.languages);
  const codes = languages.map(({ code }) => code);
  const registry = computeRegistry(project, routes, codes);
  const pagePaths = codes.flatMap((code) => routes.map((route) => localisedPath(route.path, code)));
  const inline = { beforePaint: inlineScript(root, 'beforePaint'), afterPaint: inlineScript(root, 'afterPaint') };
  const scriptsOf = screenScripts(path.join(root, 'public'));
  keepRawPages(root, pagePaths);
  const rawPages = pagePaths.map((pagePath) => readFileSync(path.join(root, rawPageFile(pagePath)), 'utf8'));
  const styleNames = nameStyles(rawPages);
  const first = firstScript(styleNames, rawPages[0] ?? '');
  const pages = pagePaths.map((pagePath, index) => {
    const scripts = { first: `/${first.file}`, screen: scriptsOf(pagePath) };
    const html = exportPage(styleNames.shorten(rawPages[index] ?? ''), pagePath, scripts, inline);
    return { file: pageFile(pagePath), html };
  });
  const out = path.join(root, 'public');
  removePages(out, new Set(pages.map(({ file }) => file)));
  const files: Record<string, string> = {
    [first.file]: first.code,
    'icons.svg': iconSprite(),
    'sitemap.xml': sitemap(settings.siteUrl, languages, registry),
    'robots.txt': robots(settings.siteUrl),
    'humans.txt': credits(),
    'manifest.webmanifest': webManifest(),
    '.well-known/security.txt': securityText(settings.siteUrl, codes, new Date()),
    ...Object.fromEntries(pages.map(({ file, html }) => [file, html])),
  };
  for (const [file, content] of Object.entries(files)) writeIfChanged(path.join(out, file), content);
  const drawn = await makeCards(root, [...cardsOf(root, project, routes, codes, registry).values()]);
  bringCompressedScriptsBack(root);
  await writeHost(root, settings, codes, [inline.beforePaint.hash, inline.afterPaint.hash]);
  if (drawn > 0) reporter.info(`${drawn} social ${drawn === 1 ? 'card' : 'cards'} drawn`);
  reporter.info(`${pages.length} pages in ${codes.join(', ')}`);
}

/** Where a page stands in the export. */
function pageFile(pagePath: string): string {
  return pagePath === '/' ? 'index.html' : `${pagePath.slice(1)}.html`;
}

/** Takes away pages that are no longer there, Gatsby's own copies, and the folders that they leave empty. */
function removePages(out: string, keep: ReadonlySet<string>, folder = ''): void {
  for (const entry of readdirSync(path.join(out, folder), { withFileTypes: true })) {
    const name = path.posix.join(folder, entry.name);
    if (entry.isDirectory()) {
      removePages(out, keep, name);
      if (readdirSync(path.join(out, name)).length === 0) rmdirSync(path.join(out, name));
    } else if (name.endsWith('.html') && !keep.has(name))
      for (const copy of [name, `${name}.br`, `${name}.gz`]) rmSync(path.join(out, copy), { force: true });
  }
}

/** Leaves a file alone that says the same already, so that its compressed copies stay valid. */
function writeIfChanged(file: string, content: string): void {
  if (existsSync(file) && readFileSync(file, 'utf8') === content) return;
  mkdirSync(path.dirname(file), { recursive: true });
  writeFileSync(file, content);
}
