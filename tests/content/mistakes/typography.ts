import { strings, type Mistake } from './mistake';

/** Punctuation and spaces of a language, in texts of that language. */
export const typography: readonly Mistake[] = [
  [
    'German',
    strings('notFound', 'de'),
    () => text('de', 'title', 'Das ist ein "Kurs".'),
    `${strings('notFound', 'de')}:4:`,
    'write „, or npm run check',
  ],
  [
    'English marks in Polish',
    strings('notFound', 'pl'),
    () => text('pl', 'title', 'To jest “kurs”.'),
    `${strings('notFound', 'pl')}:4:`,
    '„…”, inside them «…»',
  ],
  [
    'French spaces',
    strings('notFound', 'fr'),
    () => text('fr', 'title', 'Vous cherchez un cours ?'),
    `${strings('notFound', 'fr')}:4:35`,
    'an ordinary space',
  ],
  [
    'a French sign without its space',
    strings('privacy', 'fr'),
    () => text('fr', 'contents.title', 'Attention: ici'),
    `${strings('privacy', 'fr')}:4:`,
    'no space in',
  ],
];

function text(language: string, key: string, words: string): string {
  return `{\n  "home": "${language}",\n  "links.title": "${language}",\n  ${JSON.stringify(key)}: ${JSON.stringify(words)}\n}\n`;
}
