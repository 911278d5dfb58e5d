import xliff, { type XliffFile, type XliffUnit } from 'xliff';
import { ParseFailure, type ExchangeFormat, type ReturnedFile } from './format';
import type { Unit } from './units';

/** XLIFF 1.2, which agencies' tools agree on (OASIS, 2008). A unit that is not approved has to be looked at. */
export const xliffFormat: ExchangeFormat = {
  name: 'XLIFF',
  extension: 'xlf',
  async write(units, language) {
    const resources: Record<string, Record<string, XliffUnit>> = {};
    for (const unit of units) (resources[fileOf(unit)] ??= {})[unit.id] = xliffUnit(unit);
    return `<?xml version="1.0" encoding="utf-8"?>\n${await xliff.jsToXliff12({ sourceLanguage: 'en', targetLanguage: language, resources }, { indent: '  ' })}\n`;
  },
  read: readXliff,
};

function fileOf({ reference }: Unit): string {
  return reference.replace(/:\d+$/, '');
}

function xliffUnit({ source, target, context, max, stale }: Unit): XliffUnit {
  const additionalAttributes: Record<string, string> = target === '' ? {} : { approved: stale ? 'no' : 'yes' };
  // Translations may be two fifths longer than the English.
  if (max !== undefined)
    Object.assign(additionalAttributes, { maxwidth: String(Math.ceil(max * 1.4)), 'size-unit': 'char' });
  return { source, target, note: context.join('. '), additionalAttributes };
}

async function readXliff(text: string): Promise<ReturnedFile> {
  const file = await parse(text.replace(/^\uFEFF/, ''));
  const units = Object.values(file.resources).flatMap((resource) =>
    Object.entries(resource).map(([id, { source, target = '', additionalAttributes }]) => ({
      id,
      source: plain(source, id, text),
      target: plain(target, id, text),
      doubtful: additionalAttributes?.approved === 'no',
    })),
  );
  return { language: file.targetLanguage ?? '', units };
}

async function parse(text: string): Promise<XliffFile> {
  if (!/<xliff\b[^>]*version="1\.2"/.test(text)) throw new ParseFailure('no XLIFF 1.2', 1);
  try {
    return await xliff.xliff12ToJs(text);
  } catch (thrown) {
    const message = thrown instanceof Error ? thrown.message : String(thrown);
    const line = Number(/Line: (\d+)/.exec(message)?.[1] ?? 0) + 1;
    throw new ParseFailure(
      /Cannot read prop/.test(message) ? 'no <file> that is whole' : (message.split('\n')[0] ?? message),
      line,
    );
  }
}

/** Our texts have no XML elements in them: a tag of a string, such as <mark>, is written as text. */
function plain(value: unknown, id: string, text: string): string {
  if (typeof value === 'string') return value;
  const line = text.slice(0, Math.max(0, text.indexOf(`id="${id}"`))).split('\n').length;
  throw new ParseFailure(`elements inside the text of ${id}; expected text only, tags written as &lt;mark&gt;`, line);
}
