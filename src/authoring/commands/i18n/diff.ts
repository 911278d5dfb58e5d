import { diffWordsWithSpace } from 'diff';
import { readTranslation, type Translation } from '../../../content/checks/translation';
import type { GitAnswer } from '../../../content/files/git';
import { keyOffset } from '../../../content/files/jsonFile';
import { segmentStates } from '../../../content/pages/pageState';
import { positionAt } from '../../../content/problem';
import { pageName } from '../../../content/project';
import { expectedKeys } from '../../../content/strings/strings';
import type { Call } from '../../../commandLine/commandLine';
import { isNamed, readNamedLanguage, refuseUnknownNames } from './languages';
import { previousEnglish } from '../../../content/strings/olderEnglish';

export async function run({ root, args: [code, ...names] }: Call): Promise<void> {
  const { project, language } = await readNamedLanguage(root, code);
  const translation = readTranslation(project, language);
  const keys = translation.tables.flatMap(({ namespace, english }) =>
    expectedKeys(language, english.value ?? {}).map((key) => `${namespace}:${key}`),
  );
  refuseUnknownNames(names, [...keys, ...translation.pages.map(({ english }) => pageName(english))], language);
  const changes = [...stringChanges(translation, names), ...pageChanges(translation, names)];
  console.log(
    changes.length > 0
      ? changes.join('\n\n')
      : `Nothing is stale${names.length > 0 ? ` in ${names.join(', ')}` : ''}: what is translated is of the English of today.`,
  );
}

function stringChanges({ project, language, strings }: Translation, names: readonly string[]): string[] {
  const stale = strings.filter(
    ({ namespace, key, state }) => state !== 'translated' && isNamed(names, `${namespace}:${key}`),
  );
  const previous = previousEnglish(project.root, stale);
  return stale.map(({ namespace, key, text, english, source }) =>
    [
      `${source.file}:${positionAt(source.text, keyOffset(source.text, key)).line}  ${namespace}:${key}`,
      ...change(previous.get(`${namespace}:${key}`) ?? { missing: 'unknown' }, english),
      `  ${language.padEnd(8)} ${text}`,
    ].join('\n'),
  );
}

/** Returns the changed texts of stale pages, each with its translation, or the text that a new one belongs after. */
function pageChanges({ project, language, pages }: Translation, names: readonly string[]): string[] {
  return pages.flatMap(({ english, page, source, isStale }): string[] => {
    if (!page?.frontMatter || !isStale || !isNamed(names, pageName(english))) return [];
    const head = `${page.file}  ${pageName(page)}`;
    const lineAt = (offset: number) => `${page.file}:${positionAt(page.text, offset).line}`;
    if (!source) {
      const missing = page.frontMatter.source
        ? 'git’s history here does not hold it (a shallow clone? git fetch --unshallow)'
        : 'it is not pinned to any English';
      return [[head, ...change({ missing }, english.file)].join('\n')];
    }
    const states = segmentStates(project, english, language);
    const today = new Set(english.segments.map(({ text }) => text));
    const kept = new Set(states.map(({ previous }) => previous));
    const changed = states.flatMap(({ segment, target, state, previous }, index): string[] => {
      if (state === 'translated') return [];
      const before = states.slice(0, index).findLast((other) => other.target)?.target;
      const place = target
        ? lineAt(target.start)
        : `${lineAt(before?.end ?? 0)}, after this line: new, ${segment.kind}`;
      const lines = state === 'stale' ? change({ text: previous ?? '' }, segment.text) : [`  English  ${segment.text}`];
      return [place, ...lines, `  ${language.padEnd(8)} ${target?.text ?? 'nothing yet'}`];
    });
    const gone = source.segments
      .filter(({ text }) => !today.has(text) && !kept.has(text))
      .map(({ text }) => `  gone from the English: ${text}`);
    return [[head, ...changed, ...gone].join('\n')];
  });
}

function change(then: GitAnswer, now: string): string[] {
  if ('missing' in then) return [`  then     unknown: ${then.missing}`, `  now      ${now}`];
  const parts = diffWordsWithSpace(then.text, now, {
    intlSegmenter: new Intl.Segmenter('en', { granularity: 'word' }),
  });
  const words = parts.map(({ value, added, removed }) => (added ? `{+${value}+}` : removed ? `[-${value}-]` : value));
  return [`  change   ${words.join('')}`];
}
