import { po, type PoEntry, type PoFile } from 'gettext-parser';
import { ParseFailure, type ExchangeFormat, type ReturnedFile, type Unit } from './units';

/** gettext's PO, which most tools read. A text's id is its context and a reference, as converters drop contexts. */
export const poFormat: ExchangeFormat = {
  name: 'PO',
  extension: 'po',
  nameIn: 'msgctxt',
  write: (units, language) =>
    `${po.compile(fileOf(units, language), { foldLength: 0, sort: false }).toString('utf8')}\n`,
  read: readPo,
};

const nobody = 'Camre website <>';

function fileOf(units: readonly Unit[], language: string): PoFile {
  const headers = {
    'Project-Id-Version': 'camre',
    'PO-Revision-Date': `${new Date().toISOString().slice(0, 16).replace('T', ' ')}+0000`,
    'Last-Translator': nobody,
    'Language-Team': `${language} <>`,
    Language: language,
    'MIME-Version': '1.0',
    'Content-Type': 'text/plain; charset=utf-8',
    'Content-Transfer-Encoding': '8bit',
  };
  return {
    charset: 'utf-8',
    headers,
    // By number: two texts may have one name, or none.
    translations: Object.fromEntries(units.map((unit, index) => [`${index}`, { [unit.source]: entryOf(unit) }])),
  };
}

function entryOf({ id, source, target, context, max, reference, picture, state, previous }: Unit): PoEntry {
  const extracted = [...context, ...(max === undefined ? [] : [`At most ${max} characters`])].join('\n');
  const isStale = state === 'stale';
  return {
    msgctxt: id || undefined,
    msgid: source,
    msgstr: [target],
    comments: {
      extracted,
      reference: [reference, id, picture].filter(Boolean).join('\n'),
      ...(isStale && { flag: 'fuzzy' }),
      ...(isStale && previous !== undefined && { previous: `msgid ${JSON.stringify(previous)}` }),
    },
  };
}

function readPo(text: string): ReturnedFile {
  const lines = text.replace(/\r\n?/g, '\n');
  const files = parse(lines) ?? splitEntries(lines).map((entry) => po.parse(entry, { validation: false }));
  const entries = files.flatMap(({ translations }) =>
    Object.values(translations).flatMap((ofContext) => Object.values(ofContext)),
  );
  const cut = entries.find(({ msgstr }: Partial<PoEntry>) => msgstr === undefined);
  if (cut) throw new ParseFailure(`no msgstr for “${cut.msgid}”: the file is cut off`, lines.split('\n').length);
  const header = entries.find(({ msgid }) => msgid === '')?.msgstr[0] ?? '';
  const translator = /^Last-Translator: *(.*?)(?: *<.*)?$/m.exec(header)?.[1];
  return {
    language: /^Language: *(\S*)/m.exec(header)?.[1] ?? '',
    ...(translator && !nobody.startsWith(translator) && !/^FULL NAME$/.test(translator) && { translator }),
    units: entries
      .filter(({ msgid }) => msgid !== '')
      .map(({ msgctxt = '', msgid, msgstr, comments }) => ({
        id: msgctxt,
        names: (comments?.reference ?? '').split(/\s+/).filter(Boolean),
        notes: `${comments?.extracted ?? ''}\n${comments?.translator ?? ''}`.split('\n').filter(Boolean),
        source: msgid,
        target: msgstr.join(' | '),
        mark: /\bfuzzy\b/.test(comments?.flag ?? '') ? 'fuzzy' : msgstr.length > 1 ? 'two translations' : undefined,
      })),
  };
}

/** Parses a file; undefined where entries contradict each other, which are then parsed one by one. Throws a ParseFailure. */
function parse(text: string): PoFile[] | undefined {
  try {
    return [po.parse(text, { validation: true })];
  } catch (thrown) {
    if (!(thrown instanceof Error)) throw thrown;
    if (!('lineNumber' in thrown)) return undefined;
    const reason = thrown.message.replace(/^Error parsing PO data: /, '').replace(/ at line \d+/, '');
    throw new ParseFailure(reason, Number(thrown.lineNumber) || 1);
  }
}

/** Returns the entries of a file, each with its comments, without those that are obsolete. */
function splitEntries(text: string): string[] {
  const entries: string[][] = [[]];
  let isWhole = false;
  for (const line of text.split('\n')) {
    if (line.startsWith('#~')) continue;
    if (isWhole && /^(#|msgctxt |msgid )/.test(line)) {
      entries.push([]);
      isWhole = false;
    }
    isWhole ||= line.startsWith('msgstr');
    entries.at(-1)?.push(line);
  }
  return entries.map((lines) => lines.join('\n'));
}
