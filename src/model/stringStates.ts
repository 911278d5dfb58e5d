import { isReviewed } from './pin';
import { pinOf, type Project } from './project';
import { englishFor, expectedKeys, stringState } from './strings';

/** Returns every string of a namespace that a language needs, with its state; `text` is undefined where there is none. */
export function stringStates(project: Project, language: string, namespace: string) {
  const source = project.strings.en?.[namespace]?.value ?? {};
  const table = project.strings[language]?.[namespace]?.value ?? {};
  return expectedKeys(language, source).map((key) => {
    const english = englishFor(key, source) ?? '';
    const text = table[key];
    if (language === 'en') return { key, english, text, state: 'translated', reviewed: true } as const;
    const pin = pinOf(project, language, `${namespace}:${key}`);
    const state = stringState(text, english, pin);
    return { key, english, text, state, reviewed: isReviewed(pin, english, text) };
  });
}
