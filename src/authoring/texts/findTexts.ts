import type { EditableText } from './editing';
import { splitPlural } from '../../content/strings/plurals';
import { keysIn } from './markStrings';

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
      // An element around another one that has all of its text is only a wrapper.
      const isWrapper = [...element.children].some((child) => child.textContent === element.textContent);
      if (isWhole ? isWrapper : !(node instanceof Text) || element.children.length === 0) return [];
      const where = 'closed part of the page';
      return textsIn(node.textContent ?? '').map((text) => ({ text, box: boxOf(node, element), where }));
    }),
  );
  return [...shown, ...findHidden(textsIn, part)];
}

/** Letters and digits, without Markdown, tags, soft hyphens and spaces. */
function lettersAndDigits(text: string): string {
  return text.replace(/\]\([^)]*\)|<[^>]*>|&quot;|[^\p{L}\p{M}\p{N}]/gu, '');
}

/** A text or a key that is in the document, with its place. */
export interface Shown<T> {
  readonly text: T;
  /** Its box in the document's own coordinates; undefined where it cannot be seen: attributes, the head, closed parts. */
  readonly box?: Box;
  /** For what cannot be seen: where it is. */
  readonly where: string;
  /** Of an attribute: the element that has it. */
  readonly element?: Element;
}

export type Box = Pick<DOMRect, 'left' | 'top' | 'width' | 'height'>;

/** Returns the key of every marked string of the document, once at each place. */
export function findStrings(): Shown<string>[] {
  const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
  const found: Shown<string>[] = [];
  for (let node = walker.nextNode(); node; node = walker.nextNode()) {
    const [keys, parent] = [keysIn(node.nodeValue ?? ''), node.parentElement];
    if (keys.length === 0 || !parent || parent.closest('[data-live]')) continue;
    // Words that do not break are elements of their own: the string is all of them.
    const box = parent.querySelector(':scope > :is(.whole, .hyphen)') ? boxOf(parent, parent) : boxOf(node, parent);
    found.push(...keys.map((text) => ({ text, box, where: 'closed part of the page' })));
  }
  return [...found, ...findHidden(keysIn, 'body')];
}

/** Returns what cannot be seen by itself, in attributes of a part of the page and in the head, by its words. */
export function findHidden<T>(textsIn: (words: string) => readonly T[], part: 'body' | 'main'): Shown<T>[] {
  const inAttributes = Object.entries(attributes).flatMap(([name, where]) =>
    [...document.querySelectorAll(`${part} [${name}]:not([data-live] *)`)].flatMap((element) =>
      textsIn(element.getAttribute(name) ?? '').map((text) => ({ text, where, element })),
    ),
  );
  const inTitle = textsIn(document.title).map((text) => ({ text, where: 'title of the page' }));
  const inMetas = [...document.head.querySelectorAll<HTMLMetaElement>('meta[content]')].flatMap((meta) => {
    const where = `${meta.name || meta.getAttribute('property')}, for search engines and social networks`;
    return textsIn(meta.content).map((text) => ({ text, where }));
  });
  return [...inAttributes, ...inTitle, ...inMetas];
}

const attributes = {
  'aria-label': 'name for screen readers',
  alt: 'alternative text of a picture',
  title: 'tooltip',
  placeholder: 'placeholder of a field',
  'aria-valuetext': 'value for screen readers',
  'aria-description': 'description for screen readers',
};

/** Returns the box of a text; of its element, where a string ends in a tag; undefined where it cannot be seen. */
export function boxOf(node: Node, parent: Element): Box | undefined {
  // First, as a closed part has no layout to measure.
  if (!parent.checkVisibility({ visibilityProperty: true, opacityProperty: true })) return undefined;
  const range = document.createRange();
  range.selectNodeContents(node);
  const own = range.getBoundingClientRect();
  const { left, top, width, height } = own.width > 1 ? own : parent.getBoundingClientRect();
  const box = { left: left + window.scrollX, top: top + window.scrollY, width, height };
  const isVisible =
    width > 1 && height > 1 && parent.getBoundingClientRect().width > 1 && box.left + width > 0 && box.top + height > 0;
  return isVisible ? box : undefined;
}
