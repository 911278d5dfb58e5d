import noBreakWords from '../locales/noBreakWords.json';

/** Headings, the text of cards next to them, links and buttons: no line of these ends inside a word. */
const parts = 'main :is(h1, h2, h3, h4, h3 ~ p, a, button)';

/** Characters that nobody sees, but that are copied, spoken, indexed and compared. */
export const invisible = /[\u00AD\u200B\u2060\uFEFF]/;

type Range = readonly [start: number, end: number];

/** Runs functions in a page of any engine. */
type Evaluate = <Result, Given>(run: (given: Given) => Result, given: Given) => Promise<Result>;

/** Returns the words of the open page that are broken over two lines; `words` is how many could be. */
export async function findBrokenWords(evaluate: Evaluate, language: string) {
  const texts = await evaluate(
    (selector) => Array.from(document.querySelectorAll(selector), ({ textContent }) => textContent ?? ''),
    parts,
  );
  const ranges = texts.map((text) => wordsOf(text, language));
  return { words: ranges.flat().length, broken: await evaluate(broken, { parts, ranges }) };
}

/** Returns where the words are that translators list, or that a dictionary finds in Chinese without sentences. */
function wordsOf(text: string, language: string): Range[] {
  if (language === 'th') {
    const longestFirst = [...noBreakWords.th].sort((one, other) => other.length - one.length);
    const found = [...text.matchAll(new RegExp(longestFirst.join('|'), 'g'))];
    return found.map(({ 0: word, index }) => [index, index + word.length]);
  }
  if (/[。！？；]/.test(text)) return [];
  const words = [...new Intl.Segmenter(language, { granularity: 'word' }).segment(text)];
  return words.flatMap(({ segment, index }) =>
    /^\p{sc=Hani}{2,}$/u.test(segment) ? [[index, index + segment.length]] : [],
  );
}

/** Runs in the page. */
function broken({ parts, ranges }: { parts: string; ranges: readonly (readonly Range[])[] }): string[] {
  return Array.from(document.querySelectorAll(parts)).flatMap((part, index) => {
    if (!part.checkVisibility({ visibilityProperty: true })) return [];
    const letters: (readonly [Node, number])[] = [];
    const texts = document.createTreeWalker(part, NodeFilter.SHOW_TEXT);
    for (let text = texts.nextNode(); text; text = texts.nextNode())
      for (let at = 0; at < (text.nodeValue ?? '').length; at += 1) letters.push([text, at]);
    const isForScreenReaders = (letter: number) => {
      for (let box = letters[letter]?.[0].parentElement; box; box = box.parentElement)
        if (box.clientWidth === 1) return true;
      return false;
    };
    const topOf = (letter: number) => {
      const [text, at] = letters[letter] ?? [part, 0];
      const range = document.createRange();
      range.setStart(text, at);
      range.setEnd(text, at + 1);
      return range.getBoundingClientRect().top;
    };
    return (ranges[index] ?? [])
      .filter(([start, end]) => !isForScreenReaders(start) && Math.abs(topOf(end - 1) - topOf(start)) > 6)
      .map(([start, end]) => `${part.textContent?.slice(start, end)} in “${part.textContent}”`);
  });
}

/** Runs in the page. Returns what is copied of it. */
export function copied(): string {
  getSelection()?.selectAllChildren(document.body);
  const text = getSelection()?.toString() ?? '';
  getSelection()?.removeAllRanges();
  return text;
}

/** Runs in the page. Returns how many long words there are in headings, and those that a narrow column does not break. */
export function unbroken(): { words: number; unbroken: string[] } {
  const hyphens = [...document.querySelectorAll<HTMLElement>('main :is(h1, h2, h3) .hyphen')];
  const topOf = (text: ChildNode | null, at: number) => {
    if (!(text instanceof Text)) return 0;
    const range = document.createRange();
    range.setStart(text, at < 0 ? text.length + at : at);
    range.setEnd(text, range.startOffset + 1);
    return range.getBoundingClientRect().top;
  };
  const still = hyphens.filter(({ parentElement, previousSibling, nextSibling }) => {
    const heading = parentElement?.closest<HTMLElement>('h1, h2, h3');
    if (!heading?.checkVisibility()) return false;
    Object.assign(heading.style, { width: '1px', overflowWrap: 'normal' });
    return topOf(nextSibling, 0) - topOf(previousSibling, -1) < 6;
  });
  return { words: hyphens.length, unbroken: still.map(({ parentElement }) => parentElement?.textContent ?? '') };
}
