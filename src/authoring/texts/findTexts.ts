import type { EditableText } from './editing';
import { splitPlural } from '../../content/strings/plurals';
import { boxOf, findHidden, findStrings, type Box, type Shown } from './findStrings';

/** A text of a page with the boxes of its places; none where it cannot be seen, and where it is then. */
export interface ShownText {
  readonly text: EditableText;
  readonly boxes: readonly Box[];
  readonly where: string;
}

/** Finds texts in the document, from top to bottom; those that cannot be seen are last. */
export function findTexts(texts: readonly EditableText[]): ShownText[] {
  const byId = new Map(texts.map((text) => [text.id, text]));
  // The English in place of a missing plural can have forms that the language does not have.
  const byBase = new Map(texts.map((text) => [splitPlural(text.id).base, text]));
  const strings = findStrings().map((place) => ({
    ...place,
    text: byId.get(place.text) ?? byBase.get(splitPlural(place.text).base),
  }));
  const places = [...strings, ...findContent(texts.filter(({ id }) => id.includes('#')))];
  const shown = texts.map((text): ShownText => {
    const own = places.filter((place) => place.text === text);
    return { text, boxes: own.flatMap(({ box }) => box ?? []), where: own[0]?.where ?? 'not on the page now' };
  });
  return shown.sort((a, b) => orderOf(a) - orderOf(b));
}

/** Boxes that begin at about the same height are in one row. */
function orderOf({ boxes: [box] }: ShownText): number {
  return box ? Math.round(box.top / 8) * 10_000 + box.left : Number.MAX_SAFE_INTEGER;
}

/** Returns texts that are known by their words, such as those of a page's MDX, in a part of the document. */
export function findContent<T extends Pick<EditableText, 'source' | 'target'>>(
  texts: readonly T[],
  part: 'body' | 'main' = 'main',
): Shown<T>[] {
  const byLetters = new Map<string, T>();
  const patterns: { readonly pattern: RegExp; readonly text: T }[] = [];
  for (const text of texts)
    for (const words of [text.source, text.target]) {
      // The page shows a value in place of a component or a placeholder, and a link to another site says so.
      const parts = words.split(/<[A-Z]\w*[^>]*\/>|\{\{[^}]*\}\}|\]\(http[^)]*\)/).map(lettersAndDigits);
      if (parts.length > 1 && parts.some((one) => one.length > 1))
        patterns.push({ pattern: new RegExp(`^${parts.join('.+')}$`, 'u'), text });
      else if (parts.length === 1 && parts[0]) byLetters.set(parts[0], text);
    }
  const textsIn = (words: string): T[] => {
    const letters = lettersAndDigits(words);
    const text = letters && (byLetters.get(letters) ?? patterns.find(({ pattern }) => pattern.test(letters))?.text);
    return text ? [text] : [];
  };
  const shown = [...document.querySelectorAll(`${part} *:not([data-live], script, style)`)].flatMap((element) =>
    [element, ...element.childNodes].flatMap((node): Shown<T>[] => {
      const isWhole = node === element;
      if (isWhole ? isWrapper(element) : !(node instanceof Text) || element.children.length === 0) return [];
      const where = 'closed part of the page';
      return textsIn(node.textContent ?? '').map((text) => ({ text, box: boxOf(node, element), where }));
    }),
  );
  return [...shown, ...findHidden(textsIn, part)];
}

/** Returns whether an element holds nothing but one other element that has all of its text. */
function isWrapper({ children, textContent }: Element): boolean {
  return [...children].some((child) => child.textContent === textContent);
}

/** Letters and digits, without Markdown, tags, soft hyphens and spaces. */
function lettersAndDigits(text: string): string {
  return text.replace(/\]\([^)]*\)|<[^>]*>|&quot;|[^\p{L}\p{M}\p{N}]/gu, '');
}
