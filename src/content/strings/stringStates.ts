import { isLeftInEnglish } from './leftInEnglish';
import { englishFor, expectedKeys, pinOfToday, stringHash, stringState, type StringTable } from './strings';
import { pinOf, type Project } from '../project';
import { splitPlural } from './plurals';

/** Returns every string of a namespace that a language needs, with its state; `text` is undefined where there is none. */
export function stringStates(project: Project, language: string, namespace: string) {
  const source = project.strings.en?.[namespace]?.value ?? {};
  const table = project.strings[language]?.[namespace]?.value ?? {};
  return expectedKeys(language, source).map((key) => {
    const english = englishFor(key, source) ?? '';
    const text = table[key];
    const pin = pinOf(project, language, `${namespace}:${key}`);
    if (language === 'en') return { key, english, text, pin, state: 'translated', reviewed: true } as const;
    const isEnglish = text !== undefined && isLeftInEnglish(text, english, pin, project, language);
    const state = text === undefined || isEnglish ? 'missing' : stringState(text, english, pin);
    const today = text === undefined ? undefined : pinOfToday(pin, stringHash(english), stringHash(text));
    return { key, english, text, pin, state, isEnglish, reviewed: today?.by === 'person' };
  });
}

/** Returns a namespace’s strings in a language, and the English ones for the missing, in English plural forms. */
export function shownStrings(project: Project, language: string, namespace: string) {
  // All forms of a plural, as the two languages have other ones.
  const nameOf = (key: string) => (splitPlural(key).category ? `${splitPlural(key).base}_` : key);
  const own: Record<string, string> = {};
  const missing = new Set<string>();
  for (const { key, text, state } of stringStates(project, language, namespace))
    if (text === undefined || state === 'missing') missing.add(nameOf(key));
    else own[key] = text;
  const english = Object.entries(project.strings.en?.[namespace]?.value ?? {});
  const fallback: StringTable = Object.fromEntries(english.filter(([key]) => missing.has(nameOf(key))));
  return { own, fallback };
}
