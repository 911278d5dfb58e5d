import { ofLanguage } from './languageTag';

type Mutations = readonly (readonly [initial: string, others: readonly string[]])[];

/** Initials that change with the word before them, by language: what each can become. Longer initials come first. */
const mutations: Readonly<Record<string, Mutations>> = {
  // Soft, nasal and aspirate.
  cy: [
    ['ll', ['l']],
    ['rh', ['r']],
    ['p', ['b', 'mh', 'ph']],
    ['t', ['d', 'nh', 'th']],
    ['c', ['g', 'ngh', 'ch']],
    ['b', ['f', 'm']],
    ['d', ['dd', 'n']],
    ['g', ['', 'ng']],
    ['m', ['f']],
  ],
  // Lenition, eclipsis, and h, n and t before vowels.
  ga: [
    ['b', ['bh', 'mb']],
    ['c', ['ch', 'gc']],
    ['d', ['dh', 'nd']],
    ['f', ['fh', 'bhf']],
    ['g', ['gh', 'ng']],
    ['m', ['mh']],
    ['p', ['ph', 'bp']],
    ['s', ['sh', 'ts']],
    ['t', ['th', 'dt']],
    ...[...'aeiouáéíóú'].map((vowel) => [vowel, [`h${vowel}`, `n-${vowel}`, `t-${vowel}`]] as const),
  ],
  gd: [
    ['b', ['bh']],
    ['c', ['ch']],
    ['d', ['dh']],
    ['f', ['fh']],
    ['g', ['gh']],
    ['m', ['mh']],
    ['p', ['ph']],
    ['s', ['sh', 't-s']],
    ['t', ['th']],
    ...[...'aeiouàèìòù'].map((vowel) => [vowel, [`h-${vowel}`, `n-${vowel}`, `t-${vowel}`]] as const),
  ],
  br: [
    ['gw', ['w', 'kw']],
    ['b', ['v', 'p']],
    ['d', ['z', 't']],
    ['g', ['c’h', 'k']],
    ['k', ['g', 'c’h']],
    ['m', ['v']],
    ['p', ['b', 'f']],
    ['t', ['d', 'z']],
  ],
  kw: [
    ['ch', ['j']],
    ['b', ['v', 'p']],
    ['d', ['dh', 't']],
    ['g', ['w', 'k', '']],
    ['k', ['g', 'h']],
    ['m', ['v', 'f']],
    ['p', ['b', 'f']],
    ['t', ['d', 'th']],
  ],
};

/** Returns the beginning of a word as it is, and with each initial that the language can give it. */
export function withMutations(start: string, language: string): string[] {
  const found = ofLanguage(mutations, language)?.find(([initial]) => start.startsWith(initial));
  if (!found) return [start];
  const [initial, others] = found;
  return [start, ...others.map((other) => other + start.slice(initial.length))];
}
