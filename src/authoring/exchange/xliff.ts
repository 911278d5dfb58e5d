import { DOMParser, type Element as XmlElement, type Node as XmlNode } from '@xmldom/xmldom';
import { groupBy } from '../../content/groupBy';
import { ParseFailure, type ExchangeFormat, type ReturnedFile, type ReturnedUnit, type Unit } from './units';

/** XLIFF 1.2, which agencies' tools agree on (OASIS, 2008). Placeholders and tags are inline codes, which tools protect. */
export const xliffFormat: ExchangeFormat = {
  name: 'XLIFF 1.2',
  extension: 'xlf',
  nameIn: 'id',
  write: xliffOf,
  read: readXliff,
};

function xliffOf(units: readonly Unit[], language: string): string {
  const bodies = [...groupBy(units, ({ reference }) => reference.replace(/:\d+$/, ''))].map(
    ([name, own]) =>
      `  <file original="${escapeXml(name)}" source-language="en" target-language="${language}" datatype="plaintext">\n    <body>\n${own.map(transUnit).join('\n')}\n    </body>\n  </file>`,
  );
  return `<?xml version="1.0" encoding="utf-8"?>\n<xliff xmlns="urn:oasis:names:tc:xliff:document:1.2" version="1.2">\n${bodies.join('\n')}\n</xliff>\n`;
}

/** States as Poedit, Weblate and memoQ read them; only what a person has read is approved. */
function transUnit({ id, source, target, state, reviewed, previous, context, max, picture }: Unit): string {
  const room = max === undefined ? '' : ` maxwidth="${max}" size-unit="char"`;
  const codes = source.match(new RegExp(code, 'g')) ?? [];
  const marks = {
    missing: 'needs-translation',
    stale: 'needs-adaptation',
    translated: reviewed ? 'final' : 'translated',
  };
  const lines = [
    `<source>${inline(source, codes)}</source>`,
    `<target state="${marks[state]}">${inline(target, codes)}</target>`,
    ...(context.length > 0 ? [`<note>${escapeXml(context.join('. '))}</note>`] : []),
    ...(picture === undefined ? [] : [`<note>Picture: ${escapeXml(picture)}</note>`]),
    ...(state === 'stale' && previous !== undefined
      ? [
          `<alt-trans alttranstype="previous-version"><source>${escapeXml(previous)}</source><target>${escapeXml(target)}</target></alt-trans>`,
        ]
      : []),
  ];
  return `      <trans-unit id="${escapeXml(id)}" xml:space="preserve"${room} approved="${reviewed ? 'yes' : 'no'}">\n${lines.map((line) => `        ${line}`).join('\n')}\n      </trans-unit>`;
}

const code = /(\{\{.*?\}\}|<\/?[A-Za-z][^<>]*>)/;

/** Returns a text with its codes as `<ph>` elements; the number of one is its place in the English. */
function inline(text: string, codes: readonly string[]): string {
  const left = codes.map((name, index) => ({ name, id: index + 1 }));
  return text
    .split(code)
    .map((part, index) => {
      if (index % 2 === 0) return escapeXml(part);
      const place = left.findIndex(({ name }) => name === part);
      const id = place < 0 ? codes.length + index : (left.splice(place, 1)[0]?.id ?? index);
      return `<ph id="${id}">${escapeXml(part)}</ph>`;
    })
    .join('');
}

/** Returns a text as it is written in XML, between tags or as an attribute’s value. */
export function escapeXml(text: string): string {
  return text.replace(/[&<>"]/g, (sign) => ({ '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' })[sign] ?? sign);
}

/** Reads XLIFF 1.2, 1.1, which po2xliff writes, and 2, which platforms send back who read 1.2. Throws a ParseFailure. */
function readXliff(text: string): ReturnedFile {
  const root = parse(text);
  const version = root.getAttribute('version') ?? '';
  if (root.localName !== 'xliff' || !/^(?:1\.[012]|2\.\d)$/.test(version))
    throw new ParseFailure(`${root.localName ?? ''} ${version}, no XLIFF`, 1);
  const files = elements(root, 'file');
  const languages = new Set([attribute(root, 'trgLang'), ...files.map((file) => attribute(file, 'target-language'))]);
  languages.delete('');
  if (languages.size > 1) throw new ParseFailure(`files for ${[...languages].join(' and ')} in one`, 1);
  const [name, textsOf] = version.startsWith('1') ? (['trans-unit', textsOf1] as const) : (['unit', textsOf2] as const);
  const units = files.flatMap((file) =>
    elements(file, name)
      .filter((unit) => attribute(unit, 'restype') !== 'x-gettext-domain-header')
      .map((unit) => ({
        id: attribute(unit, 'id'),
        names: [
          attribute(unit, 'resname'),
          attribute(unit, 'name'),
          ...contextsOf(unit),
          attribute(file, 'original'),
        ].filter(Boolean),
        notes: elements(unit, 'note').flatMap((note) =>
          wordsOf(note)
            .split('\n')
            .map((line) => line.trim()),
        ),
        ...textsOf(unit),
      })),
  );
  return { language: [...languages][0] ?? '', units };
}

type Texts = Omit<ReturnedUnit, 'id' | 'names' | 'notes'>;

/** Units may be in groups; what belongs to an alternative translation is not of the unit itself. */
function textsOf1(unit: XmlElement): Texts {
  const [source] = children(unit, 'source');
  const [target, ...others] = children(unit, 'target');
  const [segmented] = children(unit, 'seg-source');
  const codes = codesIn(source ? [source] : []);
  const state = target ? attribute(target, 'state') : '';
  const gaps = segmented ? gapsIn(segmented) : [];
  const translated = target ? segmentsIn(target) : new Map<string, string>();
  // Without the segments of the English, each one of the translation has words.
  const wanted = segmented ? segmentsIn(segmented) : new Map([...translated.keys()].map((id) => [id, id]));
  return {
    source: source ? textOf(source, new Map(), gaps) : '',
    target: target ? textOf(target, codes, gaps) : '',
    part: partOf(wanted, translated),
    mark:
      others.length > 0
        ? 'two translations'
        : [state, target ? attribute(target, 'state-qualifier') : ''].find((word) => isAgainst.test(word)),
    // approved="no" only says that nobody has approved it.
    isUnsaid: state === '' && attribute(unit, 'approved') !== 'yes',
  };
}

/** A state or its qualifier that says something against a translation (XLIFF 1.2, 4.2). */
const isAgainst = /^(?:new|needs-.*|rejected-.*|fuzzy-match)$/;

/** A unit has segments (OASIS, 2014); what is between two of them, such as a space, may have no translation of its own. */
function textsOf2(unit: XmlElement): Texts {
  const parts = children(unit, 'segment', 'ignorable');
  const segments = children(unit, 'segment');
  const sources = parts.flatMap((part) => children(part, 'source'));
  const data = new Map(elements(unit, 'data').map((one) => [attribute(one, 'id'), wordsOf(one)]));
  const codes = codesIn(sources);
  const isBegun = segments.some((segment) => children(segment, 'target').length > 0);
  const targets = parts.flatMap((part) => {
    const own = children(part, 'target');
    return own.length > 0 || segments.includes(part) ? own : children(part, 'source');
  });
  // A translation may have its sentences in another order (XLIFF 2.1, 4.3.1.24).
  const placeOf = (target: XmlElement) => Number(attribute(target, 'order')) || targets.indexOf(target) + 1;
  const inOrder = [...targets].sort((one, other) => placeOf(one) - placeOf(other));
  const states = parts.map((part) => attribute(part, 'state'));
  const wordsIn = (name: string) =>
    new Map(segments.map((segment, index) => [`${index}`, children(segment, name).map(wordsOf).join('')]));
  return {
    source: sources.map((source) => textOf(source, codes, [], data)).join(''),
    target: isBegun ? inOrder.map((target) => textOf(target, codes, [], data)).join('') : '',
    part: partOf(wordsIn('source'), wordsIn('target')),
    mark: states.includes('initial') ? 'initial' : undefined,
    isUnsaid: states.every((state) => state === ''),
  };
}

/** Returns the contexts of a unit; a file and its line, which po2xliff separates, are one. */
function contextsOf(unit: XmlElement): string[] {
  return elements(unit, 'context-group').flatMap((group) => {
    const contexts = elements(group, 'context');
    const isLine = (context: XmlElement) => attribute(context, 'context-type') === 'linenumber';
    const line = contexts.filter(isLine).map((one) => `:${wordsOf(one).trim()}`)[0] ?? '';
    return contexts
      .filter((one) => !isLine(one))
      .map((one) => wordsOf(one).trim() + (attribute(one, 'context-type') === 'sourcefile' ? line : ''));
  });
}

/** Returns how many segments are translated, where not all are: “1 of 2 segments”. Without segments a text is whole. */
function partOf(source: ReadonlyMap<string, string>, target: ReadonlyMap<string, string>): string | undefined {
  const wanted = [...source].flatMap(([id, words]) => (words.trim() === '' ? [] : id));
  const translated = wanted.filter((id) => (target.get(id) ?? '').trim() !== '').length;
  return translated > 0 && translated < wanted.length ? `${translated} of ${wanted.length} segments` : undefined;
}

const inlineCodes = ['ph', 'x', 'bx', 'ex', 'bpt', 'ept', 'it', 'sc', 'ec', 'cp', 'sm', 'em'];

/**
 * Returns the text of an element. An inline code is what is in it or in its data; the code of its number in the English where it
 * is empty. Segments without a space between them get that of the English.
 */
function textOf(
  node: XmlNode,
  codes: ReadonlyMap<string, XmlElement>,
  gaps: readonly string[],
  data: ReadonlyMap<string, string> = new Map(),
): string {
  let [text, segments] = ['', 0];
  for (const child of node.childNodes) {
    if (child.nodeType === child.TEXT_NODE || child.nodeType === child.CDATA_SECTION_NODE) text += unindented(child);
    if (!isElement(child)) continue;
    const code = (end: string) => codeOf(child, end, data) || codeOf(codes.get(attribute(child, 'id')), end, data);
    const inner = inlineCodes.includes(child.localName ?? '') ? code('') : textOf(child, codes, gaps, data);
    const own = child.localName === 'pc' ? code('Start') + inner + code('End') : inner;
    const isApart = /\s$/.test(text) || /^\s/.test(own) || isUnspaced.test(text);
    if (isSegment(child) && segments++ > 0 && !isApart) text += gaps[segments - 2] ?? ' ';
    text += own;
  }
  return text;
}

/** The end of a sentence in a script that writes no space after it. */
const isUnspaced = /[\p{sc=Han}\p{sc=Hiragana}\p{sc=Katakana}\p{sc=Thai}。！？]$/u;

/** Returns the words of an inline code, or of one end of it. */
function codeOf(code: XmlElement | undefined, end: string, data: ReadonlyMap<string, string>): string {
  if (!code) return '';
  const named = [`equiv${end}`, `disp${end}`, 'equiv-text'].map((name) => attribute(code, name));
  return [end === '' ? wordsOf(code) : '', data.get(attribute(code, `dataRef${end}`)), ...named].find(Boolean) ?? '';
}

function codesIn(sources: readonly XmlElement[]): Map<string, XmlElement> {
  return new Map(sources.flatMap((source) => elements(source)).map((code) => [attribute(code, 'id'), code]));
}

function segmentsIn(node: XmlElement): Map<string, string> {
  return new Map(
    elements(node, 'mrk')
      .filter(isSegment)
      .map((one) => [attribute(one, 'mid'), wordsOf(one)]),
  );
}

function isSegment(node: XmlNode): boolean {
  return isElement(node) && node.localName === 'mrk' && attribute(node, 'mtype') === 'seg';
}

function gapsIn(segmented: XmlElement): string[] {
  const nodes = [...segmented.childNodes];
  const places = nodes.flatMap((node, index) => (isSegment(node) ? index : []));
  return places.slice(1).map((place, index) =>
    nodes
      .slice((places[index] ?? 0) + 1, place)
      .map(wordsOf)
      .join(''),
  );
}

/** Returns a text without the line breaks that a tool writes around an inline code to indent it. */
function unindented({ nodeValue, previousSibling, nextSibling }: XmlNode): string {
  const isBefore = nextSibling === null || isElement(nextSibling);
  const isAfter = previousSibling === null || isElement(previousSibling);
  const start = isAfter ? (nodeValue ?? '').replace(/^\n[ \t]*/, '') : (nodeValue ?? '');
  return isBefore ? start.replace(/\n[ \t]*$/, '') : start;
}

/** Returns the elements of a name below an element, in the order of the document. */
function elements(root: XmlElement, name = '*'): XmlElement[] {
  return [...root.getElementsByTagNameNS('*', name)];
}

function children({ children: all }: XmlElement, ...names: string[]): XmlElement[] {
  return [...all].filter(({ localName }) => names.includes(localName ?? ''));
}

function attribute(element: XmlElement, name: string): string {
  return element.getAttribute(name) ?? '';
}

function wordsOf(node: XmlNode): string {
  return node.textContent ?? '';
}

function isElement(node: XmlNode): node is XmlElement {
  return node.nodeType === node.ELEMENT_NODE;
}

function parse(text: string): XmlElement {
  let failure: ParseFailure | undefined;
  const onError = (level: string, message: string, context: { locator?: { lineNumber?: number } }) => {
    if (level !== 'warning')
      failure ??= new ParseFailure(message.split('\n')[0] ?? message, context.locator?.lineNumber || 1);
  };
  try {
    const root = new DOMParser({ onError }).parseFromString(text, 'text/xml').documentElement;
    if (root && !failure) return root;
  } catch {
    // onError has the reason.
  }
  throw failure ?? new ParseFailure('no XML', 1);
}
