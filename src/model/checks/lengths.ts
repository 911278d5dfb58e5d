import { problemInPassage, type Check } from './rule';

/** How long a text of a language may be, where the English may have `max` characters. */
export function longest(max: number, language: string): number {
  return language === 'en' ? max : Math.ceil(max * leeway);
}

/** How much longer than the English limit a translation may be: German and Welsh need about a third more. */
const leeway = 1.4;

/** A text fits in its place: `max` of `locales/meta` holds for English, and with some leeway for the others. */
export const lengths: Check = {
  title: 'Length',
  rule: 'A text is no longer than its “max” in locales/meta; a translation may have 40% more.',
  appliesToSource: true,
  problems: ({ project, language, strings }) =>
    strings.flatMap(({ namespace, key, text, place, isOfToday }) => {
      const meta = project.meta[namespace]?.value;
      const max = meta?.[key]?.max ?? meta?.[key.replace(/_[a-z]+$/, '_other')]?.max;
      if (max === undefined || !isOfToday) return [];
      const limit = longest(max, language);
      const length = visibleLength(text);
      if (length <= limit) return [];
      return problemInPassage(place, 0, {
        found: `${length} characters in "${key}"`,
        expected: language === 'en' ? `at most ${limit}` : `at most ${limit} (the English may have ${max})`,
        fix: 'write it shorter; locales/meta says where it is shown',
      });
    }),
};

/** Characters that take room: tags do not, nor do the vowel signs above and below Thai letters; Chinese ones take two. */
export function visibleLength(text: string): number {
  const seen = text.replace(/<\/?\w+>/g, '').replace(/\p{Mn}/gu, '');
  return [...seen].length + (seen.match(/\p{Script=Han}|[\u3000-\u303F\uFF00-\uFF60]/gu)?.length ?? 0);
}
