import { checks } from './checks';
import { invisible } from './checks/invisible';
import { fixEncoding } from './encoding';
import type { JsonFile } from './jsonFile';
import type { ContentPage, Project } from './project';
import type { StringTable } from './strings';

/**
 * The files of a language with what can be fixed without knowing what they mean: line ends, byte-order marks, straight
 * quotation marks, no-break spaces, invisible characters, the order of keys. A file that cannot be read stays as it is.
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
  // A key written twice would be lost.
  if (!value || problems.some(({ check }) => check !== 'File format')) return clean;
  const namespace = file.replace(/^.*\/|\.json$/g, '');
  const meta = project.meta[namespace]?.value ?? {};
  const entries = Object.entries(value).map(
    ([key, words]) => [key, language === 'en' && meta[key]?.verbatim ? words : fixText(words, language)] as const,
  );
  const sorted = [...entries].sort(([a], [b]) => (a < b ? -1 : 1));
  const isAsItWas = sorted.every(([key, words], index) => key === Object.keys(value)[index] && words === value[key]);
  return isAsItWas
    ? clean
    : `{\n${sorted.map(([key, words]) => `  ${JSON.stringify(key)}: ${JSON.stringify(words)}`).join(',\n')}\n}\n`;
}

function fixPage(page: ContentPage): string {
  // From the end, so that the places before stay right.
  const backwards = [...page.passages].sort((a, b) => b.offset - a.offset);
  const text = backwards.reduce(
    (whole, { offset, text: words }) =>
      whole.slice(0, offset) + fixText(words, page.language) + whole.slice(offset + words.length),
    page.text,
  );
  return invisible.fix?.(text, page.language) ?? text;
}

function fixText(text: string, language: string): string {
  return checks.reduce((words, check) => check.fix?.(words, language) ?? words, text);
}
