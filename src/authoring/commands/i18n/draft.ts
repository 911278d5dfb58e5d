import { formatCount } from '../../../content/problem';
import type { Project } from '../../../content/project';
import { pluralNumbers, splitPlural } from '../../../content/plurals';
import { limitOf, type Call } from '../command';
import { readNamedLanguage } from './languages';
import { readAccount, textsPerRequest, translate, withGlossary, type Account } from './draft/deepl';
import { fromMarkup, toMarkup } from './draft/markup';
import type { ReturnedUnit } from '../../exchange/format';
import { conceptsOf } from '../../exchange/glossary';
import { poFormat } from '../../exchange/po';
import { importUnits } from '../../exchange/importUnits';
import { isNamed, refuseUnknownNames } from './names';
import { unitsOf, type Unit } from '../../exchange/units';

/** The characters that are sent without `--yes`. */
const maxCharactersWithoutYes = 10_000;

/**
 * Fills what is missing with machine translations of DeepL, checked as an import is and pinned as a machine's. What one
 * request translated before a later one failed is taken too: it is paid for.
 */
export async function run({ root, args: [code, ...names], options }: Call): Promise<void> {
  const { project, language } = await readNamedLanguage(root, code);
  const account = readAccount(process.env);
  const units = chosenUnits(project, language, names, options.stale === true).slice(0, limitOf(options, Infinity));
  if (units.length === 0) return console.log(`Nothing is missing${names.length > 0 ? ` in ${names.join(', ')}` : ''}.`);
  const characters = units.reduce((sum, { source }) => sum + source.length, 0);
  const size = `${formatCount(units.length, 'text')} with ${characters.toLocaleString('en-GB')} characters`;
  if (characters > maxCharactersWithoutYes && !options.yes)
    throw new Error(`Nothing was sent: DeepL would charge ${size}; --yes sends them, --limit sends fewer`);
  console.log(`Sending ${size} to ${account.url}`);
  const drafts: ReturnedUnit[] = [];
  try {
    await withGlossary(account, language.split('-')[0] ?? language, termsOf(project, language), (glossary) =>
      translateAll(account, project, language, glossary, units, drafts),
    );
  } finally {
    if (drafts.length > 0)
      await importUnits(project, language, drafts, { author: { by: 'machine' }, format: poFormat });
  }
}

/** Returns the texts that are missing, or stale as well; with names, of these namespaces, keys or pages. */
function chosenUnits(project: Project, language: string, names: readonly string[], withStale: boolean): Unit[] {
  const units = unitsOf(project, language);
  refuseUnknownNames(
    names,
    units.map(({ id }) => id),
    language,
  );
  return units.filter(
    ({ id, state }) => (state === 'missing' || (withStale && state === 'stale')) && isNamed(names, id),
  );
}

/** Returns the terms of the glossary in English and in the language, each English one once. */
function termsOf(project: Project, language: string): [string, string][] {
  const pairs = conceptsOf(project, language).flatMap(({ english, translation }): [string, string][] => {
    const [source, target] = [english[0], translation[0]];
    return source?.status === 'preferred' && target ? [[source.text, target.text]] : [];
  });
  return [...new Map(pairs)];
}

/** Adds the translations of texts to drafts, request by request; those of one request have the same context. */
async function translateAll(
  account: Account,
  { languages }: Project,
  language: string,
  glossary: string | undefined,
  units: readonly Unit[],
  drafts: ReturnedUnit[],
): Promise<void> {
  const targetLanguage = (languages.find(({ code }) => code === language)?.htmlLang ?? language).toUpperCase();
  const contextOf = (unit: Unit) => unit.context.join('. ');
  for (const context of new Set(units.map(contextOf))) {
    const group = units.filter((unit) => contextOf(unit) === context);
    for (let start = 0; start < group.length; start += textsPerRequest) {
      const part = group.slice(start, start + textsPerRequest);
      const markups = part.map(({ id, source }) => toMarkup(source, exampleNumber(language, id)));
      const texts = markups.map(({ xml }) => xml);
      const translated = await translate(account, { texts, context, targetLanguage, glossary });
      part.forEach(({ id, source }, index) => {
        // What is not XML any more keeps its marks, and the checks refuse it.
        const answer = translated[index] ?? '';
        const target = fromMarkup(answer, markups[index]?.codes ?? []) ?? answer;
        drafts.push({ id, source, target, needsWork: false });
      });
    }
  }
}

/** Returns a number in whose plural form a text is written, so that the words around it take that form. */
function exampleNumber(language: string, id: string): string | undefined {
  const { category } = splitPlural(id);
  return category && /^[\d.]+/.exec(pluralNumbers(language, category))?.[0];
}
