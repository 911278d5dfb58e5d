import { keysIn } from './markStrings';

/** A marked string as it stands in the document. */
export interface ShownString {
  readonly key: string;
  /** Its box in the document's own coordinates; undefined where it cannot be seen: attributes, the head, closed parts. */
  readonly box:
    { readonly left: number; readonly top: number; readonly width: number; readonly height: number } | undefined;
  /** For what cannot be seen: where it stands. */
  readonly where: string;
}

/** Every marked string of the document, each key once at each place, and the headings of a page that is written in MDX. */
export function findStrings(): ShownString[] {
  return [...inText(), ...inAttributes(), ...inHead(), ...inContent()];
}

/** A heading stands for what is below it: its key is the page's path, with the heading's id. */
function inContent(): ShownString[] {
  const [, path] =
    /^(?:\/[a-z]{2})?(\/(?:features|courses)\/.+|\/privacy-policy)$/.exec(window.location.pathname) ?? [];
  if (path === undefined) return [];
  return [...document.querySelectorAll('main article :is(h1, h2[id], h3[id])')].map((heading) => {
    const { left, top, width, height } = heading.getBoundingClientRect();
    const box = { left: left + window.scrollX, top: top + window.scrollY, width, height };
    return { key: heading.id ? `${path}#${heading.id}` : path, box, where: 'heading' };
  });
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
    for (const key of keys) found.push({ key, box, where: 'not to be seen now' });
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
      keysIn(element.getAttribute(name) ?? '').map((key) => ({ key, box: undefined, where: name })),
    ),
  );
}

function inHead(): ShownString[] {
  const title = keysIn(document.title).map((key) => ({ key, box: undefined, where: 'title of the page' }));
  const metas = [...document.head.querySelectorAll('meta[content]')].flatMap((meta) =>
    keysIn(meta.getAttribute('content') ?? '').map((key) => ({
      key,
      box: undefined,
      where: meta.getAttribute('name') ?? meta.getAttribute('property') ?? 'head',
    })),
  );
  return [...title, ...metas];
}
