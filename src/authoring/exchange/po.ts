import { po, type PoEntry, type PoFile } from 'gettext-parser';
import { ParseFailure, type ExchangeFormat, type ReturnedFile } from './format';
import type { Unit } from './units';

/** gettext's PO: Poedit, Weblate, Lokalise and most others read it. A text's id is its context. */
export const poFormat: ExchangeFormat = {
  name: 'PO',
  extension: 'po',
  write: (units, language) => `${po.compile(fileOf(units, language), { foldLength: 0 }).toString('utf8')}\n`,
  read: readPo,
};

function fileOf(units: readonly Unit[], language: string): PoFile {
  const headers = {
    'Project-Id-Version': 'camre',
    'PO-Revision-Date': `${new Date().toISOString().slice(0, 16).replace('T', ' ')}+0000`,
    'Last-Translator': 'Camre website <>',
    'Language-Team': `${language} <>`,
    Language: language,
    'MIME-Version': '1.0',
    'Content-Type': 'text/plain; charset=utf-8',
    'Content-Transfer-Encoding': '8bit',
  };
  return {
    charset: 'utf-8',
    headers,
    translations: Object.fromEntries(units.map((unit) => [unit.id, { [unit.source]: entryOf(unit) }])),
  };
}

function entryOf({ id, source, target, context, max, reference, picture, state, previous }: Unit): PoEntry {
  const extracted = [...context, ...(max === undefined ? [] : [`At most ${max} characters`])].join('\n');
  const isStale = state === 'stale';
  return {
    msgctxt: id,
    msgid: source,
    msgstr: [target],
    comments: {
      extracted,
      reference: [reference, ...(picture === undefined ? [] : [picture])].join('\n'),
      ...(isStale && { flag: 'fuzzy' }),
      ...(isStale && previous !== undefined && { previous: `msgid ${JSON.stringify(previous)}` }),
    },
  };
}

function readPo(text: string): ReturnedFile {
  const file = parse(text);
  const entries = Object.values(file.translations)
    .flatMap((entriesOfContext) => Object.values(entriesOfContext))
    .filter(({ msgid }) => msgid !== '');
  return {
    language: file.headers.Language ?? '',
    units: entries.map(({ msgctxt = '', msgid, msgstr, comments }) => ({
      id: msgctxt,
      source: msgid,
      target: msgstr[0] ?? '',
      needsWork: /\bfuzzy\b/.test(comments?.flag ?? ''),
    })),
  };
}

function parse(text: string): PoFile {
  try {
    return po.parse(text, { validation: true });
  } catch (thrown) {
    if (!(thrown instanceof Error)) throw thrown;
    const line = 'lineNumber' in thrown ? Number(thrown.lineNumber) : 1;
    const reason = thrown.message.replace(/^Error parsing PO data: /, '').replace(/ at line \d+/, '');
    throw new ParseFailure(reason, line || 1);
  }
}
