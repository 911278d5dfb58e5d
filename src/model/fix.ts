import { checks } from './checks';
import { invisible } from './checks/invisible';
import { fixEncoding } from './encoding';
import type { JsonFile } from './jsonFile';
import { joinLines } from './mdx/pageSegments';
import type { ContentPage, Project } from './project';
import { englishFor, expectedKeys, type StringTable } from './strings';

/**
 * The files of a language with what can be fixed without knowing what they mean: line ends, byte-order marks, straight
 * quotation marks, no-break spaces, invisible characters, the order of keys, keys that the English no longer has. A file that cannot be read stays as it is.
 */
export function fixLanguage(project: Project, language: string): { readonly file: string; readonly text: string }[] {
  const tables = Object.values(project.strings[language] ?? {});
  const glossary = project.glossaries[language];
  return [
    ...tables.map((table) => ({ file: table.file, text: fixTable(project, table, language) })),
    ...(glossary ? [{ file: glossary.file, text: fixEncoding(glossary.text) }] : []),
    ...project.pages
      .filter((page) => page.language === language)
      .map((page) => ({ file: page.file, text: fixPage(page) })),
  ];
}

function fixTable(project: Project, { file, text, value, problems }: JsonFile<StringTable>, language: string): string {
  const clean = fixEncoding(text);
  const namespace = file.replace(/^.*\/|\.json$/g, '');
  const english = project.strings.en?.[namespace]?.value;
  // A key written twice would be lost, and all of them where the English cannot be read.
  if (!value || !english || problems.some(({ check }) => check !== 'File format')) return clean;
  const meta = project.meta[namespace]?.value ?? {};
  const state = project.state[language] ?? {};
  const expected = new Set(expectedKeys(language, english));
  const isLeftOver = (key: string) => !expected.has(key) && state[`${namespace}:${key}`] !== undefined;
  const isUntouched = (key: string, words: string) =>
    language === 'en'
      ? meta[key]?.verbatim !== undefined
      : state[`${namespace}:${key}`] === undefined && words === englishFor(key, english);
  const entries = Object.entries(value)
    .filter(([key]) => language === 'en' || !isLeftOver(key))
    .map(([key, words]) => [key, isUntouched(key, words) ? words : fixText(words, language, true)] as const);
  const sorted = entries.sort(([a], [b]) => (a < b ? -1 : 1));
  if (JSON.stringify(sorted) === JSON.stringify(Object.entries(value))) return clean;
  return `${JSON.stringify(Object.fromEntries(sorted), null, 2)}\n`;
}

function fixPage(page: ContentPage): string {
  // From the end, so that the places before stay right.
  const backwards = [...page.passages].sort((a, b) => b.offset - a.offset);
  const text = backwards.reduce(
    (whole, { offset, text: words }) =>
      whole.slice(0, offset) + fixText(words, page.language, false) + whole.slice(offset + words.length),
    page.text,
  );
  return invisible.fix?.(text, page.language, false) ?? text;
}

/** The text with what can be fixed without knowing what it means. */
export function fixText(text: string, language: string, isString: boolean): string {
  return checks.reduce((words, check) => check.fix?.(words, language, isString) ?? words, text);
}

/** A new text as it is written into a file: on one line, with what can be fixed without knowing what it means. */
export function tidyText(text: string, language: string, isString: boolean): string {
  return fixText(joinLines(text).trim(), language, isString);
}
