import { bareWords, keysIn } from './markStrings';

/** A marked string in the document. */
export interface ShownString {
  readonly key: string;
  /** As they are shown. */
  readonly words: string;
  /** Its box in the document's own coordinates; undefined where it cannot be seen: attributes, the head, closed parts. */
  readonly box?: Box;
  /** For what cannot be seen: where it is. */
  readonly where: string;
}

interface Box {
  readonly left: number;
  readonly top: number;
  readonly width: number;
  readonly height: number;
}

/** Every marked string of the document, each key once at each place, and the texts of a page that is written in MDX. */
export function findStrings(): ShownString[] {
  return [...inText(), ...inAttributes(), ...inHead(), ...inContent()];
}

/** A text of an MDX page: its key is the page's path, with the id of the heading above it. */
function inContent(): ShownString[] {
  const route = window.location.pathname.replace(/^\/[a-z]{2}(?:-[A-Za-z]+)?(?=\/)/, '');
  if (!/^\/(?:features|courses)\/.|^\/privacy-policy$/.test(route)) return [];
  let id = '';
  return [...document.querySelectorAll('main article :is(h1, h2, h3, h4, p, li, summary, figcaption)')].flatMap(
    (element) => {
      const words = element.textContent?.replace(/\s+/g, ' ').trim() ?? '';
      id = element.matches('h2[id], h3[id]') ? element.id : id;
      const isOurs = keysIn(words).length > 0 || element.querySelector(':scope p, :scope h3, :scope h4') !== null;
      if (isOurs || words === '') return [];
      const box = inDocument(element.getBoundingClientRect());
      return [{ key: id ? `${route}#${id}` : route, words, box, where: 'text of the page' }];
    },
  );
}

function inText(): ShownString[] {
  const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
  const found: ShownString[] = [];
  for (let node = walker.nextNode(); node; node = walker.nextNode()) {
    const text = node.nodeValue ?? '';
    const parent = node.parentElement;
    if (keysIn(text).length === 0 || !parent || parent.closest('[data-live]')) continue;
    const box = boxOf(node, parent);
    const isVisible =
      box.width > 1 && box.height > 1 && parent.checkVisibility({ visibilityProperty: true, opacityProperty: true });
    found.push(...stringsIn(text, 'not to be seen now', isVisible ? inDocument(box) : undefined));
  }
  return found;
}

/** The box of the text itself; of its element, where a string ends in a tag and its mark is alone. */
function boxOf(node: Node, parent: Element): DOMRect {
  const range = document.createRange();
  range.selectNodeContents(node);
  const own = range.getBoundingClientRect();
  return own.width > 1 ? own : parent.getBoundingClientRect();
}

function inDocument({ left, top, width, height }: DOMRect): Box {
  return { left: left + window.scrollX, top: top + window.scrollY, width, height };
}

const attributes = ['aria-label', 'alt', 'title', 'placeholder', 'aria-valuetext', 'aria-description'] as const;

function inAttributes(): ShownString[] {
  return attributes.flatMap((name) =>
    [...document.querySelectorAll(`body [${name}]`)].flatMap((element) =>
      stringsIn(element.getAttribute(name) ?? '', name),
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
  return keysIn(text).map((key) => ({ key, words: bareWords(text), box, where }));
}
