import { DOMParser, type Element as XmlElement, type Node as XmlNode } from '@xmldom/xmldom';
import { ParseFailure, type ExchangeFormat, type ReturnedFile, type ReturnedUnit } from './format';
import type { Unit } from './units';
import { elements, escapeXml, isElement, partOf, unindented } from './xml';
import { readXliff2 } from './xliff2';

/** XLIFF 1.2, which agencies' tools agree on (OASIS, 2008). Placeholders and tags are inline codes, which tools protect. */
export const xliffFormat: ExchangeFormat = {
  name: 'XLIFF 1.2',
  extension: 'xlf',
  nameIn: 'id',
  write: xliffOf,
  read: readXliff,
};

function xliffOf(units: readonly Unit[], language: string): string {
  const files = new Map<string, Unit[]>();
  for (const unit of units) {
    const name = unit.reference.replace(/:\d+$/, '');
    files.set(name, [...(files.get(name) ?? []), unit]);
  }
  const bodies = [...files].map(
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

/** A placeholder or a tag. */
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

function readXliff(text: string): ReturnedFile {
  const root = parse(text);
  // What platforms send back, who read 1.2 and write their own.
  if (root.localName === 'xliff' && /^2\.\d$/.test(root.getAttribute('version') ?? '')) return readXliff2(root);
  // po2xliff writes 1.1, which 1.2 only adds to.
  if (root.localName !== 'xliff' || !/^1\.[012]$/.test(root.getAttribute('version') ?? ''))
    throw new ParseFailure(`${root.localName ?? ''} ${root.getAttribute('version') ?? ''}, no XLIFF`, 1);
  const files = elements(root, 'file');
  const languages = [...new Set(files.map((file) => file.getAttribute('target-language') ?? ''))].filter(Boolean);
  if (languages.length > 1) throw new ParseFailure(`files for ${languages.join(' and ')} in one`, 1);
  const units = files.flatMap((file) =>
    elements(file, 'trans-unit')
      .filter((unit) => unit.getAttribute('restype') !== 'x-gettext-domain-header')
      .map((unit) => returnedUnit(unit, file.getAttribute('original') ?? '')),
  );
  return { language: languages[0] ?? '', units };
}

/** Units may be in groups; what belongs to an alternative translation is not of the unit itself. */
function returnedUnit(unit: XmlElement, original: string): ReturnedUnit {
  const children = (name: string) => [...unit.children].filter(({ localName }) => localName === name);
  const [[source], [target, ...otherTargets], [segmented]] = [
    children('source'),
    children('target'),
    children('seg-source'),
  ];
  const codes = new Map((source ? elements(source) : []).map((node) => [node.getAttribute('id') ?? '', codeOf(node)]));
  const state = target?.getAttribute('state') ?? '';
  const gaps = segmented ? gapsIn(segmented) : [];
  return {
    id: unit.getAttribute('id') ?? '',
    names: [unit.getAttribute('resname') ?? '', ...contextsOf(unit), original].filter(Boolean),
    notes: elements(unit, 'note').flatMap(({ textContent }) =>
      (textContent ?? '').split('\n').map((line) => line.trim()),
    ),
    source: source ? textOf(source, new Map(), gaps) : '',
    target: target ? textOf(target, codes, gaps) : '',
    part:
      target &&
      // Without the segments of the English, each one of the translation has words.
      partOf(
        segmented ? segmentTexts(segmented) : new Map([...segmentTexts(target).keys()].map((id) => [id, id])),
        segmentTexts(target),
      ),
    mark:
      otherTargets.length > 0
        ? 'two translations'
        : [state, target?.getAttribute('state-qualifier') ?? ''].find((word) => isAgainst.test(word)),
    // approved="no" only says that nobody has approved it.
    isUnsaid: state === '' && unit.getAttribute('approved') !== 'yes',
  };
}

/** A state or its qualifier that says something against a translation (XLIFF 1.2, 4.2). */
const isAgainst = /^(?:new|needs-.*|rejected-.*|fuzzy-match)$/;

/** Returns the contexts of a unit; a file and its line, which po2xliff separates, are one. */
function contextsOf(unit: XmlElement): string[] {
  return elements(unit, 'context-group').flatMap((group) => {
    const contexts = elements(group, 'context').map((context) => ({
      type: context.getAttribute('context-type') ?? '',
      text: (context.textContent ?? '').trim(),
    }));
    const line = contexts.find(({ type }) => type === 'linenumber')?.text;
    return contexts
      .filter(({ type }) => type !== 'linenumber')
      .map(({ type, text }) => (type === 'sourcefile' && line !== undefined ? `${text}:${line}` : text));
  });
}

const inlineCodes = ['ph', 'x', 'bx', 'ex', 'bpt', 'ept', 'it'];

/**
 * Returns the text of an element. An inline code is what is in it; the code of its number in the English where it is empty.
 * Segments without a space between them get that of the English.
 */
function textOf(node: XmlNode, codes: ReadonlyMap<string, string>, gaps: readonly string[]): string {
  let [text, segments] = ['', 0];
  for (const child of node.childNodes) {
    if (child.nodeType === child.TEXT_NODE || child.nodeType === child.CDATA_SECTION_NODE) text += unindented(child);
    else if (isElement(child)) {
      const own = inlineCodes.includes(child.localName ?? '')
        ? codeOf(child) || (codes.get(child.getAttribute('id') ?? '') ?? '')
        : textOf(child, codes, gaps);
      if (isSegment(child)) {
        const gap =
          segments > 0 && !/\s$/.test(text) && !/^\s/.test(own) && !isUnspaced.test(text)
            ? (gaps[segments - 1] ?? ' ')
            : '';
        segments += 1;
        text += gap;
      }
      text += own;
    }
  }
  return text;
}

/** Returns the words of each segment, by its number. */
function segmentTexts(node: XmlElement): Map<string, string> {
  return new Map(
    elements(node, 'mrk')
      .filter(isSegment)
      .map((segment) => [segment.getAttribute('mid') ?? '', segment.textContent ?? '']),
  );
}

function isSegment(node: XmlNode): boolean {
  return isElement(node) && node.localName === 'mrk' && node.getAttribute('mtype') === 'seg';
}

/** The end of a sentence in a script that writes no space after it. */
const isUnspaced = /[\p{sc=Han}\p{sc=Hiragana}\p{sc=Katakana}\p{sc=Thai}。！？]$/u;

/** Returns what is between the segments of an English text. */
function gapsIn(segmented: XmlElement): string[] {
  const nodes = [...segmented.childNodes];
  const places = nodes.flatMap((node, index) => (isSegment(node) ? index : []));
  return places.slice(1).map((place, index) =>
    nodes
      .slice((places[index] ?? 0) + 1, place)
      .map(({ textContent }) => textContent ?? '')
      .join(''),
  );
}

function codeOf(node: XmlElement): string {
  return node.textContent || node.getAttribute('equiv-text') || '';
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
