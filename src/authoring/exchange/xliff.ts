import { groupBy } from '../../content/groupBy';
import type { ExchangeFormat } from './format';
import { readXliff } from './readXliff';
import type { Unit } from './units';

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

/** Returns a text as it is written in XML, between tags or as an attribute’s value. */
export function escapeXml(text: string): string {
  return text.replace(/[&<>"]/g, (sign) => ({ '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' })[sign] ?? sign);
}
