// Functions that run in the page: what is wrong is returned as sentences, so that a failure says where.

/** Returns by how many pixels the page is wider than the window. */
export function overflow(): number {
  return document.documentElement.scrollWidth - document.documentElement.clientWidth;
}

/** Returns the texts that are cut, that lie on another text, or that are wider than their column. */
export function textFaults(): string[] {
  const faults: string[] = [];
  const texts = shownTexts();
  for (const { element, words, box } of texts) {
    for (let around = element.parentElement; around && around !== document.body; around = around.parentElement) {
      const style = getComputedStyle(around);
      // What scrolls can be reached.
      if (/auto|scroll/.test(style.overflowX)) break;
      if (!/hidden|clip/.test(style.overflowX + style.overflowY) && style.clipPath === 'none') continue;
      const edge = around.getBoundingClientRect();
      const isInside = contains(edge, box, 1.5);
      const isOutside =
        box.right <= edge.left || box.left >= edge.right || box.bottom <= edge.top || box.top >= edge.bottom;
      if (!isInside && !isOutside) faults.push(`“${words}” crosses the edge of ${nameOf(around)}`);
      if (!isInside) break;
    }
    const block = blockOf(element);
    if (block.scrollWidth > block.clientWidth + 1 && getComputedStyle(block).overflowX === 'visible')
      faults.push(`“${words}” is wider than its column`);
  }
  for (const [index, one] of texts.entries())
    for (const other of texts.slice(index + 1)) {
      // Texts of one block share its lines.
      if (blockOf(one.element) === blockOf(other.element)) continue;
      if (other.element.contains(one.element) || one.element.contains(other.element)) continue;
      const width = Math.min(one.box.right, other.box.right) - Math.max(one.box.left, other.box.left);
      const height = Math.min(one.box.bottom, other.box.bottom) - Math.max(one.box.top, other.box.top);
      if (width > 3 && height > 5) faults.push(`“${one.words}” and “${other.words}” lie on each other`);
    }
  return faults;

  /** Each text with its box, but for those that nobody sees. */
  function shownTexts() {
    const found: { element: Element; words: string; box: DOMRect }[] = [];
    const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
    for (let text = walker.nextNode(); text; text = walker.nextNode()) {
      const element = text.parentElement;
      const words = text.nodeValue?.trim().slice(0, 40) ?? '';
      if (!element || words === '' || !element.checkVisibility({ opacityProperty: true, visibilityProperty: true }))
        continue;
      const range = document.createRange();
      range.selectNodeContents(text);
      const box = range.getBoundingClientRect();
      // A pixel is for screen readers.
      if (box.width < 2 || isForScreenReaders(element)) continue;
      if (isCutAway(element, box)) continue;
      found.push({ element, words, box });
    }
    return found;
  }

  /** Whether a row begins outside of the part that shows whole rows. */
  function isCutAway(element: Element, box: DOMRect): boolean {
    for (let around = element.parentElement; around; around = around.parentElement) {
      const style = getComputedStyle(around);
      if (!/hidden|clip/.test(style.overflowX + style.overflowY)) continue;
      const edge = around.getBoundingClientRect();
      if (box.left >= edge.right || box.right <= edge.left || box.top >= edge.bottom || box.bottom <= edge.top)
        return true;
    }
    return false;
  }

  function isForScreenReaders(element: Element): boolean {
    for (let around: Element | null = element; around; around = around.parentElement)
      if (around.clientWidth === 1 && around.clientHeight === 1) return true;
    return false;
  }

  function blockOf(element: Element): Element {
    let block = element;
    while (block.parentElement && /^(inline|contents)$/.test(getComputedStyle(block).display))
      block = block.parentElement;
    return block;
  }

  function contains(edge: DOMRect, box: DOMRect, by: number): boolean {
    return (
      box.left >= edge.left - by &&
      box.right <= edge.right + by &&
      box.top >= edge.top - by &&
      box.bottom <= edge.bottom + by
    );
  }

  function nameOf(element: Element): string {
    return `<${element.localName}> with “${element.textContent?.trim().slice(0, 30)}”`;
  }
}

/** Returns the texts whose colour or ground is none of the tokens, or which cannot be read on it (WCAG 1.4.3). */
export function colourFaults(tokens: readonly string[]): string[] {
  const known = new Set(tokens.map((token) => channels(token).join()));
  const faults = new Set<string>();
  for (const element of document.querySelectorAll('main *')) {
    const words = [...element.childNodes]
      .filter(({ nodeType }) => nodeType === Node.TEXT_NODE)
      .map(({ nodeValue }) => nodeValue?.trim())
      .join('');
    if (!words || element instanceof SVGElement) continue;
    if (!element.checkVisibility({ opacityProperty: true, visibilityProperty: true })) continue;
    const style = getComputedStyle(element);
    const ground = groundOf(element);
    const [ink, paper] = [channels(style.color), channels(ground)];
    if (!known.has(ink.join())) faults.add(`“${words.slice(0, 40)}” has ${style.color}, which is no token`);
    if (!known.has(paper.join())) faults.add(`“${words.slice(0, 40)}” is on ${ground}, which is no token`);
    const size = parseFloat(style.fontSize);
    const isLarge = size >= 24 || (size >= 18.6 && Number(style.fontWeight) >= 700);
    const ratio = contrast(ink, paper);
    if (ratio < (isLarge ? 3 : 4.5))
      faults.add(`“${words.slice(0, 40)}” has a contrast of ${ratio.toFixed(2)}: ${style.color} on ${ground}`);
  }
  return [...faults];

  function groundOf(element: Element): string {
    for (let around: Element | null = element; around; around = around.parentElement) {
      const colour = getComputedStyle(around).backgroundColor;
      if (!/, 0\)$|transparent/.test(colour)) return colour;
    }
    return getComputedStyle(document.documentElement).backgroundColor;
  }

  function channels(colour: string): number[] {
    const hex = /^#(..)(..)(..)$/.exec(colour);
    return hex ? hex.slice(1).map((part) => parseInt(part, 16)) : (colour.match(/[\d.]+/g) ?? []).map(Number);
  }

  function contrast(one: readonly number[], other: readonly number[]): number {
    const [dark = 0, light = 0] = [luminance(one), luminance(other)].sort((a, b) => a - b);
    return (light + 0.05) / (dark + 0.05);
  }

  function luminance(colour: readonly number[]): number {
    const [red = 0, green = 0, blue = 0] = colour.slice(0, 3).map((channel) => {
      const value = channel / 255;
      return value <= 0.04045 ? value / 12.92 : ((value + 0.055) / 1.055) ** 2.4;
    });
    return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
  }
}
