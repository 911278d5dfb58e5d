import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { readSite } from '../../build/readSite';
import { hasWords } from '../../model/checks/untranslated';
import type { Language } from '../../model/datasets';
import { formatPin, stringHash } from '../../model/pin';
import type { Project } from '../../model/project';
import { pluralCategories } from '../../model/plurals';
import { englishFor, expectedKeys } from '../../model/strings';
import { withEntries } from '../../model/jsonEntries';
import { UsageError, type Call } from './command';
import knownQuotationMarks from './knownQuotationMarks.json';
import { replaceFile, sortedJson } from '../../model/writeFiles';

const languagesFile = 'content/data/languages.json';

/**
 * A new language from scratch: its string tables with the English text to translate in place and the plural forms it
 * needs, its glossary, its style note, its quotation marks, its entry in languages.json (switched off), its name in the
 * grid of languages, its owners and its place in the function’s list. Files that are there stay as they are.
 */
export async function run({ root, args: [given], options }: Call): Promise<void> {
  const code = canonical(given);
  const project = await readSite(root, [code]);
  const known = project.languages.find((language) => language.code === code);
  if (code === 'en') throw new UsageError('English is the source: it is there already.');
  if (!known && Intl.PluralRules.supportedLocalesOf(code).length === 0)
    throw new UsageError(`“${code}” is no language that CLDR knows; its plural forms would be a guess`);
  const language = known ?? describe(code, typeof options.name === 'string' ? options.name : undefined);
  const own = [...tables(project, code), ...notes(project, language)].filter(
    ([file]) => !existsSync(path.join(root, file)),
  );
  const lists = known ? [] : registered(root, project, language);
  for (const [file, text] of [...own, ...lists]) replaceFile(path.join(root, file), text);
  const written = [...own, ...lists].map(([file]) => file);
  console.log(
    written.length > 0
      ? `wrote\n${written.map((file) => `  ${file}`).join('\n')}`
      : `All the files of ${code} are there.`,
  );
  console.log(nextSteps(project, language, written));
}

/** The code as BCP 47 writes it: `pt-br` is `pt-BR`. Throws a UsageError for what is none. */
function canonical(given: string | undefined): string {
  if (!given || !/^[a-z]{2}([-_][a-z]{2,4})?$/i.test(given))
    throw new UsageError('add needs the code of a language, such as sv, pt-BR or zh-Hant');
  return Intl.getCanonicalLocales(given.replace('_', '-'))[0] ?? given;
}

/** The files that list every language, with the new one; a list that is not found is left to the reader of `nextSteps`. */
function registered(root: string, project: Project, language: Language): [string, string][] {
  const { code } = language;
  const english = new Intl.DisplayNames(['en'], { type: 'language' }).of(code) ?? code;
  const marks: Readonly<Partial<Record<string, readonly string[]>>> = knownQuotationMarks;
  const ownMarks = JSON.stringify(marks[code] ?? ['“', '”', '‘', '’']).replaceAll('","', '", "');
  const meta = '{ "context": "Name of a language in the grid", "max": 24 }';
  const lists: readonly [string, (text: string) => string][] = [
    [languagesFile, (text) => withLanguage(text, project.languages, language)],
    ['locales/en/home.json', (text) => withEntry(text, `language.${code}`, JSON.stringify(english))],
    ['locales/meta/home.json', (text) => withEntry(text, `language.${code}`, meta)],
    ['locales/quotationMarks.json', (text) => withEntry(text, code, ownMarks)],
    ['.github/CODEOWNERS', (text) => withOwners(text, code)],
    [replies, (text) => withReply(text, code)],
    [functionList, (text) => withCode(text, /(export const languages = \[)([^\]]*)(\] as const)/, code)],
  ];
  return lists.flatMap(([file, change]): [string, string][] => {
    const text = existsSync(path.join(root, file)) ? readFileSync(path.join(root, file), 'utf8') : '';
    const changed = text === '' ? '' : change(text);
    return changed === text ? [] : [[file, changed]];
  });
}

const functionList = 'supabase/functions/_shared/languages.ts';
const replies = 'supabase/functions/_shared/replies.json';

/** The list of owners with a team for one more language, whose name is a placeholder as the others are. */
function withOwners(text: string, code: string): string {
  if (text.includes(`/locales/${code}/ `)) return text;
  const files = [`/locales/${code}/`, `/locales/**/${code}.*`, `/content/**/${code}.mdx`];
  return text + files.map((file) => `${file} @camre/translators-${code}\n`).join('');
}

/** The replies to visitors with the English one for one more language. */
function withReply(text: string, code: string): string {
  const all: Record<string, unknown> = JSON.parse(text);
  const sorted = Object.entries({ [code]: all.en, ...all }).sort(([one], [other]) => (one < other ? -1 : 1));
  return `${JSON.stringify(Object.fromEntries(sorted), null, 2)}\n`;
}

function withEntry(text: string, key: string, value: string): string {
  return text.includes(`${JSON.stringify(key)}:`) ? text : withEntries(text, { [key]: value });
}

/** A list of codes in the code, with one more in its order. */
function withCode(text: string, list: RegExp, code: string): string {
  return text.replace(list, (_, open: string, codes: string, close: string) => {
    const all = [...new Set([...[...codes.matchAll(/'([\w-]+)'/g)].map((match) => match[1] ?? ''), code])].sort();
    const isLong = codes.includes('\n');
    const items = all.map((one) => `${isLong ? '\n  ' : ''}'${one}'`).join(isLong ? ',' : ', ');
    return `${open}${items}${isLong ? ',\n' : ''}${close}`;
  });
}

/** What CLDR knows of a language. The flag is that of the country where most of its speakers are: to be looked at. */
function describe(code: string, name: string | undefined): Language {
  const { script, region } = new Intl.Locale(code).maximize();
  const ownName = name ?? new Intl.DisplayNames([code], { type: 'language' }).of(code);
  if (!ownName || !region || !/^[A-Z]{2}$/.test(region))
    throw new UsageError(`CLDR does not know the name or the country of “${code}”; --name gives its name`);
  const flag = [...region].map((letter) => (0x1f1e6 + letter.charCodeAt(0) - 65).toString(16)).join('-');
  const dir = /^(Arab|Hebr|Thaa|Syrc|Nkoo|Adlm)$/.test(script ?? '') ? 'rtl' : 'ltr';
  const capital = ownName.charAt(0).toLocaleUpperCase(code) + ownName.slice(1);
  return {
    code,
    name: capital,
    htmlLang: code,
    ogLocale: `${code.slice(0, 2)}_${region}`,
    flag,
    dir,
    enabled: false,
    required: 90,
  };
}

/** The tables in English; what has nothing to translate, such as 24/7, is pinned at once. */
function tables(project: Project, code: string): [string, string][] {
  const pins: [string, string][] = [];
  const files = Object.entries(project.strings.en ?? {}).map(([namespace, english]): [string, string] => {
    const value = english.value ?? {};
    const entries = expectedKeys(code, value)
      .map((key): [string, string] => [key, englishFor(key, value) ?? ''])
      .sort(([a], [b]) => (a < b ? -1 : 1));
    for (const [key, text] of entries)
      if (!hasWords(text, { project, language: code }))
        pins.push([
          `${namespace}:${key}`,
          formatPin({ english: stringHash(text), translation: stringHash(text), by: 'machine', asIs: true }),
        ]);
    return [`locales/${code}/${namespace}.json`, sortedJson(Object.fromEntries(entries))];
  });
  return [...files, [`locales/state/${code}.json`, sortedJson(Object.fromEntries(pins))]];
}

function notes(project: Project, { code, name }: Language): [string, string][] {
  return [
    [`locales/glossary/${code}.json`, '{}\n'],
    [
      `locales/style/${code}.md`,
      `# ${name} (${code}): how we write\n\nTerms are in \`locales/glossary/${code}.json\` (ids as in \`locales/glossary.json\`, ${Object.keys(project.glossary.value?.terms ?? {}).length} of them); this page says how they are put together.\n\n- **Address**:\n- **Quotation marks**, dashes, spaces:\n- **Figures**: numbers, money, dates:\n- **Words** that stay, and why:\n- **Not said**:\n`,
    ],
  ];
}

/** The list with one more line, in the order of the codes; the other lines stay as they are. */
function withLanguage(text: string, languages: readonly Language[], language: Language): string {
  const fields = Object.entries(language).map(([name, value]) => `${JSON.stringify(name)}: ${JSON.stringify(value)}`);
  const line = `  { ${fields.join(', ')} }`;
  const next = languages
    .map(({ code }) => code)
    .filter((code) => code > language.code)
    .sort()[0];
  const place = next === undefined ? -1 : text.indexOf(`  { "code": "${next}"`);
  if (place >= 0) return `${text.slice(0, place)}${line},\n${text.slice(place)}`;
  return text.replace(/\s*\]\s*$/, `,\n${line}\n]\n`);
}

function nextSteps(project: Project, { code, name, flag, enabled }: Language, written: readonly string[]): string {
  const isNew = written.includes(languagesFile);
  const byHand = isNew && !written.includes(functionList) ? [functionList] : [];
  const strings = Object.values(project.strings.en ?? {}).reduce(
    (sum, { value }) => sum + expectedKeys(code, value ?? {}).length,
    0,
  );
  const pages = project.pages.filter(({ language }) => language === 'en').length;
  return `
What is left to do in ${name} (${code}):
  1. its entry in ${languagesFile}: is the flag right (${flag}), and the language tag? Its quotation marks are in locales/quotationMarks.json
  2. locales/style/${code}.md and locales/glossary/${code}.json: decide the form of address and the words first
  3. ${strings} texts in locales/${code}; counted ones in the forms ${pluralCategories(code).join(', ')}
  4. ${pages} pages: copy content/*/*/en.mdx to ${code}.mdx in the same folder, and translate its text
  5. the reply to visitors in ${replies}, which is the English one
  6. npm run i18n -- check ${code}, then npm run i18n -- accept ${code}
  7. ${enabled ? 'it is switched on already' : `"enabled": true in ${languagesFile} publishes it`}
npm run i18n -- todo ${code} lists the texts one by one.${byHand.map((file) => `\nNot found: the list of languages in ${file}; add '${code}' there.`).join('')}${isNew ? `\nA figure such as “15 languages” in the English and in claims.json counts one more from now on; npm run check names what does not agree.` : ''}`;
}
