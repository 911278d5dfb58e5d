import { mapValues } from '../../content/mapValues';
import type { PageStrings } from '../../content/pageContext';

/** Returns the strings, each with an invisible ending by which `keysIn` finds it wherever it is shown. */
export function markStrings(strings: PageStrings): PageStrings {
  return mapValues(strings, (table, namespace) =>
    mapValues(table, (text, key) => text + markOf(`${namespace}:${key}`)),
  );
}

/** Returns the keys, such as `home:hero.title`, of the strings that a text is made of. */
export function keysIn(text: string): string[] {
  return [...text.matchAll(/([\u{E0100}-\u{E01EF}])([\u{E0100}-\u{E01EF}])/gu)].flatMap(([, high = '', low = '']) => {
    const key = marked[digit(high) * base + digit(low)];
    return key === undefined ? [] : [key];
  });
}

// Variation selectors have no shape and no width (Unicode, 23.4).
const first = 0xe0100;
const base = 240;
const marked: string[] = [];

function markOf(key: string): string {
  const known = marked.indexOf(key);
  const index = known >= 0 ? known : marked.push(key) - 1;
  return String.fromCodePoint(first + Math.floor(index / base), first + (index % base));
}

function digit(letter: string): number {
  return (letter.codePointAt(0) ?? first) - first;
}
