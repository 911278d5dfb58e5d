import { problemAtPath } from '../files/jsonFile';
import type { Problem } from '../problem';
import { sourcePages, type Project } from '../project';
import { withoutPlaceholders } from '../strings/marks';
import { escapeRegExp, formFinder, isSpaced, termFinder, termForms } from '../strings/terms';
import { excerpt, problemInPassage, problemsAtMatches, type Check } from './translation';

export const glossary: Check = {
  title: 'Glossary',
  rule: 'A string whose English has a term of the glossary has one of the language’s words for it, and so has a page (a warning).',
  problems: ({ project, language, strings, pageTexts }) => {
    const forms = project.glossaries[language]?.value ?? {};
    const terms = termFinder(project.glossary);
    // One text of a page may use another word, where others use the term.
    const groups = [...strings.filter(({ isOfToday }) => isOfToday).map((string) => [string]), ...pageTexts];
    return groups.flatMap((group) => {
      const checked = group.filter(({ isDeliberate }) => !isDeliberate);
      const isInGroup = formFinder(checked.map(({ text }) => text).join('\n'), language);
      const reported = new Set<string>();
      return checked.flatMap((passage) =>
        terms(passage.english)
          .map(({ id, en }) => ({ id, en, expected: forms[id] ?? '' }))
          .filter(({ id, expected }) => expected !== '' && !reported.has(id) && reported.add(id))
          .filter(({ expected }) => !isInGroup(expected))
          .map(({ id, en, expected }) =>
            problemInPassage(passage, 0, {
              severity: 'warning',
              found: `${excerpt(passage.text)} for “${en}”`,
              expected,
              fix: `use one of them, or add the form to locales/glossary/${language}.json ("${id}")${passage.source.file.endsWith('.json') ? ', or accept it --as-is' : ''}`,
            }),
          ),
      );
    });
  },
};

export const names: Check = {
  title: 'Names that stay',
  rule: 'What locales/glossary.json lists under “never” is in the translation as it is in the English.',
  problems: ({ project, texts }) => {
    const never = (project.glossary.value?.never ?? []).map((name) => ({
      name,
      asWord: new RegExp(`(?<![\\p{L}\\d])${escapeRegExp(name)}`, 'u'),
    }));
    return texts.flatMap((passage) =>
      never
        .filter(({ name }) => passage.english.includes(name) && !passage.text.includes(name))
        .filter(({ asWord }) => asWord.test(withoutPlaceholders(passage.english)))
        .map(({ name }) =>
          problemInPassage(passage, 0, {
            found: `${excerpt(passage.text)} without “${name}”`,
            expected: `“${name}” as it is`,
            fix: 'names are neither translated nor spelt otherwise',
          }),
        ),
    );
  },
};

export const forbiddenTerms: Check = {
  title: 'Not said here',
  rule: 'Nothing that locales/glossary.json lists under “avoid” for English, or under “avoidIn” for the language (a warning).',
  problems: ({ project, language, passages }) => {
    const { avoid = [], avoidIn = {} } = project.glossary.value ?? {};
    const isEnglish = language === 'en';
    const lists = isEnglish ? avoid.map(({ en, ...rest }) => ({ words: en, ...rest })) : (avoidIn[language] ?? []);
    return lists.flatMap(({ words, use, why }) =>
      termForms(words).flatMap((phrase) =>
        problemsAtMatches(passages, phrasePattern(phrase, language), () => ({
          severity: isEnglish ? 'error' : 'warning',
          found: `“${phrase}”`,
          expected: use || 'nothing of the kind',
          fix: why,
        })),
      ),
    );
  },
};

/** Checks that each name of the glossary is in an English text or in data: of what was taken out, its name is left there. */
export function unusedNames(project: Project): Problem[] {
  const { glossary, datasets, strings, facts } = project;
  const files = [datasets, strings.en ?? {}, ...Object.values(facts)].flatMap((some) => Object.values(some));
  const words = [...files, ...sourcePages(project)].map(({ text }) => text).join('\n');
  return (glossary.value?.never ?? []).flatMap((name, index) =>
    words.includes(name)
      ? []
      : problemAtPath(glossary, ['never', index], {
          severity: 'warning',
          found: `the name “${name}”, which no English text has`,
          expected: 'names of today',
          fix: 'take its line out',
        }),
  );
}

/** Finds a phrase as whole words where the language writes spaces; in English in the plural as well, in capitals or not. */
export function phrasePattern(phrase: string, language: string): RegExp {
  if (!isSpaced(language)) return new RegExp(escapeRegExp(phrase), 'gu');
  const isEnglish = language === 'en';
  const plural = isEnglish ? '(?:s|es)?' : '';
  return new RegExp(`(?<![\\p{L}\\d-])${escapeRegExp(phrase)}${plural}(?![\\p{L}\\d-])`, isEnglish ? 'giu' : 'gu');
}

/** Readers abroad cannot know that a law, a licence or a check is British. */
export const britishLaws: Check = {
  title: 'British laws',
  rule: 'A text whose English names a law or document of “britishLaws” in locales/glossary.json says that it is British, in one of the words for the language there (a warning).',
  problems: ({ project, language, texts }) => {
    const { names = [], markedIn = {} } = project.glossary.value?.britishLaws ?? {};
    const words = markedIn[language];
    if (!words) return [];
    return texts.flatMap((text) => {
      const law = names.find((name) => text.english.includes(name));
      if (!law || text.isDeliberate || formFinder(text.text, language)(words)) return [];
      return problemInPassage(text, 0, {
        severity: 'warning',
        found: `${excerpt(text.text)} for “${law}”`,
        expected: `one of: ${words}`,
        fix: 'say that it is British',
      });
    });
  },
};
