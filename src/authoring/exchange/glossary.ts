import { stringify } from 'csv-stringify/sync';
import type { Project } from '../../content/project';
import { escapeXml } from './xml';

/** How a term may be used. */
type Status = 'preferred' | 'admitted' | 'forbidden';

interface Term {
  readonly text: string;
  readonly status: Status;
}

/** A concept of the glossary with its terms in English and in one language. */
interface Concept {
  readonly id: string;
  readonly definition: string;
  readonly english: readonly Term[];
  readonly translation: readonly Term[];
}

/** Returns the glossary of a language: its terms, the names that stay as they are, and the words that are not used. */
export function conceptsOf({ glossary, glossaries }: Project, language: string): Concept[] {
  const { terms = {}, never = [], avoid = [], avoidIn = {} } = glossary.value ?? {};
  const translated = glossaries[language]?.value ?? {};
  return [
    ...Object.entries(terms).map(([id, { en, note, except = [] }]) => ({
      id,
      definition: [note, ...(except.length > 0 ? [`Not in: ${except.join(', ')}.`] : [])].join(' '),
      english: parseTerms(en, 'preferred'),
      translation: parseTerms(translated[id] ?? '', 'preferred'),
    })),
    ...never.map((name, index) => ({
      id: `name-${index + 1}`,
      definition: 'A name or short form that stays as it is.',
      english: parseTerms(name, 'preferred'),
      translation: parseTerms(name, 'preferred'),
    })),
    ...avoid.map(({ en, use, why }, index) => ({
      id: `avoid-${index + 1}`,
      definition: `${why} Use: ${use}.`,
      english: parseTerms(en, 'forbidden'),
      translation: [],
    })),
    ...(avoidIn[language] ?? []).map(({ words, use, why }, index) => ({
      id: `avoid-${language}-${index + 1}`,
      definition: `${why} Use: ${use}.`,
      english: [],
      translation: parseTerms(words, 'forbidden'),
    })),
  ];
}

/** Returns the terms of a list with commas: the first is preferred, the others are admitted; or all are forbidden. */
function parseTerms(list: string, status: 'preferred' | 'forbidden'): Term[] {
  return list
    .split(',')
    .map((text) => text.trim())
    .filter((text) => text !== '')
    .map((text, index) => ({ text, status: status === 'preferred' && index > 0 ? 'admitted' : status }));
}

/** The status of a term as TBX-Basic names it (its data category administrativeStatus). */
const administrativeStatus: Readonly<Record<Status, string>> = {
  preferred: 'preferredTerm-admn-sts',
  admitted: 'admittedTerm-admn-sts',
  forbidden: 'deprecatedTerm-admn-sts',
};

/** Writes the glossary as TBX-Basic (LISA, 2008; ISO 30042). */
export function tbxOf(concepts: readonly Concept[], language: string): string {
  return `<?xml version="1.0" encoding="UTF-8"?>
<!DOCTYPE martif SYSTEM "TBXcoreStructV02.dtd">
<martif type="TBX-Basic" xml:lang="en">
  <martifHeader>
    <fileDesc><sourceDesc><p>Glossary of the Camre website</p></sourceDesc></fileDesc>
    <encodingDesc><p type="XCSURI">TBXBasicXCSV02.xcs</p></encodingDesc>
  </martifHeader>
  <text><body>
${concepts.map((concept) => termEntry(concept, language)).join('\n')}
  </body></text>
</martif>
`;
}

function termEntry({ id, definition, english, translation }: Concept, language: string): string {
  const sets = [langSet('en', english), langSet(language, translation)].join('');
  return `    <termEntry id="${escapeXml(id)}"><descrip type="definition">${escapeXml(definition)}</descrip>${sets}</termEntry>`;
}

function langSet(language: string, terms: readonly Term[]): string {
  if (terms.length === 0) return '';
  const tigs = terms.map(
    ({ text, status }) =>
      `<tig><term>${escapeXml(text)}</term><termNote type="administrativeStatus">${administrativeStatus[status]}</termNote></tig>`,
  );
  return `<langSet xml:lang="${language}">${tigs.join('')}</langSet>`;
}

/** Writes the glossary as CSV, a row a term; the columns are in the order that csv2tbx expects. */
export function csvOf(concepts: readonly Concept[]): string {
  const rows = concepts.flatMap(({ definition: comment, english, translation }) => {
    const source = english.map(({ text }) => text).join(', ');
    return translation.length > 0
      ? translation.map(({ text: target, status }) => ({ comment, source, target, status }))
      : english.map(({ text, status }) => ({ comment, source: text, target: '', status }));
  });
  return stringify(rows, { header: true, columns: ['comment', 'source', 'target', 'status'] });
}
