import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { parse, type HTMLElement } from 'node-html-parser';
import { publicFiles } from '../../src/build/host/write';
import { localisedPath } from '../../src/site/routes';
import { routes } from '../routes';
import { languageOf } from '../../src/site/shell/languageOf';
import { published } from '../published';

/** A page of the last build, as a visitor's browser gets it. */
export interface BuiltPage {
  /** Its address without origin: `/cy/pricing`. */
  readonly address: string;
  /** Its path under `public`, with a slash at the beginning. */
  readonly file: string;
  readonly html: string;
  readonly document: HTMLElement;
}

export const publicFolder = path.resolve(__dirname, '../../public');
export const siteUrl = process.env.SITE_URL ?? 'https://camre.example';

/** Returns every page of `public/`, with the not-found pages. Throws where there is no build of all published languages. */
export function builtPages(): BuiltPage[] {
  if (!existsSync(publicFolder)) throw new Error('There is no public/: run “npm run build” first.');
  // A file of static/, such as one that shows a search engine whose site this is, is no page.
  const files = publicFiles(publicFolder).filter((file) => file.endsWith('.html') && !existsSync(`static${file}`));
  const pages = files.map((file) => {
    const html = readFileSync(path.join(publicFolder, file), 'utf8');
    const address = file === '/index.html' ? '/' : file.replace(/\.html$/, '');
    let parsed: HTMLElement | undefined;
    return {
      address,
      file,
      html,
      get document() {
        return (parsed ??= parse(html, { comment: false }));
      },
    };
  });
  const built = [...new Set(pages.map(({ address }) => languageOf(address)))];
  if (published.some(({ code }) => !built.includes(code)))
    throw new Error(
      `public/ has only ${built.join(', ')}: run “npm run build” first, or set LOCALES as for that build.`,
    );
  return pages;
}

/** Returns whether it is a not-found page, or one that follows on a form that was sent without JavaScript. */
export function isAnAnswer(page: BuiltPage): boolean {
  return /(^|\/)(404|contact\/(not-)?sent)$/.test(page.address);
}

/** Returns whether search engines are not offered it: an answer, or the outline of a course that no person has signed. */
export function isKeptFromSearch(page: BuiltPage): boolean {
  const language = languageOf(page.address);
  const content = contentOf(page);
  if (content?.kind !== 'outlines' || ['en', 'cy'].includes(language) || isFallback(page)) return isAnAnswer(page);
  const pins = JSON.parse(readFileSync(`locales/pins/${language}.json`, 'utf8'));
  return !/ person\b/.test(pins[`outlines/${content.slug}`] ?? '');
}

function contentOf({ address }: BuiltPage) {
  const language = languageOf(address);
  return routes.find(({ path: route }) => localisedPath(route, language) === address)?.content;
}

/** Returns whether a page is in English because its MDX file is not translated; the sitemap does not have it. */
export function isFallback(page: BuiltPage): boolean {
  const content = contentOf(page);
  return (
    content !== undefined && !existsSync(`content/${content.kind}/${content.slug}/${languageOf(page.address)}.mdx`)
  );
}

/** Returns the text of a meta element, by name or property. */
export function metaOf(page: BuiltPage, name: string): string | undefined {
  return page.document.querySelector(`meta[name="${name}"], meta[property="${name}"]`)?.getAttribute('content');
}
