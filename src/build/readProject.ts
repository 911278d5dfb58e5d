import { existsSync } from 'node:fs';
import path from 'node:path';
import type { ContentKind } from '../content/pages/contentKinds';
import { outlineSlugs } from '../content/pages/outlines';
import { datasetSchemas } from '../content/data/datasets';
import { readJsonFile } from '../content/files/jsonFile';
import { readContent, type Project, type Texts } from '../content/project';
import { adminTimeShare, brand, minimumCharge, pricePerAccount } from '../site/brand';
import { createRoutes, namespaces, type Route } from '../site/routes';
import { allIcons } from '../site/ui/allIcons';

/**
 * Reads everything the route table asks for, as the files are now, in all languages or in English and the given ones. A
 * text of `texts` is read in place of the file of that path.
 */
export function readProject(root: string, only?: readonly string[], texts?: Texts): Promise<Project> {
  const topics = readJsonFile(root, 'content/data/topics.json', datasetSchemas.topics, texts);
  const routes = createRoutes({ ...topics.value, outlines: outlineSlugs(root, texts) });
  const content = routes.flatMap((route) => (route.content ? [route.content] : []));
  const paths = routes.flatMap(({ path, isKeptFromSearch }) => (isKeptFromSearch ? [] : path));
  return readContent(root, {
    codeFigures,
    namespaces,
    icons: Object.keys(allIcons),
    isFlag: (code) => existsSync(flagFile(code)),
    isStaticFile: (address) => existsSync(path.join(repository, 'static', address)),
    brandEntries: Object.keys(brand),
    ownHosts,
    paths,
    content,
    only,
    texts,
  });
}

const { SITE_URL = '' } = process.env;
const siteHosts = URL.canParse(SITE_URL) ? [new URL(SITE_URL).hostname.replace(/^www\./, '')] : [];
const ownHosts = [...siteHosts, ...brand.email.split('@').slice(1)];

const repository = path.resolve(__dirname, '../..');

/** Returns the picture of a flag emoji (Twemoji, CC-BY 4.0). */
export function flagFile(code: string): string {
  return path.join(repository, 'node_modules/@discordapp/twemoji/dist/svg', `${code}.svg`);
}

export function routesOf(project: Project): Route[] {
  return createRoutes({ ...project.datasets.topics.value, outlines: Object.keys(project.facts.outlines) });
}

/** Returns the slugs of the pages of a kind that are shown, in their order. */
export function shownSlugs(project: Project, kind: ContentKind): string[] {
  return routesOf(project).flatMap(({ content }) => (content?.kind === kind ? [content.slug] : []));
}

/** The prices are here so that `npm run content -- figure £2.50` finds them. */
const codeFigures = {
  adminTime: { value: adminTimeShare, file: 'src/site/brand.ts' },
  pricePerAccount: { value: pricePerAccount, file: 'src/site/brand.ts' },
  minimumCharge: { value: minimumCharge, file: 'src/site/brand.ts' },
};
