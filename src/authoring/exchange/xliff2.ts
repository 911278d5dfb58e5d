import type { Element as XmlElement, Node as XmlNode } from '@xmldom/xmldom';
import type { ReturnedFile, ReturnedUnit } from './format';
import { elements, isElement, partOf, unindented } from './xml';

/** Reads XLIFF 2 (OASIS, 2014), whose units have segments, and the words of inline codes in a table of their own. */
export function readXliff2(root: XmlElement): ReturnedFile {
  const units = elements(root, 'file').flatMap((file) =>
    elements(file, 'unit').map((unit) => returnedUnit(unit, file.getAttribute('original') ?? '')),
  );
  return { language: root.getAttribute('trgLang') ?? '', units };
}

function returnedUnit(unit: XmlElement, original: string): ReturnedUnit {
  const data = new Map(elements(unit, 'data').map((one) => [one.getAttribute('id') ?? '', one.textContent ?? '']));
  const parts = [...unit.children].filter(({ localName }) => localName === 'segment' || localName === 'ignorable');
  const child = (part: XmlElement, name: string) => [...part.children].find(({ localName }) => localName === name);
  const sources = parts.flatMap((part) => child(part, 'source') ?? []);
  const codes: Codes = {
    data,
    english: new Map(
      sources.flatMap((source) => elements(source)).map((code) => [code.getAttribute('id') ?? '', code]),
    ),
  };
  const segments = parts.filter(({ localName }) => localName === 'segment');
  const wordsIn = (name: string) =>
    new Map(segments.map((segment, index) => [`${index}`, child(segment, name)?.textContent ?? '']));
  const isBegun = segments.some((segment) => child(segment, 'target') !== undefined);
  // What is between two segments, such as a space, may have no translation of its own.
  const targets = isBegun
    ? parts.flatMap((part) => child(part, 'target') ?? (segments.includes(part) ? [] : (child(part, 'source') ?? [])))
    : [];
  // A translation may have its sentences in another order (XLIFF 2.1, 4.3.1.24).
  const placeOf = (target: XmlElement) => Number(target.getAttribute('order')) || targets.indexOf(target) + 1;
  const ordered = [...targets].sort((one, other) => placeOf(one) - placeOf(other));
  const states = parts.map((part) => part.getAttribute('state') ?? '');
  return {
    id: unit.getAttribute('id') ?? '',
    names: [unit.getAttribute('name') ?? '', original].filter(Boolean),
    notes: elements(unit, 'note').flatMap(({ textContent }) =>
      (textContent ?? '').split('\n').map((line) => line.trim()),
    ),
    source: sources.map((source) => textOf(source, codes)).join(''),
    target: ordered.map((target) => textOf(target, codes)).join(''),
    part: partOf(wordsIn('source'), wordsIn('target')),
    mark: states.includes('initial') ? 'initial' : undefined,
    isUnsaid: states.every((state) => state === ''),
  };
}

/** The words of inline codes: by the name of their data, and as the English has them. */
interface Codes {
  readonly data: ReadonlyMap<string, string>;
  readonly english: ReadonlyMap<string, XmlElement>;
}

function textOf(node: XmlNode, codes: Codes): string {
  let text = '';
  for (const child of node.childNodes) {
    if (child.nodeType === child.TEXT_NODE || child.nodeType === child.CDATA_SECTION_NODE) text += unindented(child);
    else if (isElement(child)) {
      // A mark around words, such as a term, is none of ours.
      if (child.localName === 'mrk') text += textOf(child, codes);
      else if (child.localName === 'pc')
        text += codeOf(child, 'Start', codes) + textOf(child, codes) + codeOf(child, 'End', codes);
      else text += codeOf(child, '', codes);
    }
  }
  return text;
}

/** Returns the words of an inline code, or of one end of it; those of the English where the translation names only its id. */
function codeOf(code: XmlElement, end: '' | 'Start' | 'End', { data, english }: Codes): string {
  const wordsOf = (one: XmlElement) =>
    data.get(one.getAttribute(`dataRef${end}`) ?? '') ||
    one.getAttribute(`equiv${end}`) ||
    one.getAttribute(`disp${end}`) ||
    (end === '' ? one.textContent : '');
  const same = english.get(code.getAttribute('id') ?? '');
  return wordsOf(code) || (same && wordsOf(same)) || '';
}
