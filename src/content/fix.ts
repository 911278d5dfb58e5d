import { checks } from './checks';
import { invisible } from './checks/characters';
import { readTranslation, type Translation } from './checks/translation';
import { fixEncoding, unreadableText } from './files/encoding';
import { withEntries } from './files/jsonFile';
import { joinLines } from './mdx/pageSegments';
import { followingPages } from './pages/pageState';
import { pageName, pinOf, type ContentPage, type Project } from './project';
import { englishFor, expectedKeys, formatPin } from './strings/strings';
import { sortedJson } from './files/writeFiles';

/** Returns a language’s files with what can be fixed without knowing what they mean; unreadable ones as they are. */
export function fixLanguage(project: Project, language: string): Record<string, string> {
  const translation = readTranslation(project, language);
  const glossary = project.glossaries[language];
  const following = followingPages(project, language);
  const pins = project.pins[language];
  const pinned = following.flatMap(({ page, pin }) => (pin ? [[pageName(page), JSON.stringify(formatPin(pin))]] : []));
  const pages = project.pages.filter((page) => page.language === language);
  const fixed = [
    ...translation.tables.map((names) => [names.table, fixTable(translation, names)] as const),
    ...(glossary ? [[glossary, fixEncoding(glossary.text)] as const] : []),
    ...pages.map((page) => [page, following.find((one) => one.page === page)?.text ?? fixPage(page)] as const),
    ...(pins && pinned.length > 0 ? [[pins, withEntries(pins.text, Object.fromEntries(pinned))] as const] : []),
  ];
  const readable = fixed.filter(([{ file, text }]) => text !== '' && !unreadableText(file, text));
  return Object.fromEntries(readable.map(([{ file }, text]) => [file, text]));
}

function fixTable(
  { project, language, strings }: Translation,
  { namespace, english, table }: Translation['tables'][number],
): string {
  const clean = fixEncoding(table.text);
  // A key that is there twice would be lost, and every key where the English cannot be read.
  const { value: source } = english;
  if (
    !table.value ||
    !source ||
    table.problems.some(({ check }) => check === undefined) ||
    (table.refused ?? []).length > 0
  )
    return clean;
  const expected = new Set(expectedKeys(language, source));
  const own = new Set(strings.filter((string) => string.source === table && !string.verbatim).map(({ key }) => key));
  // The untouched English and the client’s own words stay as they are.
  const isFixed = (key: string, text: string) => own.has(key) || text !== englishFor(key, source);
  const entries = Object.entries(table.value)
    .filter(([key]) => expected.has(key) || !pinOf(project, language, `${namespace}:${key}`))
    .map(([key, text]) => [key, isFixed(key, text) ? fixText(text, language, true) : text]);
  const text = sortedJson(Object.fromEntries(entries));
  return text === `${JSON.stringify(table.value, null, 2)}\n` ? clean : text;
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

/** Returns the text with what can be fixed without knowing what it means. */
function fixText(text: string, language: string, isString: boolean): string {
  return checks.reduce((words, check) => check.fix?.(words, language, isString) ?? words, text);
}

/** Returns a new text as it is written into a file: on one line, with what can be fixed without knowing what it means. */
export function tidyText(text: string, language: string, isString: boolean): string {
  return fixText(joinLines(text).trim(), language, isString);
}
