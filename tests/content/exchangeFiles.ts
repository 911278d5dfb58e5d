import { readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { copyOfProject, i18n, removeString } from './copy';

/** The texts that a German copy lacks, with their translations. */
export const german = {
  'common:consent.calendar.text': 'Lädt einen Kalender von {{provider}} für eine Demo. Er setzt eigene Cookies.',
  'home:hero.note': 'Keine Kreditkarte nötig',
  'home:hero.title': 'Kurse, die <mark>man zu Ende macht</mark>',
} as const;

/** A copy in which German lacks three strings. */
export function germanCopy(): string {
  const copy = copyOfProject();
  for (const id of Object.keys(german)) removeString(copy, 'de', id);
  return copy;
}

export async function exported(copy: string, language: string, format: 'po' | 'xlf'): Promise<string> {
  const file = path.join(copy, `sent.${format}`);
  const { code } = await i18n(copy, 'export', language, format === 'po' ? '--po' : '--xliff', '--out', file);
  if (code !== 0) throw new Error('The export failed');
  return readFileSync(file, 'utf8');
}

export async function imported(copy: string, language: string, name: string, text: string, ...words: string[]) {
  writeFileSync(path.join(copy, name), text);
  return i18n(copy, 'import', language, path.join(copy, name), ...words);
}

/** The entry of a text in a PO file. */
export function entry(text: string, id: string): string {
  return text.split('\n\n').find((part) => part.includes(`msgctxt "${id}"`)) ?? '';
}

/** A PO file with other translations, by id or by the pattern of an English text. */
export function withTarget(text: string, id: string | RegExp, target: string): string {
  const source = typeof id === 'string' ? `msgctxt "${id}"\\n(?:#.*\\n)*msgid .*` : id.source;
  const written = JSON.stringify(target);
  const changed = text.replace(new RegExp(`(${source}\\nmsgstr )".*"`), (_, start: string) => start + written);
  if (changed === text) throw new Error(`No text ${String(id)}`);
  return changed;
}

/** An XLIFF file with another translation of a text, given as XML. */
export function withXml(text: string, id: string, target: string): string {
  const changed = text.replace(
    new RegExp(`(<trans-unit id="${id}"[^]*?)<target.*</target>`),
    (_, start: string) => start + target,
  );
  if (changed === text) throw new Error(`No text ${id}`);
  return changed;
}
