import { diffArrays, diffWordsWithSpace } from 'diff';
import { readSite } from '../../build/readSite';
import { blocksOf, textOf } from '../../model/checks/blocks';
import { readTranslation, type Translation } from '../../model/checks/translation';
import { keyPosition } from '../../model/jsonFile';
import { positionAt } from '../../model/problem';
import { pageName } from '../../model/progress';
import { parseContentPage } from '../../model/contentPage';
import type { ContentPage } from '../../model/project';
import { stringState } from '../../model/strings';
import { requireLanguage, UsageError, type Call } from './command';
import { olderPage, olderStrings, type OlderEnglish } from './olderEnglish';

/** For what is stale, prints what changed in the English, word by word, and the translation under it. */
export async function run({ root, words: [code, ...names] }: Call): Promise<void> {
  const project = await readSite(root, code === undefined ? undefined : [code]);
  const language = requireLanguage(project, code);
  const translation = readTranslation(project, language);
  const known = [
    ...translation.strings.flatMap(({ namespace, key }) => [namespace, `${namespace}:${key}`]),
    ...translation.pages.flatMap(({ english }) => [english.slug, pageName(english)]),
  ];
  const unknown = names.filter((name) => !known.includes(name));
  if (unknown.length > 0)
    throw new UsageError(`There is no ${unknown.join(', ')}; names are such as common, home:hero.title, features/qms`);
  const changes = [...stringChanges(root, translation, names), ...(await pageChanges(root, translation, names))];
  console.log(
    changes.length > 0
      ? changes.join('\n\n')
      : `Nothing is stale${names.length > 0 ? ` in ${names.join(', ')}` : ''}: what is translated is of the English of today.`,
  );
}

function stringChanges(root: string, { language, strings }: Translation, names: readonly string[]): string[] {
  const stale = strings.filter(
    ({ namespace, key, text, english, pin }) =>
      stringState(text, english, pin) === 'stale' &&
      (names.length === 0 || names.includes(namespace) || names.includes(`${namespace}:${key}`)),
  );
  return [...new Set(stale.map(({ namespace }) => namespace))].flatMap((namespace) => {
    const here = stale.filter((string) => string.namespace === namespace);
    const englishKey = (key: string) =>
      key.match(/_(zero|one|two|few|many)$/) ? [key, key.replace(/_[a-z]+$/, '_other')] : [key];
    const pins = new Map(
      here.flatMap(({ key, pin }) => (pin ? englishKey(key).map((name) => [name, pin.slice(0, 8)] as const) : [])),
    );
    const older = olderStrings(root, `locales/en/${namespace}.json`, pins);
    return here.map(({ key, text, english, table, pin }) => {
      const versions = englishKey(key).flatMap((name) => older.get(name) ?? []);
      const then: OlderEnglish = versions.find((version) => 'text' in version) ??
        versions[0] ?? { missing: pin ? 'unknown' : 'it is not pinned to any English' };
      return [
        `${table.file}:${keyPosition(table.text, key).line}  ${namespace}:${key}`,
        ...change(then, english),
        `  ${language}       ${text}`,
      ].join('\n');
    });
  });
}

async function pageChanges(
  root: string,
  { language, pages }: Translation,
  names: readonly string[],
): Promise<string[]> {
  const stale = pages.filter(
    ({ english, page }) =>
      page?.frontMatter &&
      page.frontMatter.source !== english.blobHash &&
      (names.length === 0 || names.includes(english.slug) || names.includes(pageName(english))),
  );
  return Promise.all(
    stale.flatMap(({ english, page }) =>
      (page ? [page] : []).map(async (translation) => {
        const then = olderPage(root, translation.frontMatter?.source);
        const head = `${translation.file}  ${pageName(translation)}`;
        if ('missing' in then) return [head, ...change(then, english.file)].join('\n');
        const before = await parseContentPage(english.file, then.text, english, []);
        return [head, ...blockChanges(before, english, translation, language)].join('\n');
      }),
    ),
  );
}

/** The blocks that changed, each with its translation: that stands where its English stood in the older page. */
function blockChanges(before: ContentPage, now: ContentPage, translation: ContentPage, language: string): string[] {
  const ours = blocksOf(translation);
  const lines: string[] = [];
  let index = 0;
  let gone: string[] = [];
  const say = (then: string, today: string, position: number | undefined) => {
    const block = position === undefined ? undefined : ours[position];
    const place = block?.[0]
      ? `${translation.file}:${positionAt(translation.text, block[0].offset).line}`
      : `${translation.file}:1`;
    lines.push(place, ...change({ text: then }, today), `  ${language}       ${block ? textOf(block) : 'nothing yet'}`);
  };
  const flush = () => {
    for (const [position, text] of gone.entries()) say(text, '', index - gone.length + position);
    gone = [];
  };
  for (const part of diffArrays(blocksOf(before).map(textOf), blocksOf(now).map(textOf))) {
    if (part.added)
      for (const text of part.value) {
        const position = index - gone.length;
        const then = gone.shift();
        say(then ?? '', text, then === undefined ? undefined : position);
      }
    else flush();
    if (!part.added) index += part.value.length;
    if (part.removed) gone = [...part.value];
  }
  flush();
  return lines.length > 0
    ? lines
    : [
        '  only what is no text has changed: ids, components, links (npm run i18n -- check says whether the translation follows)',
      ];
}

function change(then: OlderEnglish, now: string): string[] {
  if ('missing' in then) return [`  then     unknown: ${then.missing}`, `  now      ${now}`];
  const parts = diffWordsWithSpace(then.text, now, {
    intlSegmenter: new Intl.Segmenter('en', { granularity: 'word' }),
  });
  return [
    `  change   ${parts.map(({ value, added, removed }) => (added ? marked(value, '{+', '+}', 32) : removed ? marked(value, '[-', '-]', 31) : value)).join('')}`,
  ];
}

/** In colour where there is a terminal, in git’s signs of --word-diff everywhere. */
function marked(text: string, open: string, close: string, colour: number): string {
  const words = `${open}${text}${close}`;
  return process.stdout.isTTY && !process.env.NO_COLOR ? `\u001B[${colour}m${words}\u001B[0m` : words;
}
