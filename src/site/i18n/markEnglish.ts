import { tags } from '../../content/strings/marks';
import { escapeRegExp } from '../../content/strings/terms';
import type { PageStrings } from '../../content/pageContext';
import { englishLang } from './englishLang';

/** What the elements of a browser and those of an HTML parser have in common. */
interface TextElement {
  readonly textContent: string | null;
  readonly firstElementChild?: TextElement | null;
  querySelector(selector: string): unknown;
}

/** Returns the elements whose whole text is one of the strings, except in content that is marked as English already. */
export function englishElements<Found extends TextElement>(
  root: { querySelectorAll(selector: string): Iterable<Found> },
  fallback: PageStrings,
): Found[] {
  const isEnglish = new RegExp(`^(?:${Object.values(fallback).flatMap(patternsOf).join('|')})$`);
  return [...root.querySelectorAll(`:is(main, header, footer) :not([lang="${englishLang}"] *)`)].filter(
    (element) =>
      element.textContent &&
      isEnglish.test(element.textContent) &&
      element.firstElementChild?.textContent !== element.textContent &&
      // The text of a whole section may begin and end as a string with placeholders does.
      !element.querySelector(blocks),
  );
}

/** Elements that no string has in it. */
const blocks = 'div, p, h1, h2, h3, h4, ul, ol, dl, table, section, form, button, input';

/**
 * Keeps `lang` and `dir` of these elements up to date in a document that React changes, until the returned function is called.
 */
export function keepEnglishMarked(root: Element, fallback: PageStrings): () => void {
  let marked: Element[] = [];
  const isRtl = root.ownerDocument.dir === 'rtl';
  const unmark = () =>
    marked.forEach((element) => ['lang', 'dir'].forEach((attribute) => element.removeAttribute(attribute)));
  const mark = () => {
    unmark();
    marked = englishElements(root, fallback);
    marked.forEach((element) => {
      element.setAttribute('lang', englishLang);
      if (isRtl) element.setAttribute('dir', 'ltr');
    });
  };
  const observer = new MutationObserver(mark);
  observer.observe(root, { childList: true, characterData: true, subtree: true });
  mark();
  return () => {
    observer.disconnect();
    unmark();
  };
}

/**
 * Patterns of a table's texts without tags, with any text for a placeholder; not of titles for the head, nor of
 * “{{price}}”.
 */
function patternsOf(table: Readonly<Record<string, string>>): string[] {
  return Object.entries(table)
    .filter(([key]) => !key.startsWith('head.'))
    .map(([, text]) => text.replace(tags, '').split(/\{\{.*?\}\}/))
    .filter((parts) => /\p{L}/u.test(parts.join('')))
    .map((parts) => parts.map(escapeRegExp).join('.*'));
}
