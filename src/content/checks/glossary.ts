import { problemAtKey } from '../jsonFile';
import type { Problem } from '../problem';
import { hasForm, termsIn } from '../terms';
import { withoutPlaceholders, problemInPassage, excerpt, type Check } from './rule';
import type { Translation } from './translation';

export const glossary: Check = {
  title: 'Glossary',
  rule: 'A string whose English has a term of the glossary has one of the language’s words for it, and so has a page (a warning).',
  problems: (translation) => [...unknownTerms(translation), ...otherWords(translation)],
};

function unknownTerms({ project, language }: Translation): Problem[] {
  const file = project.glossaries[language];
  if (!file) return [];
  const terms = project.glossary.value?.terms ?? {};
  return Object.keys(file.value ?? {})
    .filter((id) => !terms[id])
    .map((id) =>
      problemAtKey(file, id, {
        found: `the term "${id}"`,
        expected: 'only terms of locales/glossary.json',
        fix: 'take it out, or add it there',
      }),
    );
}

function otherWords({ project, language, strings, pageTexts }: Translation): Problem[] {
  const forms = project.glossaries[language]?.value ?? {};
  const terms = Object.entries(project.glossary.value?.terms ?? {})
    .map(([id, { en, except }]) => ({ id, en, except, forms: forms[id] ?? '' }))
    .filter((term) => term.forms !== '');
  // One text of a page may use another word, where others use the term.
  const groups = [...strings.filter(({ isOfToday }) => isOfToday).map((string) => [string]), ...pageTexts];
  return groups.flatMap((group) => {
    const checked = group.filter(({ isDeliberate }) => !isDeliberate);
    const whole = checked.map(({ text }) => text).join('\n');
    const reported = new Set<string>();
    return checked.flatMap((passage) =>
      termsIn(withoutPlaceholders(passage.english), terms)
        .filter(({ id }) => !reported.has(id) && reported.add(id))
        .filter((term) => !hasForm(whole, term.forms, language))
        .map((term) =>
          problemInPassage(passage, 0, {
            severity: 'warning',
            found: `${excerpt(passage.text)} for “${term.en}”`,
            expected: term.forms,
            fix: `use one of them, or add the form to locales/glossary/${language}.json ("${term.id}")${passage.source.file.endsWith('.json') ? ', or accept it --as-is' : ''}`,
          }),
        ),
    );
  });
}
