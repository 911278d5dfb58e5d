import { escapeRegExp } from '../terms';
import { withoutPlaceholders, problemInPassage, excerpt, type Check } from './rule';

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
        .filter(({ name, asWord }) => asWord.test(withoutPlaceholders(passage.english)) && !passage.text.includes(name))
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
