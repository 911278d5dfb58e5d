import { keysIn } from './markStrings';

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

/**
 * Returns what cannot be seen by itself, in attributes of a part of the page and in the head, where `textsIn` finds it by
 * its words.
 */
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

/**
 * Returns the box of the text itself; of its element, where a string ends in a tag and its mark is alone; undefined where
 * it cannot be seen.
 */
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
