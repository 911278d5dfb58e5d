import type { Language } from '../model/datasets';

/** Where `npm run i18n -- pseudo` writes its locales and pages; git ignores it. */
export const pseudoFolder = '.local/pseudo';

/**
 * Two made-up languages that show what was not made translatable, and which layouts break: `xa` accents English and makes
 * it longer, `xb` runs it from right to left. They are built only where `LOCALES` names them.
 */
export const pseudoLanguages: readonly Language[] = [
  {
    code: 'xa',
    name: '[Ƥšéûđö one]',
    htmlLang: 'en-XA',
    ogLocale: 'en_XA',
    flag: '1f3f4',
    dir: 'ltr',
    enabled: false,
    required: 1,
  },
  {
    code: 'xb',
    name: '[Ƥšéûđö two]',
    htmlLang: 'ar-XB',
    ogLocale: 'ar_XB',
    flag: '1f3f3',
    dir: 'rtl',
    enabled: false,
    required: 1,
  },
];

/** Whether `LOCALES` names a made-up language. */
export function namesPseudoLanguage(locales = process.env.LOCALES): boolean {
  const named = locales?.split(',').map((code) => code.trim()) ?? [];
  return pseudoLanguages.some(({ code }) => named.includes(code));
}
