import type { Language } from '../data/datasets';

/**
 * Returns the languages to build: those switched on in languages.json, or the ones that `LOCALES=en,de` names. English is
 * always among them, as the source that the others fall back to. Throws a sentence for a language that does not exist.
 */
export function publishedLanguages(languages: readonly Language[]): Language[] {
  const named = (process.env.LOCALES ?? '').split(/[\s,]+/).filter(Boolean);
  const known = languages.map(({ code }) => code);
  const unknown = named.filter((code) => !known.includes(code));
  if (unknown.length > 0) throw new Error(`LOCALES names ${unknown.join(', ')}; the languages are ${known.join(', ')}`);
  if (named.length === 0) return languages.filter(({ enabled }) => enabled);
  return languages.filter(({ code }) => code === 'en' || named.includes(code));
}
