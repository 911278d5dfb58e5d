import { diffWordsWithSpace } from 'diff';
import { readSite } from '../../build/readSite';
import { readTranslation, type Translation } from '../../model/checks/translation';
import { keyPosition } from '../../model/jsonFile';
import { positionAt } from '../../model/problem';
import { pageName } from '../../model/progress';
import type { ContentPage } from '../../model/project';
import { stringState } from '../../model/strings';
import { languageOf, UsageError, type Call } from './command';
import { olderPage, olderStrings, type OlderEnglish } from './olderEnglish';

/** For what is stale, prints what changed in the English, word by word, and the translation under it. */
export async function run({ root, words: [code, ...names] }: Call): Promise<void> {
  const project = await readSite(root, code === undefined ? undefined : [code]);
  const language = languageOf(project, code);
  const translation = readTranslation(project, language);
  const known = [...translation.strings.flatMap(({ namespace, key }) => [namespace, `${namespace}:${key}`]), ...translation.pages.flatMap(({ english }) => [english.slug, pageName(english)])];
  const unknown = names.filter((name) => !known.includes(name));
  if (unknown.length > 0) throw new UsageError(`There is no ${unknown.join(', ')}; names are such as common, home:hero.title, features/qms`);
  const changes = [...stringChanges(root, translation, names), ...pageChanges(root, translation, names)];
  console.log(changes.length > 0 ? changes.join('\n\n') : `Nothing is stale${names.length > 0 ? ` in ${names.join(', ')}` : ''}: what is translated is of the English of today.`);
}

function stringChanges(root: string, { language, strings }: Translation, names: readonly string[]): string[] {
  const stale = strings.filter(
    ({ namespace, key, text, english, pin }) => stringState(text, english, pin) === 'stale' && (names.length === 0 || names.includes(namespace) || names.includes(`${namespace}:${key}`)),
  );
  return [...new Set(stale.map(({ namespace }) => namespace))].flatMap((namespace) => {
    const here = stale.filter((string) => string.namespace === namespace);
    const englishKey = (key: string) => (key.match(/_(zero|one|two|few|many)$/) ? [key, key.replace(/_[a-z]+$/, '_other')] : [key]);
    const pins = new Map(here.flatMap(({ key, pin }) => (pin ? englishKey(key).map((name) => [name, pin.slice(0, 8)] as const) : [])));
    const older = olderStrings(root, `locales/en/${namespace}.json`, pins);
    return here.map(({ key, text, english, table, pin }) => {
      const versions = englishKey(key).flatMap((name) => older.get(name) ?? []);
      const then: OlderEnglish = versions.find((version) => 'text' in version) ?? versions[0] ?? { missing: pin ? 'unknown' : 'it is not pinned to any English' };
      return [`${table.file}:${keyPosition(table.text, key).line}  ${namespace}:${key}`, ...change(then, english), `  ${language}       ${text}`].join('\n');
    });
  });
}

function pageChanges(root: string, { language, pages }: Translation, names: readonly string[]): string[] {
  return pages.flatMap(({ english, page }) => {
    const wanted = names.length === 0 || names.includes(english.slug) || names.includes(pageName(english));
    if (!page?.frontMatter || page.frontMatter.source === english.blobHash || !wanted) return [];
    const then = olderPage(root, page.frontMatter.source);
    const head = `${page.file}:1  ${pageName(page)}`;
    return ['missing' in then ? [head, ...change(then, english.file)].join('\n') : [head, ...paragraphChanges(then.text, english, page, language)].join('\n')];
  });
}

/** The paragraphs that changed, each with the translation of the paragraph in its place. */
function paragraphChanges(then: string, english: ContentPage, page: ContentPage, language: string): string[] {
  const [before, now, ours] = [paragraphs(then), paragraphs(english.text), paragraphs(page.text)];
  const texts = new Set(before.map(({ text }) => text));
  const lines = now.flatMap(({ text }, index) => {
    if (texts.has(text)) return [];
    const translated = ours[index];
    const line = translated ? positionAt(page.text, translated.offset).line : undefined;
    return [...change({ text: before[index]?.text ?? '' }, text), translated ? `  ${language}       ${page.file}:${line}  ${translated.text}` : `  ${language}       nothing yet`, ''];
  });
  const gone = before.filter(({ text }, index) => index >= now.length && !now.some((other) => other.text === text));
  return [...lines, ...gone.flatMap(({ text }) => [...change({ text }, ''), ''])].slice(0, -1);
}

/** Blocks between empty lines; a translation has them in the order of its source. */
function paragraphs(text: string): { text: string; offset: number }[] {
  return [...text.matchAll(/\S[^]*?(?=\n\s*\n|\s*$)/g)].map(({ 0: block, index }) => ({ text: block.replace(/\s+/g, ' '), offset: index }));
}

function change(then: OlderEnglish, now: string): string[] {
  if ('missing' in then) return [`  then     unknown: ${then.missing}`, `  now      ${now}`];
  const parts = diffWordsWithSpace(then.text, now, { intlSegmenter: new Intl.Segmenter('en', { granularity: 'word' }) });
  return [`  change   ${parts.map(({ value, added, removed }) => (added ? marked(value, '{+', '+}', 32) : removed ? marked(value, '[-', '-]', 31) : value)).join('')}`];
}

/** In colour where there is a terminal, in git’s signs of --word-diff everywhere. */
function marked(text: string, open: string, close: string, colour: number): string {
  const words = `${open}${text}${close}`;
  return process.stdout.isTTY && !process.env.NO_COLOR ? `\u001B[${colour}m${words}\u001B[0m` : words;
}
