import type { Problem } from '../problem';
import type { Project } from '../project';
import { forbiddenTerms } from './forbiddenTerms';
import type { Check } from './rule';
import { glossary } from './glossary';
import { untranslated } from './untranslated';
import { invisible } from './invisible';
import { keys } from './keys';
import { lengths } from './lengths';
import { links } from './links';
import { names } from './names';
import { order } from './order';
import { placeholders } from './placeholders';
import { plurals } from './plurals';
import { quotes } from './quotes';
import { spaces } from './spaces';
import { staleness } from './staleness';
import { structure } from './structure';
import { readTranslation } from './translation';

/** Every rule that the texts of a language are held to. What a file has to be to be read at all is found in reading it. */
export const checks: readonly Check[] = [
  keys,
  plurals,
  placeholders,
  structure,
  links,
  names,
  forbiddenTerms,
  lengths,
  quotes,
  spaces,
  invisible,
  order,
  glossary,
  staleness,
  untranslated,
];

/** What is wrong in a language: in English, by the rules that hold for the source too. */
export function checkLanguage(project: Project, language: string): Problem[] {
  const translation = readTranslation(project, language);
  return checks
    .filter(({ appliesToSource }) => appliesToSource || language !== 'en')
    .flatMap((check) =>
      check
        .problems(translation)
        .map((finding): Problem => ({ ...finding, severity: finding.severity ?? 'error', check: check.title })),
    );
}
