import { keysIn } from './markStrings';

/** A marked string in the document. */
export interface ShownString {
  readonly key: string;
  /** Its box in the document's own coordinates; undefined where it cannot be seen: attributes, the head, closed parts. */
  readonly box?: Box;
  /** For what cannot be seen: where it is. */
  readonly where: string;
  /** Of an attribute: the element that has it. */
  readonly element?: Element;
}

export interface Box {
  readonly left: number;
  readonly top: number;
  readonly width: number;
  readonly height: number;
}

/** Every marked string of the document, each key once at each place. */
export function findStrings(): ShownString[] {
  return [...inText(), ...inAttributes(), ...inHead()];
}

function inText(): ShownString[] {
  const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
  const found: ShownString[] = [];
  for (let node = walker.nextNode(); node; node = walker.nextNode()) {
    const text = node.nodeValue ?? '';
    const parent = node.parentElement;
    if (keysIn(text).length === 0 || !parent || parent.closest('[data-live]')) continue;
    found.push(...stringsIn(text, 'closed part of the page', boxOf(node, parent)));
  }
  return found;
}

/** The box of the text itself; of its element, where a string ends in a tag and its mark is alone; undefined where it cannot be seen. */
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

const attributes = ['aria-label', 'alt', 'title', 'placeholder', 'aria-valuetext', 'aria-description'] as const;

function inAttributes(): ShownString[] {
  return attributes.flatMap((name) =>
    [...document.querySelectorAll(`body [${name}]`)].flatMap((element) =>
      stringsIn(element.getAttribute(name) ?? '', name).map((shown) => ({ ...shown, element })),
    ),
  );
}

function inHead(): ShownString[] {
  const metas = [...document.head.querySelectorAll<HTMLMetaElement>('meta[content]')];
  return [
    ...stringsIn(document.title, 'title of the page'),
    ...metas.flatMap((meta) => stringsIn(meta.content, meta.name || meta.getAttribute('property') || 'head')),
  ];
}

function stringsIn(text: string, where: string, box?: Box): ShownString[] {
  return keysIn(text).map((key) => ({ key, box, where }));
}
