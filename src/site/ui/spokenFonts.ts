/** The font of words in another language than the page's: the page's fonts have the letters of its own. */
export const spoken = { fontFamily: 'Spoken, system-ui, sans-serif' };

/** Gives such words the fonts of a language by the `@font-face` rules of its pages: the browser loads those whose letters occur. */
export function loadSpokenFonts(rules: string): void {
  document.fonts.clear();
  for (const [rule, url = ''] of rules.matchAll(/@font-face{[^}]*(url\([^)]*\))[^}]*/g)) {
    const unicodeRange = /unicode-range:([^;]*)/.exec(rule)?.[1] ?? 'U+0-10FFFF';
    document.fonts.add(new FontFace('Spoken', url, { weight: '400 700', display: 'swap', unicodeRange }));
  }
}
