import { keyPosition } from '../jsonFile';
import { hasForm, termsIn } from '../terms';
import { bare, pairs, type Pair } from './pairs';
import { inPassage, shown, type Check, type Finding } from './rule';
import type { Translation } from './translation';

/** A term of the glossary is translated by the glossary's word (a warning: a sentence may have turned it round). */
export const glossary: Check = {
  title: 'Glossary',
  rule: 'A string whose English has a term of the glossary has one of the language’s words for it, and so has a page (a warning).',
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
  const terms = Object.entries(project.glossary.value?.terms ?? {})
    .map(([id, { en, except }]) => ({ id, en, except, forms: forms[id] ?? '' }))
    .filter((term) => term.forms !== '');
  return groups(translation).flatMap((group): Finding[] => {
    const text = group.map((pair) => pair.text).join('\n');
    const said = new Set<string>();
    return group.flatMap(({ english, text: ours, place }) =>
      termsIn(bare(english), terms)
        .filter(({ id }) => !said.has(id) && said.add(id))
        .filter((term) => !hasForm(text, term.forms, language))
        .map((term) =>
          inPassage(place, 0, {
            severity: 'warning',
            found: `${shown(ours)} for “${term.en}”`,
            expected: term.forms,
            fix: `use one of them, or add the form to locales/glossary/${language}.json ("${term.id}")${place.file.endsWith('.json') ? ', or accept it --as-is' : ''}`,
          }),
        ),
    );
  });
}

/** A string is a group by itself; in a page a word may be turned round here and there, if the term is used at all. */
function groups(translation: Translation): Pair[][] {
  const groupsByFile = new Map<string, Pair[]>();
  const all = pairs(translation).filter(({ isDeliberate }) => !isDeliberate);
  for (const pair of all.filter(({ of }) => of !== 'string'))
    groupsByFile.set(pair.place.file, [...(groupsByFile.get(pair.place.file) ?? []), pair]);
  return [...all.filter(({ of }) => of === 'string').map((pair) => [pair]), ...groupsByFile.values()];
}
