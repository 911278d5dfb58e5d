import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { readProject } from '../../../build/readProject';
import { hasWords } from '../../../content/strings/leftInEnglish';
import type { Language } from '../../../content/data/datasets';
import { withSource } from '../../../content/mdx/frontMatterBlock';
import { englishFor, expectedKeys, formatPin, pageHash, stringHash } from '../../../content/strings/strings';
import { pageName, sourcePages, type Project } from '../../../content/project';
import { ideographicFontOf, isInstalled, notoOf } from '../../../build/typefaces';
import {
  hasLatinLetters,
  isLanguage,
  isVariantOfEnglish,
  languageCode,
  ofLanguage,
  scriptOf,
  tagOf,
} from '../../../content/language/languageTag';
import { pluralCategories } from '../../../content/strings/plurals';
import { jsonLine, withEntries } from '../../../content/files/jsonFile';
import { replaceIfChanged, sortedJson } from '../../../content/files/writeFiles';
import type { Call } from '../../../commandLine/commandLine';
import knownQuotationMarks from './knownQuotationMarks.json';

export const languagesFile = 'content/data/languages.json';
export const replies = 'supabase/functions/_shared/replies.json';

/** Files that are there stay as they are; what is to be translated is there in English. */
export async function run({ root, args: [given], options }: Call): Promise<void> {
  const code = canonical(given);
  const project = await readProject(root, [code]);
  const known = project.languages.find((language) => language.code === code);
  if (!project.datasets.languages.value)
    throw new Error(`Nothing was written: ${languagesFile} cannot be read; npm run check says why`);
  if (code === 'en') throw new Error('English is the source: it is there already.');
  if (!known && Intl.PluralRules.supportedLocalesOf(code).length === 0)
    throw new Error(`“${code}” is not a language of CLDR; its plural forms would be a guess`);
  const same = project.languages.find((language) => language.code !== code && isLanguage(code, language.code));
  if (!known && same) throw new Error(`“${code}” is the language “${same.code}”, which is there`);
  const language = known ?? describe(code, typeof options.name === 'string' ? options.name : undefined);
  const isThere = (file: string) => existsSync(path.join(root, file));
  const missing = Object.entries(ownFiles(project, language)).filter(([file]) => !isThere(file));
  const lists = Object.entries(known ? {} : listsWith(project, language))
    .filter(([file]) => isThere(file))
    .map(([file, change]) => [file, change(readFileSync(path.join(root, file), 'utf8'))] as const);
  const written = [...missing, ...lists].flatMap(([file, text]) => replaceIfChanged(root, file, text) ?? []);
  console.log(
    written.length > 0
      ? `wrote\n${written.map((file) => `  ${file}`).join('\n')}`
      : `All the files of ${code} are there.`,
  );
  console.log(nextSteps(project, language, written));
}

/** Returns the code as BCP 47 writes it: `pt_br` is `pt-BR`, `iw` is `he`. Throws an Error for what is none. */
function canonical(given = ''): string {
  let code: string | undefined;
  try {
    [code] = Intl.getCanonicalLocales(tagOf(given));
  } catch {
    // What is no tag at all.
  }
  if (code === undefined || !new RegExp(`^${languageCode}$`).test(code))
    throw new Error(
      `add needs the tag of a language, such as sv, fil, pt-BR, zh-Hant or es-419${given ? `; found “${given}”` : ''}`,
    );
  return code;
}

/** Returns what CLDR has for a language. Its flag is that of the country where most speakers are: to be looked at. */
function describe(code: string, name: string | undefined): Language {
  const { region = '' } = new Intl.Locale(code).maximize();
  const ownName = name ?? new Intl.DisplayNames([code], { type: 'language' }).of(code);
  if (!ownName || ownName === code) throw new Error(`CLDR has no name for “${code}”; --name gives its name`);
  const isCountry = /^[A-Z]{2}$/.test(region);
  const letters = [...region].map((letter) => (0x1f1e6 + letter.charCodeAt(0) - 65).toString(16));
  return {
    code,
    name: ownName.charAt(0).toLocaleUpperCase(code) + ownName.slice(1),
    // A globe, where no country is known.
    flag: isCountry ? letters.join('-') : '1f310',
    enabled: false,
    required: 90,
  };
}

/**
 * Returns the language's own files: tables in English, in which what has nothing to translate, such as 24/7, is pinned at
 * once; of a variant of English that is everything, pages too.
 */
function ownFiles(project: Project, { code, name }: Language): Record<string, string> {
  const pins: Record<string, string> = {};
  const tables = Object.entries(project.strings.en ?? {}).map(([namespace, { value: english = {} }]) => {
    const value = namespace === 'home' ? { [`language.${code}`]: englishNameOf(code), ...english } : english;
    const texts = expectedKeys(code, value).map((key) => [key, englishFor(key, value) ?? ''] as const);
    for (const [key, text] of texts) {
      const hash = stringHash(text);
      if (!hasWords(text, project, code))
        pins[`${namespace}:${key}`] = formatPin({ english: hash, translation: hash, by: 'machine', asIs: true });
    }
    return [`locales/${code}/${namespace}.json`, sortedJson(Object.fromEntries(texts))] as const;
  });
  const pages = (isVariantOfEnglish(code) ? sourcePages(project) : []).map((page) => {
    const text = withSource(page.text, page.blobHash);
    const [english, translation] = [page.blobHash.slice(0, 8), pageHash(text)];
    pins[pageName(page)] = formatPin({ english, translation, by: 'machine', asIs: true });
    return [page.file.replace(/en\.mdx$/, `${code}.mdx`), text] as const;
  });
  const terms = Object.keys(project.glossary.value?.terms ?? {}).length;
  return {
    ...Object.fromEntries([...tables, ...pages]),
    [`locales/pins/${code}.json`]: sortedJson(pins),
    [`locales/glossary/${code}.json`]: '{}\n',
    [`locales/style/${code}.md`]: `# ${name} (${code}): how we write

Terms are in \`locales/glossary/${code}.json\` (ids as in \`locales/glossary.json\`, ${terms} of them); this page says how they are put together.

- **Address**:
- **Quotation marks**, dashes, spaces:
- **Figures**: numbers, money, dates:
- **Words** that stay, and why:
- **Not said**:
`,
  };
}

/** Returns how the files that list every language change with a new one. */
function listsWith(project: Project, language: Language): Record<string, (text: string) => string> {
  const { code } = language;
  const english = englishNameOf(code);
  const marks = ofLanguage(knownMarks, code) ?? knownMarks[scriptOf(code)] ?? ['“', '”', '‘', '’'];
  const withEntry = (key: string, value: string) => (text: string) =>
    text.includes(`${JSON.stringify(key)}:`) ? text : withEntries(text, { [key]: value });
  const inGrid = jsonLine({ context: 'Name of a language in the grid', max: 24 });
  return {
    [languagesFile]: () => {
      const lines = [...project.languages, language].map((one) => `  ${jsonLine(one)}`);
      return `[\n${lines.sort().join(',\n')}\n]\n`;
    },
    'locales/en/home.json': withEntry(`language.${code}`, JSON.stringify(english)),
    'locales/meta/home.json': withEntry(`language.${code}`, inGrid),
    'locales/quotationMarks.json': withEntry(code, `["${marks.join('", "')}"]`),
    '.github/CODEOWNERS': (text) => {
      const owned = [`/locales/${code}/`, `/locales/**/${code}.*`, `/content/**/${code}.mdx`];
      const lines = owned.filter((files) => !text.includes(`${files} `));
      const next = [...text.matchAll(/^\/locales\/([\w-]+)\/ /gm)].find(([, other = '']) => other > code);
      const place = next?.index ?? text.length;
      const added = lines.map((files) => `${files} @camre/translators-${code}\n`).join('');
      return text.slice(0, place) + added + text.slice(place);
    },
    '.github/crowdin.yml': (text) => {
      // Crowdin has regions in place of the scripts of Chinese.
      const { language: own, region } = new Intl.Locale(code).maximize();
      const name = own === 'zh' ? `zh-${region}` : code;
      return text.includes(` ${name}: `) ? text : `${text.trimEnd()}\n        ${name}: ${code}\n`;
    },
    [replies]: (text) => {
      const all: Record<string, unknown> = JSON.parse(text);
      const sorted = Object.entries({ [code]: all.en, ...all }).sort(([one], [other]) => (one < other ? -1 : 1));
      return `${JSON.stringify(Object.fromEntries(sorted), null, 2)}\n`;
    },
  };
}

function englishNameOf(code: string): string {
  return new Intl.DisplayNames(['en'], { type: 'language' }).of(code) ?? code;
}

/** By language or script. */
const knownMarks: Readonly<Record<string, readonly string[]>> = Object.fromEntries(
  Object.entries(knownQuotationMarks).flatMap(([marks, of]) => of.map((name) => [name, marks.split(' ')])),
);

function nextSteps(project: Project, { code, name, flag, enabled }: Language, written: readonly string[]): string {
  const keys = Object.values(project.strings.en ?? {}).flatMap(({ value }) => expectedKeys(code, value ?? {}));
  const isNew = written.includes(languagesFile);
  const asEnglish = 'which are the English ones: change those that are written otherwise, such as colour';
  const steps = [
    `its entry in ${languagesFile}: is the flag right (${flag}), and the language tag? Its quotation marks are in locales/quotationMarks.json`,
    `locales/style/${code}.md and locales/glossary/${code}.json: decide the form of address and the words first`,
    ...(isVariantOfEnglish(code)
      ? [`${keys.length} texts in locales/${code}, and the pages content/**/${code}.mdx, ${asEnglish}`]
      : [
          `${keys.length} texts in locales/${code}; counted ones in the forms ${pluralCategories(code).join(', ')}`,
          `${sourcePages(project).length} pages: copy content/*/*/en.mdx to ${code}.mdx in the same folder, and translate its text`,
        ]),
    `the reply to visitors in ${replies}, which is the English one`,
    `npm run i18n -- check ${code}, then npm run i18n -- accept ${code} --mine`,
    'deploy the contact function, which has the list of languages (supabase/README.md)',
    enabled ? 'it is switched on already' : `"enabled": true in ${languagesFile} publishes it`,
  ];
  const figures =
    '\nThe home page’s grid of languages has it at once. A figure such as “15 languages” counts one more from now on: npm run content -- figure 15 lists the places.';
  return [
    `\nWhat is left to do in ${name} (${code}):`,
    ...steps.map((step, index) => `  ${index + 1}. ${step}`),
    `npm run i18n -- todo ${code} lists the texts one by one.${isNew ? typefaceOf(project.root, code) + figures : ''}`,
  ].join('\n');
}

/** Returns what to install for the letters of a language, where the site’s typeface does not have them. */
function typefaceOf(root: string, code: string): string {
  const [noto, ideographic] = [notoOf(scriptOf(code)), ideographicFontOf(scriptOf(code))];
  const install = (pinned: string) => `npm install --save-exact ${pinned}`;
  if (noto && !isInstalled(root, noto))
    return `\nIts typeface: ${install(noto.pinned)} (until then its pages are in a font of the reader’s system, without social cards)`;
  if (noto || hasLatinLetters(code)) return '';
  const cards = ideographic && !isInstalled(root, { file: ideographic.file(700) }) ? ideographic.pinned : undefined;
  return `\nIts pages are in a font of the reader’s system.${cards ? ` The letters of its social cards: ${install(cards)} (until then it has the site’s own card)` : ''}`;
}
