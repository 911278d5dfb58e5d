import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { segmentsOf, withSegments } from '../../../model/mdx/pageSegments';
import { stringHash } from '../../../model/pin';
import { pageName } from '../../../model/progress';
import type { Project } from '../../../model/project';
import { englishFor, expectedKeys } from '../../../model/strings';
import type { ReturnedUnit } from './format';
import { alignedSegments, pagesOf, unitId, type PagePair } from './units';

export interface Changes {
  /** Files that would say something else, by their path. */
  readonly files: Readonly<Record<string, string>>;
  /** What could not be taken over yet, in sentences. */
  readonly notes: readonly string[];
}

/** What a language's files would be with a returned translation. An empty translation leaves what there is. */
export async function changedFiles(
  project: Project,
  language: string,
  units: readonly ReturnedUnit[],
  reviewed: boolean,
): Promise<Changes> {
  const returned = new Map(units.filter(({ target }) => target.trim() !== '').map((unit) => [unit.id, unit]));
  const pins: Record<string, string> = { ...project.state[language] };
  const files: Record<string, string> = {};
  const notes: string[] = [];
  const by = reviewed ? 'person' : 'machine';
  for (const [namespace, english] of Object.entries(project.strings.en ?? {}))
    files[`locales/${language}/${namespace}.json`] = stringTable(
      project,
      language,
      namespace,
      english.value ?? {},
      returned,
      pins,
      by,
    );
  for (const pair of pagesOf(project, language)) {
    const file = `content/${pageName(pair.english)}/${language}.mdx`;
    const text = await pageText(pair, returned, notes);
    if (text === undefined) continue;
    files[file] = text;
    if (reviewed && text !== pair.page?.text)
      pins[pageName(pair.english)] = `${pair.english.blobHash.slice(0, 8)} person`;
  }
  files[`locales/state/${language}.json`] = json(Object.entries(pins).sort(([a], [b]) => (a < b ? -1 : 1)));
  const changed = Object.entries(files).filter(([file, text]) => (readIfThere(project.root, file) ?? '{}\n') !== text);
  return { files: Object.fromEntries(changed), notes };
}

function stringTable(
  project: Project,
  language: string,
  namespace: string,
  english: Readonly<Record<string, string>>,
  returned: ReadonlyMap<string, ReturnedUnit>,
  pins: Record<string, string>,
  by: string,
): string {
  const file = project.strings[language]?.[namespace];
  const table: Record<string, string> = { ...file?.value };
  let isChanged = false;
  for (const key of expectedKeys(language, english)) {
    const id = `${namespace}:${key}`;
    const unit = returned.get(id);
    const source = englishFor(key, english) ?? '';
    const isNew = unit !== undefined && table[key] !== unit.target;
    if (unit && isNew) table[key] = unit.target;
    isChanged ||= isNew;
    const isPinned = pins[id]?.startsWith(stringHash(source)) ?? false;
    if (isNew || (unit && !unit.doubtful && !isPinned))
      pins[id] = `${stringHash(source)} ${by}${table[key] === source ? ' same' : ''}`;
  }
  return file && !isChanged ? file.text : json(Object.entries(table).sort(([a], [b]) => (a < b ? -1 : 1)));
}

/** The page with what came back; undefined where there is none yet and not all of it has come. */
async function pageText(
  { english, page }: PagePair,
  returned: ReadonlyMap<string, ReturnedUnit>,
  notes: string[],
): Promise<string | undefined> {
  const theirs = await segmentsOf(english.text);
  const units = theirs.map((_, index) => returned.get(unitId(english, index)));
  const base = page?.text ?? english.text;
  const ours = page ? await alignedSegments(page, english, theirs) : theirs;
  const there = units.filter((unit) => unit !== undefined);
  if (!page && there.length === 0) return undefined;
  if (!page && there.length < units.length) {
    notes.push(
      `${pageName(english)}: ${there.length} of ${units.length} texts are translated; the page is written when all of them are`,
    );
    return undefined;
  }
  const changes = ours.flatMap((segment, index) => {
    const target = units[index]?.target;
    return target === undefined || target === segment.text ? [] : [{ segment, text: target }];
  });
  const text = withSegments(base, changes);
  const isOfToday = there.length === units.length && there.every(({ doubtful }) => !doubtful);
  return isOfToday ? withSource(text, english.blobHash) : text;
}

function withSource(text: string, hash: string): string {
  const line = `source: "${hash}"`;
  if (/^source: *["']?([0-9a-f]{40})/m.exec(text)?.[1] === hash) return text;
  return /^source:.*$/m.test(text) ? text.replace(/^source:.*$/m, line) : text.replace(/\n---\n/, `\n${line}\n---\n`);
}

function json(entries: readonly (readonly [string, string])[]): string {
  return entries.length === 0
    ? '{}\n'
    : `{\n${entries.map(([key, text]) => `  ${JSON.stringify(key)}: ${JSON.stringify(text)}`).join(',\n')}\n}\n`;
}

function readIfThere(root: string, file: string): string | undefined {
  return existsSync(path.join(root, file)) ? readFileSync(path.join(root, file), 'utf8') : undefined;
}
