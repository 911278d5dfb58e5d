import type { Problem } from '../problem';
import type { Project } from '../project';
import { articles } from './articles';
import { britishLaws } from './britishLaws';
import { damaged } from './damaged';
import { forbiddenTerms } from './forbiddenTerms';
import { fullStops } from './fullStops';
import { glossary } from './glossary';
import { invisible } from './invisible';
import { keys } from './keys';
import { leftovers } from './leftovers';
import { lengths } from './lengths';
import { links } from './links';
import { names } from './names';
import { numbers } from './numbers';
import { order } from './order';
import { placeholders } from './placeholders';
import { plurals } from './plurals';
import { punctuation } from './punctuation';
import { quotes } from './quotes';
import type { Check } from './rule';
import { spaces } from './spaces';
import { staleness } from './staleness';
import { structure } from './structure';
import { swapped } from './swapped';
import { readTranslation } from './translation';
import { untranslated } from './untranslated';
import { whitespace } from './whitespace';

/** The checks of the texts of a language. Whether a file can be read at all is found when it is read. */
export const checks: readonly Check[] = [
  keys,
  plurals,
  damaged,
  placeholders,
  leftovers,
  structure,
  links,
  names,
  numbers,
  swapped,
  forbiddenTerms,
  lengths,
  quotes,
  spaces,
  whitespace,
  punctuation,
  fullStops,
  articles,
  invisible,
  order,
  glossary,
  britishLaws,
  staleness,
  untranslated,
];

/** Returns what is wrong in the texts of a language that can be read. */
export function checkLanguage(project: Project, language: string): Problem[] {
  const translation = readTranslation(project, language);
  // A problem with a title is one text’s own.
  const unreadable = new Set(project.problems.filter(({ check }) => check === undefined).map(({ file }) => file));
  return checks
    .filter(({ isForTranslations }) => language !== 'en' || !isForTranslations)
    .flatMap(({ title, problems }) => problems(translation).map((problem) => ({ ...problem, check: title })))
    .filter(({ file }) => !unreadable.has(file));
}
