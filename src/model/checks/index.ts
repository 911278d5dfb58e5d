import { isDeliberatePage, segmentStates } from '../pageState';
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
import { lengths } from './lengths';
import { links } from './links';
import { names } from './names';
import { numbers } from './numbers';
import { order } from './order';
import { placeholders } from './placeholders';
import { plurals } from './plurals';
import { punctuation } from './punctuation';
import { quotes } from './quotes';
import type { Check, TranslatedText } from './rule';
import { spaces } from './spaces';
import { staleness } from './staleness';
import { structure } from './structure';
import { swapped } from './swapped';
import { readTranslation, type Translation } from './translation';
import { untranslated } from './untranslated';
import { whitespace } from './whitespace';

/** Every rule that the texts of a language are held to. What a file has to be to be read at all is found in reading it. */
export const checks: readonly Check[] = [
  keys,
  plurals,
  damaged,
  placeholders,
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

/** What is wrong in a language: in English, by the rules that hold for the source too. */
export function checkLanguage(project: Project, language: string): Problem[] {
  const translation = readTranslation(project, language);
  const pageTexts = textsOfPages(translation);
  const texts = [...translation.strings.filter(({ isOfToday }) => isOfToday), ...pageTexts.flat()];
  const unreadable = new Set(project.problems.filter(({ check }) => check !== 'File format').map(({ file }) => file));
  return checks
    .filter(({ appliesToSource }) => appliesToSource || language !== 'en')
    .flatMap(({ title, problems }) =>
      problems({ ...translation, texts, pageTexts }).map((problem) => ({ ...problem, check: title })),
    )
    .filter(({ file }) => !unreadable.has(file));
}

/** By page, the texts that are translated from the English of today. */
function textsOfPages({ project, language, pages }: Translation): TranslatedText[][] {
  return pages.map(({ english, page }) => {
    if (!page || language === 'en') return [];
    const isDeliberate = isDeliberatePage(project, english, language);
    return segmentStates(project, english, language).flatMap(({ segment, target, state }) => {
      if (!target || state !== 'translated') return [];
      const place = { text: target.text, offset: target.start, source: page };
      return [{ english: segment.text, text: target.text, place, isDeliberate }];
    });
  });
}
