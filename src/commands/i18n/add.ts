import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { readSite } from '../../build/readSite';
import { hasWords } from '../../model/checks/untranslated';
import type { Language } from '../../model/datasets';
import { formatPin, stringHash } from '../../model/pin';
import type { Project } from '../../model/project';
import { englishFor, expectedKeys, pluralCategories } from '../../model/strings';
import { UsageError, type Call } from './command';

const languagesFile = 'content/data/languages.json';

/**
 * A new language from scratch: its string tables with the English text to translate in place and the plural forms it
 * needs, its glossary, its style note, its entry in languages.json (switched off). Files that are there stay as they are.
 */
export async function run({ root, words: [code], options }: Call): Promise<void> {
  if (!code || !/^[a-z]{2}$/.test(code))
    throw new UsageError('add needs the two-letter code of a language (ISO 639-1), such as sv');
  const project = await readSite(root, [code]);
  const known = project.languages.find((language) => language.code === code);
  if (code === 'en') throw new UsageError('English is the source: it is there already.');
  if (!known && Intl.PluralRules.supportedLocalesOf(code).length === 0)
    throw new UsageError(`“${code}” is no language that CLDR knows; its plural forms would be a guess`);
  const language = known ?? describe(code, typeof options.name === 'string' ? options.name : undefined);
  const files = new Map([...tables(project, code), ...notes(project, language)]);
  if (!known)
    files.set(
      languagesFile,
      withLanguage(readFileSync(path.join(root, languagesFile), 'utf8'), project.languages, language),
    );
  const written = [...files].filter(([file]) => file === languagesFile || !existsSync(path.join(root, file)));
  for (const [file, text] of written) {
    mkdirSync(path.dirname(path.join(root, file)), { recursive: true });
    writeFileSync(path.join(root, file), text);
  }
  console.log(
    written.length > 0
      ? `wrote\n${written.map(([file]) => `  ${file}`).join('\n')}`
      : `All the files of ${code} are there.`,
  );
  console.log(nextSteps(project, language));
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
    ogLocale: `${code}_${region}`,
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
    return [`locales/${code}/${namespace}.json`, json(entries)];
  });
  return [...files, [`locales/state/${code}.json`, json(pins.sort(([a], [b]) => (a < b ? -1 : 1)))]];
}

function json(entries: readonly (readonly [string, string])[]): string {
  return entries.length === 0
    ? '{}\n'
    : `{\n${entries.map(([key, text]) => `  ${JSON.stringify(key)}: ${JSON.stringify(text)}`).join(',\n')}\n}\n`;
}

function notes(project: Project, { code, name }: Language): [string, string][] {
  return [
    [`locales/glossary/${code}.json`, '{}\n'],
    [
      `locales/style/${code}.md`,
      `# ${name} (${code}): how we write\n\nTerms stand in \`locales/glossary/${code}.json\` (ids as in \`locales/glossary.json\`, ${Object.keys(project.glossary.value?.terms ?? {}).length} of them); this page says how they are put together.\n\n- **Address**:\n- **Quotation marks**, dashes, spaces:\n- **Figures**: numbers, money, dates:\n- **Words** that stay, and why:\n- **Not said**:\n`,
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

function nextSteps(project: Project, { code, name, flag, enabled }: Language): string {
  const strings = Object.values(project.strings.en ?? {}).reduce(
    (sum, { value }) => sum + expectedKeys(code, value ?? {}).length,
    0,
  );
  const pages = project.pages.filter(({ language }) => language === 'en').length;
  return `
What is left to do in ${name} (${code}):
  1. its entry in ${languagesFile}: is the flag right (${flag}), and the language tag?
  2. locales/style/${code}.md and locales/glossary/${code}.json: decide the form of address and the words first
  3. ${strings} texts in locales/${code}; counted ones in the forms ${pluralCategories(code).join(', ')}
  4. ${pages} pages: copy content/*/*/en.mdx to ${code}.mdx beside it, and translate its text
  5. npm run i18n -- check ${code}, then npm run i18n -- accept ${code}
  6. ${enabled ? 'it is switched on already' : `"enabled": true in ${languagesFile} publishes it`}
npm run i18n -- todo ${code} lists the texts one by one.`;
}
