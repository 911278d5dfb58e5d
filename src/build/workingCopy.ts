import { existsSync, readFileSync, readdirSync, rmSync, statSync, utimesSync } from 'node:fs';
import path from 'node:path';
import { isContentFile } from '../content/files/contentFiles';
import { isContentKind, isListedKind } from '../content/pages/contentKinds';
import { git } from '../content/files/git';
import type { Problem } from '../content/problem';
import { writeIfChanged } from './writeIfChanged';
import { unreadable } from './unreadable';

/**
 * Returns the folder whose `content/` and `locales/` Gatsby reads: the project's own for a build, and a copy of it for the live
 * server, so that a file that cannot be read never reaches a page; the last valid one stays until it is fixed.
 */
export function contentRoot(root: string): string {
  return isLive() ? path.join(root, '.local/content') : root;
}

/**
 * Brings the copy up to date with the project, file by file. Does nothing where Gatsby reads the project itself. Gives the
 * files that were changed, added or removed, and what is wrong with those that were left as they last were.
 */
export async function updateWorkingCopy(root: string) {
  const problems: Problem[] = [];
  const changed: string[] = [];
  if (!isLive()) return { changed, problems };
  const target = contentRoot(root);
  const own = filesUnder(root);
  for (const file of own)
    try {
      if (!hasChanged(path.join(root, file), path.join(target, file))) continue;
      const wrong = await unreadable(root, file);
      problems.push(...wrong);
      if (wrong.length === 0 ? copy(root, target, file) : copyCommitted(root, target, file)) changed.push(file);
    } catch (thrown) {
      // Where it was removed while it was read, the next change says so; what was copied before is not forgotten.
      if (existsSync(path.join(root, file))) throw thrown;
    }
  const current = new Set(own);
  const removed = filesUnder(target).filter((file) => !current.has(file) && !isNeeded(root, file));
  for (const file of removed) rmSync(path.join(target, file));
  return { changed: [...changed, ...removed], problems };
}

/** Returns whether this is the live server. */
export function isLive(): boolean {
  return process.env.NODE_ENV === 'development';
}

/** Returns every file of `content/` and `locales/`, as a path from the folder, without those that editors leave. */
function filesUnder(folder: string): string[] {
  return ['content', 'locales'].flatMap((name) =>
    existsSync(path.join(folder, name))
      ? readdirSync(path.join(folder, name), { recursive: true, encoding: 'utf8' })
          .map((file) => path.posix.join(name, ...file.split(path.sep)))
          .filter(
            (file) => isContentFile(file) && statSync(path.join(folder, file), { throwIfNoEntry: false })?.isFile(),
          )
      : [],
  );
}

function hasChanged(from: string, to: string): boolean {
  if (!existsSync(to)) return true;
  const [one, other] = [statSync(from), statSync(to)];
  return Math.abs(one.mtimeMs - other.mtimeMs) >= 2 || one.size !== other.size;
}

/** Copies a file with its time of change. */
function copy(from: string, to: string, file: string): boolean {
  const [source, target] = [path.join(from, file), path.join(to, file)];
  const { atime, mtime } = statSync(source);
  const isNew = writeIfChanged(target, readFileSync(source));
  utimesSync(target, atime, mtime);
  return isNew;
}

/** A file that was broken when the live server first started: the last text that was committed will do. */
function copyCommitted(root: string, target: string, file: string): boolean {
  const place = path.join(target, file);
  const answer = existsSync(place) ? undefined : git(root, ['show', `HEAD:./${file}`]);
  return answer !== undefined && 'text' in answer && writeIfChanged(place, answer.text);
}

/**
 * Returns whether the site cannot do without a file that is no longer there: English, facts and data of what is still
 * listed.
 */
function isNeeded(root: string, file: string): boolean {
  if (/^content\/data\/|^locales\/(en|meta)\//.test(file)) return true;
  const [, kind = '', slug] = /^content\/(\w+)\/(.+)\/(?:en\.mdx|facts\.json)$/.exec(file) ?? [];
  if (!isContentKind(kind)) return false;
  // The folders of a kind without a list are the list.
  if (!isListedKind(kind)) return existsSync(path.join(root, path.dirname(file)));
  const topics = path.join(root, 'content/data/topics.json');
  return slug !== undefined && (!existsSync(topics) || readFileSync(topics, 'utf8').includes(JSON.stringify(slug)));
}
