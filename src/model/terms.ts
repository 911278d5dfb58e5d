/** Whether an English text uses a term: “course”, “courses”, “Course”; a short form in brackets counts for the term. */
export function usesTerm(english: string, term: string): boolean {
  return formsOf(term).some((form) => {
    const isShort = form === form.toUpperCase();
    return new RegExp(`(?<![\\p{L}\\d])${literal(form)}(?:s|es)?(?![\\p{L}\\d])`, isShort ? 'u' : 'iu').test(english);
  });
}

/**
 * Whether a translation has one of a term's words. Endings are left open, compounds count, and in Welsh the mutated
 * first letters: it is to find another word, not to judge grammar.
 */
export function hasForm(text: string, forms: string, language: string): boolean {
  const lower = text.toLocaleLowerCase(language);
  return formsOf(forms).some((form) =>
    form
      .toLocaleLowerCase(language)
      .split(/[\s-]+/)
      .every((word) =>
        [stem(word, language), ...(language === 'cy' ? mutations(stem(word, language)) : [])].some((start) =>
          lower.includes(start),
        ),
      ),
  );
}

/** “learning management system (LMS), LMS” → each of its forms, those in brackets by themselves. */
export function formsOf(list: string): string[] {
  return list
    .split(/[,()]/)
    .map((form) => form.trim())
    .filter(Boolean);
}

/** A word without what inflection changes; scripts without spaces do not inflect. */
function stem(word: string, language: string): string {
  if (language === 'th' || language === 'zh' || word.length < 4) return word;
  return word.slice(0, word.length < 6 ? -1 : -2);
}

/** Welsh initial consonants and what soft, nasal and aspirate mutation make of them. */
const mutated: readonly (readonly [string, readonly string[]])[] = [
  ['ll', ['l']],
  ['rh', ['r']],
  ['p', ['b', 'mh', 'ph']],
  ['t', ['d', 'nh', 'th']],
  ['c', ['g', 'ngh', 'ch']],
  ['b', ['f', 'm']],
  ['d', ['dd', 'n']],
  ['g', ['', 'ng']],
  ['m', ['f']],
];

function mutations(word: string): string[] {
  const [first, others] = mutated.find(([consonant]) => word.startsWith(consonant)) ?? ['', []];
  return others.map((other) => other + word.slice(first.length));
}

export function literal(text: string): string {
  return text.replace(/[.*+?^${}()|[\]\\]/g, '\\$&');
}
