import { languageSchema, type Language } from '../data/datasets';
import { namedLocales } from './publishedLanguages';

/** Where `npm run i18n -- pseudo` writes its locales and pages; git ignores it. */
export const pseudoFolder = '.local/pseudo';

/**
 * Two made-up languages that show what was not made translatable, and which layouts break: `xa` accents English and makes
 * it longer, `xb` runs it from right to left. They are built only where `LOCALES` names them.
 */
export const pseudoLanguages: readonly Language[] = [
  { code: 'xa', name: '[Ƥšéûđö one]', htmlLang: 'en-XA', ogLocale: 'en_XA', flag: '1f3f4', dir: 'ltr' },
  { code: 'xb', name: '[Ƥšéûđö two]', htmlLang: 'ar-XB', ogLocale: 'ar_XB', flag: '1f3f3', dir: 'rtl' },
].map((language) => languageSchema.parse({ ...language, enabled: false, required: 1 }));

/** Returns whether `LOCALES` names a made-up language. */
export function namesPseudoLanguage(): boolean {
  return pseudoLanguages.some(({ code }) => namedLocales().includes(code));
}
