import type { PageStrings } from './createTranslator';

const lang = 'en-GB';

/** HTML in which every element whose whole text is one of the strings says that it is English (WCAG 3.1.2). */
export function markEnglishHtml(html: string, fallback: PageStrings): string {
  return patterns(fallback, escaped).reduce(
    (marked, pattern) =>
      marked.replace(
        new RegExp(`<([a-z][a-z0-9]*)((?:\\s[^<>]*)?)>(${pattern})(?=</\\1>)`, 'g'),
        (whole, tag: string, attributes: string, text: string) =>
          / lang=/.test(attributes) ? whole : `<${tag} lang="${lang}"${attributes}>${text}`,
      ),
    html,
  );
}

/** The same for a document, after a page was shown without loading it anew. */
export function markEnglish(root: ParentNode, fallback: PageStrings): void {
  const texts = new RegExp(`^(?:${patterns(fallback, (text) => text).join('|')})$`);
  for (const element of root.querySelectorAll<HTMLElement>('main *, header *, footer *'))
    if (!element.lang && texts.test(element.innerHTML.replace(/&amp;/g, '&'))) element.lang = lang;
}

/** Each string as it is rendered: any text for a placeholder, any tags for a tag, React's comments between. */
function patterns(fallback: PageStrings, write: (text: string) => string): string[] {
  return Object.values(fallback)
    .flatMap((table) => Object.entries(table))
    .filter(([key]) => !key.startsWith('head.'))
    .map(([, text]) =>
      text
        .split(/(\{\{.*?\}\}|<\/?\w+>)/)
        .map((part, index) =>
          index % 2 === 0
            ? write(part).replace(/[.*+?^${}()|[\]\\]/g, '\\$&')
            : part.startsWith('{')
              ? '(?:[^<]|<!-- -->)*'
              : '(?:<[^>]*>)*',
        )
        .join(''),
    );
}

/** As React writes text. */
function escaped(text: string): string {
  return text
    .replace(/&/g, '&amp;')
    .replace(/</g, '&lt;')
    .replace(/>/g, '&gt;')
    .replace(/"/g, '&quot;')
    .replace(/'/g, '&#x27;');
}
