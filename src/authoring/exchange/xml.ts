import type { Element as XmlElement, Node as XmlNode } from '@xmldom/xmldom';

/** Returns a text as it is written in XML, between tags or as an attribute’s value. */
export function escapeXml(text: string): string {
  return text.replace(/[&<>"]/g, (sign) => ({ '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' })[sign] ?? sign);
}

/** Returns whether a node of a document is an element. */
export function isElement(node: XmlNode): node is XmlElement {
  return node.nodeType === node.ELEMENT_NODE;
}
