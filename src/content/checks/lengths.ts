import { englishFor } from '../strings';
import { problemInPassage, type Check } from './rule';

/** Returns how long a text may be where the English may have `max` characters: German and Welsh need about a third more. */
export function maxLength(max: number, language: string): number {
  return language === 'en' ? max : Math.ceil(max * 1.4);
}

export const lengths: Check = {
  title: 'Length',
  rule: 'A text is no longer than its “max” in locales/meta; a translation may have 40% more.',
  problems: ({ project, language, strings }) =>
    strings.flatMap((string) => {
      const { namespace, key, text, isOfToday } = string;
      const max = englishFor(key, project.meta[namespace]?.value ?? {})?.max;
      if (max === undefined || !isOfToday) return [];
      const limit = maxLength(max, language);
      const length = visibleLength(text);
      if (length <= limit) return [];
      return problemInPassage(string, 0, {
        found: `${length} characters in "${key}"`,
        expected: language === 'en' ? `at most ${limit}` : `at most ${limit} (the English may have ${max})`,
        fix: 'write it shorter; locales/meta says where it is shown',
      });
    }),
};

/**
 * Returns how many characters take room: tags do not, nor do the vowel signs above and below letters; those of East Asian
 * scripts take the room of two.
 */
export function visibleLength(text: string): number {
  const seen = text.replace(/<\/?\w+>/g, '').replace(/\p{Mn}/gu, '');
  return (
    [...seen].length +
    (seen.match(/[\p{sc=Han}\p{sc=Hira}\p{sc=Kana}\p{sc=Hang}\p{sc=Bopo}\u3000-\u303F\uFF00-\uFF60]/gu)?.length ?? 0)
  );
}
