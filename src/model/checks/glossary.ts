import { keyPosition } from '../jsonFile';
import { hasForm, usesTerm } from '../terms';
import { pairs } from './blocks';
import { inPassage, shown, type Check, type Finding } from './check';
import type { Translation } from './translation';

/** A term of the glossary is translated by the glossary's word (a warning: a sentence may have turned it round). */
export const glossary: Check = {
  title: 'Glossary',
  rule: 'Where the English has a term of the glossary, the translation has one of the language’s words for it (a warning).',
  problems: (translation) => [...entryProblems(translation), ...breaches(translation)],
};

function entryProblems({ project, language }: Translation): Finding[] {
  const file = project.glossaries[language];
  const terms = project.glossary.value?.terms ?? {};
  return Object.keys(file?.value ?? {}).flatMap((id): Finding[] =>
    file && !terms[id]
      ? [
          {
            file: file.file,
            ...keyPosition(file.text, id),
            found: `the term "${id}"`,
            expected: 'only terms of locales/glossary.json',
            fix: 'take it out, or add it there',
          },
        ]
      : [],
  );
}

function breaches(translation: Translation): Finding[] {
  const { project, language } = translation;
  const forms = project.glossaries[language]?.value ?? {};
  const terms = Object.entries(project.glossary.value?.terms ?? {}).flatMap(([id, { en }]) =>
    forms[id] ? [{ id, en, forms: forms[id] }] : [],
  );
  return pairs(translation).flatMap(({ english, text, place }): Finding[] =>
    terms
      .filter((term) => usesTerm(english, term.en) && !hasForm(text, term.forms, language))
      .map((term) =>
        inPassage(place, 0, {
          severity: 'warning',
          found: `${shown(text)} for “${term.en}”`,
          expected: term.forms,
          fix: `use one of them, or add the form to locales/glossary/${language}.json ("${term.id}")`,
        }),
      ),
  );
}
