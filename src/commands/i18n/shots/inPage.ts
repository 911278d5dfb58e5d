import { boxOf, findStrings, type Box, type ShownString } from '../../../live/keys/findStrings';
import { keysIn, markStrings } from '../../../live/keys/markStrings';
import { lettersOf } from './lettersOf';

/** A text of an MDX page that is looked for. */
export interface SoughtText {
  readonly id: string;
  /** Its parts between components, as letters and digits alone. */
  readonly parts: readonly string[];
}

/** A text that is on the page; without a box it cannot be seen. */
export interface FoundText {
  readonly id: string;
  readonly where: string;
  readonly box: Box | undefined;
}

/** What this script offers to the command that opened the page. */
export interface TextsOfPage {
  find(sought: readonly SoughtText[]): FoundText[];
  /** Clicks the control that says a string or is labelled by it. */
  click(key: string): boolean;
}

declare global {
  interface Window {
    textsOfPage: TextsOfPage;
  }
  /** The keys of all strings, in the order in which the command has marked them. */
  const MARKED_STRINGS: Parameters<typeof markStrings>[0];
}

markStrings(MARKED_STRINGS);

window.textsOfPage = {
  find: (sought) => [
    ...findStrings().filter(isString).map(found),
    ...inAttributes(),
    ...inFields(),
    ...inContent(sought),
  ],
  click: (key) => {
    const control = [...document.querySelectorAll<HTMLElement>('button, a, summary, label')].find(
      (element) =>
        boxOf(element, element) && keysIn(`${element.textContent} ${element.getAttribute('aria-label')}`).includes(key),
    );
    control?.click();
    return control !== undefined;
  },
};

function isString({ key }: ShownString): boolean {
  return key.includes(':');
}

function found({ key, where, box }: ShownString): FoundText {
  return { id: key, where, box };
}

/** Strings that are read out, or shown on request: the control or picture that they belong to. */
function inAttributes(): FoundText[] {
  return ['aria-label', 'aria-valuetext', 'alt', 'title', 'placeholder'].flatMap((name) =>
    [...document.querySelectorAll(`body [${name}]`)].flatMap((element) =>
      keysIn(element.getAttribute(name) ?? '').map((id) => ({ id, where: name, box: boxOf(element, element) })),
    ),
  );
}

/** Strings that a field begins with. */
function inFields(): FoundText[] {
  return [...document.querySelectorAll<HTMLInputElement | HTMLTextAreaElement>('input, textarea')].flatMap((field) =>
    keysIn(field.value).map((id) => ({ id, where: 'value', box: boxOf(field, field) })),
  );
}

/** The smallest element or piece of text that says each text of an MDX page. */
function inContent(sought: readonly SoughtText[]): FoundText[] {
  const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_ELEMENT | NodeFilter.SHOW_TEXT);
  const nodes: { readonly node: Node; readonly element: Element; readonly words: readonly string[] }[] = [];
  for (let node = walker.nextNode(); node; node = walker.nextNode()) {
    const element = node instanceof Element ? node : node.parentElement;
    if (!element) continue;
    const names = node instanceof Element ? [node.getAttribute('alt'), node.getAttribute('aria-label')] : [];
    nodes.unshift({ node, element, words: [node.textContent, ...names].map((text) => lettersOf(text ?? '')) });
  }
  return sought.flatMap(({ id, parts }) => {
    for (const { node, element, words } of nodes) {
      const box = words.some((text) => isText(text, parts)) ? boxOf(node, element) : undefined;
      if (box) return [{ id, where: 'text of the page', box }];
    }
    return [];
  });
}

function isText(text: string, parts: readonly string[]): boolean {
  if (parts.length === 1) return text === parts[0];
  return (
    text.startsWith(parts[0] ?? '') && text.endsWith(parts.at(-1) ?? '') && parts.every((part) => text.includes(part))
  );
}
