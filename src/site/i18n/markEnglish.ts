import type { PostProcessorModule } from 'i18next';
import { englishLang } from './englishLang';

/** By language, the texts that were shown in English for want of a translation, as HTML has them. */
const shownInEnglish = new Map<string, Set<string>>();

/** Notes which texts a translator gives in English, while HTML is made. */
export function noteEnglish(language: string): PostProcessorModule {
  const noted = shownInEnglish.get(language) ?? new Set();
  shownInEnglish.set(language, noted);
  return {
    type: 'postProcessor',
    name: 'noteEnglish',
    process: (text: string, _, { i18nResolved: { usedLng } }: { i18nResolved: { usedLng?: string } }) => {
      if (usedLng === englishLang) noted.add(text.replace(/[&<>"']/g, (character) => entities[character] ?? character));
      return text;
    },
  };
}

/** React's. */
const entities: Readonly<Record<string, string>> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  "'": '&#x27;',
};

/** Returns a page's HTML with `lang`, on a right-to-left page `dir` too, on elements that show such a text (WCAG 3.1.2). */
export function markEnglish(html: string, language: string, direction: 'ltr' | 'rtl'): string {
  const noted = shownInEnglish.get(language);
  if (!noted?.size) return html;
  const attributes = ` lang="${englishLang}"${direction === 'rtl' ? ' dir="ltr"' : ''}`;
  return html.replace(/<(\w+)([^<>]*)>([^<>]+)(?=<(?:\/|svg))/g, (whole, tag: string, rest: string, text: string) =>
    noted.has(text) ? `<${tag}${attributes}${rest}>${text}` : whole,
  );
}
