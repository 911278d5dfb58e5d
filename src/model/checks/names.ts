import { escapeRegExp } from '../terms';
import { withoutPlaceholders, problemInPassage, excerpt, type Check } from './rule';

/** Names and short forms that the glossary lists under `never` are not translated. */
export const names: Check = {
  title: 'Names that stay',
  rule: 'What locales/glossary.json lists under “never” is in the translation as it is in the English.',
  problems: ({ project, texts }) => {
    const never = (project.glossary.value?.never ?? []).map((name) => ({
      name,
      asWord: new RegExp(`(?<![\\p{L}\\d])${escapeRegExp(name)}`, 'u'),
    }));
    return texts.flatMap(({ english, text, place }) =>
      never
        .filter(({ name, asWord }) => asWord.test(withoutPlaceholders(english)) && !text.includes(name))
        .map(({ name }) =>
          problemInPassage(place, 0, {
            found: `${excerpt(text)} without “${name}”`,
            expected: `“${name}” as it is`,
            fix: 'names are neither translated nor spelt otherwise',
          }),
        ),
    );
  },
};
