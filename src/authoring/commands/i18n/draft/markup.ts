import { DOMParser, onWarningStopParsing, type Node as XmlNode } from '@xmldom/xmldom';
import { escapeXml, isElement } from '../../../exchange/xml';

/** A text as XML in which placeholders are `<x>` and pairs of marks are `<g>`, each with its number. */
interface Markup {
  readonly xml: string;
  /** What is written before and after the content of each element. */
  readonly codes: readonly (readonly [string, string])[];
}

const code =
  /\{\{.*?\}\}|`[^`]+`|<[A-Za-z][^<>]*\/>|\[(?<link>[^[\]]+)\](?<address>\([^()]*\))|\*\*(?<strong>.+?)\*\*|(?<tag><(?<name>[A-Za-z][\w-]*)[^<>]*>)(?<words>.*?)<\/\k<name>>/gs;

/** Marks the placeholders, tags and Markdown of a text; a placeholder is shown as `example`, such as a number. */
export function toMarkup(text: string, example?: string): Markup {
  const codes: [string, string][] = [];
  const mark = (part: string): string => {
    let [xml, end] = ['', 0];
    for (const match of part.matchAll(code)) {
      const { link, address, strong, tag, name, words } = match.groups ?? {};
      const inner = link ?? strong ?? words;
      const [open, close] =
        link !== undefined
          ? ['[', `]${address}`]
          : strong !== undefined
            ? ['**', '**']
            : [tag ?? match[0], `</${name}>`];
      const id = codes.push([open, inner === undefined ? '' : close]);
      const shown = match[0] === '{{count}}' && example !== undefined ? example : match[0];
      xml += escapeXml(part.slice(end, match.index));
      xml += inner === undefined ? `<x id="${id}">${escapeXml(shown)}</x>` : `<g id="${id}">${mark(inner)}</g>`;
      end = match.index + match[0].length;
    }
    return xml + escapeXml(part.slice(end));
  };
  return { xml: mark(text), codes };
}

/** Returns the text of a translated markup; undefined for what is not XML. */
export function fromMarkup(xml: string, codes: Markup['codes']): string | undefined {
  const textOf = (node: XmlNode): string =>
    [...node.childNodes]
      .map((child) => {
        if (!isElement(child)) return child.nodeValue ?? '';
        const [open, close] = codes[Number(child.getAttribute('id')) - 1] ?? ['', ''];
        return child.nodeName === 'x' ? open : open + textOf(child) + close;
      })
      .join('');
  try {
    const parser = new DOMParser({ onError: onWarningStopParsing });
    const root = parser.parseFromString(`<text>${xml}</text>`, 'text/xml').documentElement;
    return root ? textOf(root) : undefined;
  } catch {
    return undefined;
  }
}
