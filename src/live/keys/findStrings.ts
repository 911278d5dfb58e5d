import { bareWords, keysIn } from './markStrings';

/** A marked string as it stands in the document. */
export interface ShownString {
  readonly key: string;
  /** As they are shown. */
  readonly words: string;
  /** Its box in the document's own coordinates; undefined where it cannot be seen: attributes, the head, closed parts. */
  readonly box:
    { readonly left: number; readonly top: number; readonly width: number; readonly height: number } | undefined;
  /** For what cannot be seen: where it stands. */
  readonly where: string;
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
      const { left, top, width, height } = element.getBoundingClientRect();
      const box = { left: left + window.scrollX, top: top + window.scrollY, width, height };
      return [{ key: id ? `${route}#${id}` : route, words, box, where: 'text of the page' }];
    },
  );
}

function inText(): ShownString[] {
  const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
  const found: ShownString[] = [];
  for (let node = walker.nextNode(); node; node = walker.nextNode()) {
    const keys = keysIn(node.nodeValue ?? '');
    const parent = node.parentElement;
    if (keys.length === 0 || !parent || parent.closest('[data-live]')) continue;
    const { left, top, width, height } = boxOf(node, parent);
    const visible =
      width > 1 && height > 1 && parent.checkVisibility({ visibilityProperty: true, opacityProperty: true });
    const box = visible ? { left: left + window.scrollX, top: top + window.scrollY, width, height } : undefined;
    for (const key of keys)
      found.push({ key, words: bareWords(node.nodeValue ?? ''), box, where: 'not to be seen now' });
  }
  return found;
}

/** Of the words themselves; of what stands around them, where a string ends in a tag and its mark is alone. */
function boxOf(node: Node, parent: Element): DOMRect {
  const range = document.createRange();
  range.selectNodeContents(node);
  const own = range.getBoundingClientRect();
  return own.width > 1 ? own : parent.getBoundingClientRect();
}

const attributes = ['aria-label', 'alt', 'title', 'placeholder', 'aria-valuetext', 'aria-description'] as const;

function inAttributes(): ShownString[] {
  return attributes.flatMap((name) =>
    [...document.querySelectorAll(`body [${name}]`)].flatMap((element) =>
      keysIn(element.getAttribute(name) ?? '').map((key) => ({
        key,
        words: bareWords(element.getAttribute(name) ?? ''),
        box: undefined,
        where: name,
      })),
    ),
  );
}

function inHead(): ShownString[] {
  const title = keysIn(document.title).map((key) => ({
    key,
    words: bareWords(document.title),
    box: undefined,
    where: 'title of the page',
  }));
  const metas = [...document.head.querySelectorAll('meta[content]')].flatMap((meta) =>
    keysIn(meta.getAttribute('content') ?? '').map((key) => ({
      key,
      words: bareWords(meta.getAttribute('content') ?? ''),
      box: undefined,
      where: meta.getAttribute('name') ?? meta.getAttribute('property') ?? 'head',
    })),
  );
  return [...title, ...metas];
}
