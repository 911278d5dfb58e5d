import { readdirSync, readFileSync, rmSync } from 'node:fs';
import path from 'node:path';
import type { BuildArgs } from 'gatsby';
import { z } from 'zod';
import { changeDates } from './changeDates';
import { writeSocialCards } from './socialCards/writeSocialCards';
import { compileInlineScript } from './compileInlineScript';
import { exportPages, type GatsbyPage } from './exportPages';
import { hostPolicy } from './host/policy';
import { writeHostFiles } from './host/write';
import { keepRawPages } from './rawPages';
import { allowedScriptOrigins, readSettings } from './settings';
import { loadSite } from './site';
import { sitemaps } from './sitemap';
import { timed } from './timed';
import { humansTxt, robots, securityText, webManifest } from './wellKnown';
import { writeIfChanged } from './writeIfChanged';

/**
 * Turns what Gatsby wrote into what a static host serves: pages, sitemap, well-known files, the host's headers and rules.
 */
export async function exportSite(root: string, { graphql, reporter }: BuildArgs): Promise<void> {
  const settings = readSettings();
  const { project, codes, routes, registry, cards } = await loadSite(root);
  const out = path.join(root, 'public');
  const pages = await pagesOfGatsby(graphql, out);
  keepRawPages(root, pages);
  const options = {
    deferredScripts: compileInlineScript(root, 'deferredScripts'),
    followContactForm: compileInlineScript(root, 'followContactForm'),
    compilationHash: readJson(out, 'page-data/app-data.json', appData).webpackCompilationHash,
  };
  const scriptHashes = await timed(reporter, 'Export pages', () =>
    exportPages(root, pages, options, allowedScriptOrigins(settings)),
  );
  const files: Record<string, string> = {
    ...sitemaps(settings.siteUrl, registry, routes, changeDates(root)),
    'robots.txt': robots(settings.siteUrl),
    'humans.txt': humansTxt(),
    'manifest.webmanifest': webManifest(),
    '.well-known/security.txt': securityText(settings.siteUrl, codes),
  };
  for (const file of readdirSync(out))
    if (/^sitemap-\d+\.xml$/.test(file) && !(file in files)) rmSync(path.join(out, file));
  for (const [file, content] of Object.entries(files)) writeIfChanged(path.join(out, file), content);
  await timed(reporter, 'Draw social cards', () => writeSocialCards(root, [...cards.values()]));
  await timed(reporter, 'Write host files and compress', () =>
    writeHostFiles(
      out,
      hostPolicy(settings, codes, scriptHashes, project.datasets.redirects.value),
      settings.precompress,
    ),
  );
  reporter.info(`${pages.length} pages in ${codes.join(', ')}`);
}

const appData = z.object({ webpackCompilationHash: z.string() });
const webpackStats = z.object({ assetsByChunkName: z.record(z.string(), z.array(z.string())) });
const sitePages = z.object({
  allSitePage: z.object({ nodes: z.array(z.object({ path: z.string(), componentChunkName: z.string() })) }),
});

/** Returns every page of the build. Gatsby makes a second not-found page, `/404.html`, for its own use. */
async function pagesOfGatsby(graphql: BuildArgs['graphql'], out: string): Promise<GatsbyPage[]> {
  const { data } = await graphql('{ allSitePage { nodes { path componentChunkName } } }');
  const { assetsByChunkName: chunks } = readJson(out, 'webpack.stats.json', webpackStats);
  const nodes = sitePages.parse(data).allSitePage.nodes.filter((page) => page.path !== '/404.html');
  return nodes.map((page) => ({
    path: page.path,
    scripts: (chunks[page.componentChunkName] ?? []).map((file) => `/${file}`),
  }));
}

function readJson<T>(out: string, file: string, schema: z.ZodType<T>): T {
  return schema.parse(JSON.parse(readFileSync(path.join(out, file), 'utf8')));
}
