import { HTMLElement, NodeType, type Node } from 'node-html-parser';
import { brand } from '../../src/site/brand';
import { preventBreaks } from '../../src/build/lineBreaks';
import { readProject } from '../../src/build/readProject';
import { shownStrings } from '../../src/content/strings/stringStates';
import { namespaces } from '../../src/site/routes';
import { languageOf } from '../../src/site/shell/languageOf';
import { published } from '../published';
import { builtPages, isFallback } from './builtSite';

/** Names that are in English in every language. */
const names: readonly string[] = [
  ...[brand.address, brand.euRepresentative].flatMap((name) => name ?? []),
  'Equality Advisory and Support Service',
];

const pages = builtPages();
const english = new Set(
  pages
    .filter(({ address }) => languageOf(address) === 'en')
    .flatMap(({ document }) => textsOf(document).filter(isSentence)),
);

/** The English texts that a language shows in place of missing ones, such as a title, which cannot be marked as English. */
const untranslated = new Map<string, string[]>();
beforeAll(async () => {
  const project = await readProject(process.cwd());
  for (const { code } of published) {
    const shown = namespaces.flatMap((namespace) => Object.values(shownStrings(project, code, namespace).fallback));
    untranslated.set(
      code,
      shown.map((text) => preventBreaks(text, 'en')),
    );
  }
});

const cache = new Map<string, boolean>();

/** Returns whether a text is English, from a cache: header and footer have the same texts on every page. */
function isEnglish(text: string): boolean {
  const found = cache.get(text) ?? (english.has(text) || soundsEnglish(text));
  cache.set(text, found);
  return found;
}

for (const { address, document } of pages.filter((page) => languageOf(page.address) !== 'en' && !isFallback(page)))
  test(`${address} has no English sentence, except texts that nobody has translated yet`, () => {
    const known = new Set([...names, ...(untranslated.get(languageOf(address)) ?? [])]);
    expect(textsOf(document).filter((text) => isEnglish(text) && !known.has(text))).toEqual([]);
  });

test('an English sentence is recognised', () => {
  expect(soundsEnglish('Fewer chasing emails, and more time for the people that you train')).toBe(true);
  expect(soundsEnglish('Equality Act 2010 (Vereinigtes Königreich): für Teamleitungen')).toBe(false);
});

/** Returns whether a text has four words or more; shorter ones are names as often as not. */
function isSentence(text: string): boolean {
  return text.split(/\s+/).filter((word) => /[a-z]{2}/i.test(word)).length >= 4;
}

/** Returns whether a text has three different words that most English sentences have, and no other language. */
function soundsEnglish(text: string): boolean {
  const found = text
    .toLowerCase()
    .match(
      /(?<![\p{L}’'-])(?:the|and|with|your|you|that|this|are|from|which|their|what|when|have|will|they)(?![\p{L}’'-])/gu,
    );
  return new Set(found).size >= 3;
}

/** Returns the texts of a page that are seen, heard or found in a search result, without those marked as another language’s. */
function textsOf(document: HTMLElement): string[] {
  const texts = document
    .querySelectorAll('meta[name="description"], meta[property="og:title"], meta[property="og:description"]')
    .map((meta) => meta.getAttribute('content') ?? '');
  const lang = document.querySelector('html')?.getAttribute('lang');
  const walk = (node: Node): void => {
    if (node.nodeType === NodeType.TEXT_NODE) texts.push(node.text.replace(/\s+/g, ' ').trim());
    // The title is the one of og:title and the name of the site.
    if (!(node instanceof HTMLElement) || /^(SCRIPT|STYLE|NOSCRIPT|TITLE)$/.test(node.tagName)) return;
    if (node.tagName !== 'HTML' && (node.getAttribute('lang') ?? lang) !== lang) return;
    for (const name of ['alt', 'aria-label', 'title', 'placeholder']) texts.push(node.getAttribute(name) ?? '');
    for (const child of node.childNodes) walk(child);
  };
  for (const node of document.childNodes) walk(node);
  return texts.filter(Boolean);
}
