import type { Element as XmlElement, Node as XmlNode } from '@xmldom/xmldom';

/** Returns a text as it is written in XML, between tags or as an attribute’s value. */
export function escapeXml(text: string): string {
  return text.replace(/[&<>"]/g, (sign) => ({ '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' })[sign] ?? sign);
}

/** Returns the elements of a name below an element, in the order of the document. */
export function elements(root: XmlElement, name = '*'): XmlElement[] {
  return [...root.getElementsByTagNameNS('*', name)];
}

/**
 * Returns how many segments of an English text are translated, where some are and some are not: “1 of 2 segments”. A translation
 * without segments is whole.
 */
export function partOf(source: ReadonlyMap<string, string>, target: ReadonlyMap<string, string>): string | undefined {
  const wanted = [...source].flatMap(([id, words]) => (words.trim() === '' ? [] : id));
  const translated = wanted.filter((id) => (target.get(id) ?? '').trim() !== '').length;
  return translated > 0 && translated < wanted.length ? `${translated} of ${wanted.length} segments` : undefined;
}

/** Returns a text without the line breaks that a tool writes around an inline code to indent it. */
export function unindented({ nodeValue, previousSibling, nextSibling }: XmlNode): string {
  const isBefore = nextSibling === null || isElement(nextSibling);
  const isAfter = previousSibling === null || isElement(previousSibling);
  const start = isAfter ? (nodeValue ?? '').replace(/^\n[ \t]*/, '') : (nodeValue ?? '');
  return isBefore ? start.replace(/\n[ \t]*$/, '') : start;
}

/** Returns whether a node of a document is an element. */
export function isElement(node: XmlNode): node is XmlElement {
  return node.nodeType === node.ELEMENT_NODE;
}
