import { checks } from './checks';
import { invisible } from './checks/invisible';
import { mendEncoding } from './encoding';
import type { JsonFile } from './jsonFile';
import type { ContentPage, Project } from './project';
import type { StringTable } from './strings';

/**
 * The files of a language with what can be mended without knowing what they mean: line ends, byte-order marks, straight
 * quotation marks, no-break spaces, invisible characters, the order of keys. A file that cannot be read stays as it is.
 */
export function mendLanguage(project: Project, language: string): { readonly file: string; readonly text: string }[] {
  const tables = Object.values(project.strings[language] ?? {});
  const glossary = project.glossaries[language];
  return [
    ...tables.map((table) => ({ file: table.file, text: mendTable(project, table, language) })),
    ...(glossary ? [{ file: glossary.file, text: mendEncoding(glossary.text) }] : []),
    ...project.pages
      .filter((page) => page.language === language)
      .map((page) => ({ file: page.file, text: mendPage(page) })),
  ];
}

function mendTable(project: Project, { file, text, value, problems }: JsonFile<StringTable>, language: string): string {
  const clean = mendEncoding(text);
  // A key written twice would be lost.
  if (!value || problems.some(({ check }) => check !== 'File format')) return clean;
  const namespace = file.replace(/^.*\/|\.json$/g, '');
  const meta = project.meta[namespace]?.value ?? {};
  const entries = Object.entries(value).map(
    ([key, words]) => [key, language === 'en' && meta[key]?.verbatim ? words : mendText(words, language)] as const,
  );
  const sorted = [...entries].sort(([a], [b]) => (a < b ? -1 : 1));
  const isAsItWas = sorted.every(([key, words], index) => key === Object.keys(value)[index] && words === value[key]);
  return isAsItWas
    ? clean
    : `{\n${sorted.map(([key, words]) => `  ${JSON.stringify(key)}: ${JSON.stringify(words)}`).join(',\n')}\n}\n`;
}

function mendPage(page: ContentPage): string {
  // From the end, so that the places before stay right.
  const backwards = [...page.passages].sort((a, b) => b.offset - a.offset);
  const text = backwards.reduce(
    (whole, { offset, text: words }) =>
      whole.slice(0, offset) + mendText(words, page.language) + whole.slice(offset + words.length),
    page.text,
  );
  return invisible.mend?.(text, page.language) ?? text;
}

function mendText(text: string, language: string): string {
  return checks.reduce((words, check) => check.mend?.(words, language) ?? words, text);
}
