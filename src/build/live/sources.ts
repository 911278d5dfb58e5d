import { spawnSync } from 'node:child_process';
import { existsSync, mkdirSync, readFileSync, readdirSync, rmSync, statSync, utimesSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import type { Problem } from '../../model/problem';
import { pseudoFolder, pseudoLanguages, namesPseudoLanguage } from '../pseudoLanguages';
import { unreadable } from './unreadable';

/**
 * The folder whose `content/` and `locales/` Gatsby reads: the project's own for a build, and a copy of it for the live
 * server, so that a file that cannot be read never reaches a page; the last valid one stays until it is fixed. The
 * made-up languages of `npm run i18n -- pseudo` are in the copy only.
 */
export function sourceRoot(root: string): string {
  return isCopied() ? path.join(root, '.local/sources') : root;
}

/** What bringing the copy up to date came to. */
export interface Synced {
  /** Files that say something else now, were added or went. */
  readonly changed: readonly string[];
  /** What is wrong with the files that were left as they last were. */
  readonly problems: readonly Problem[];
}

/** Brings the copy up to date with the project, file by file. Does nothing where Gatsby reads the project itself. */
export async function syncSources(root: string): Promise<Synced> {
  if (!isCopied()) return { changed: [], problems: [] };
  if (namesPseudoLanguage() && !existsSync(path.join(root, pseudoFolder)))
    throw new Error('LOCALES names a pseudo-locale; npm run i18n -- pseudo makes it first');
  const target = sourceRoot(root);
  // A build takes everything as it is now.
  if (!isLive()) rmSync(target, { recursive: true, force: true });
  const [own, pseudo] = [filesUnder(root), namesPseudoLanguage() ? filesUnder(path.join(root, pseudoFolder)) : []];
  const kept = new Set([...own, ...pseudo]);
  const problems: Problem[] = [];
  const changed: string[] = [];
  for (const file of own) {
    if (!hasChanged(path.join(root, file), path.join(target, file)) && file !== languagesFile) continue;
    const wrong = isLive() ? await unreadable(root, file) : [];
    problems.push(...wrong);
    if (wrong.length === 0 ? copyOwn(root, target, file) : copyCommitted(root, target, file)) changed.push(file);
  }
  for (const file of pseudo) if (copy(path.join(root, pseudoFolder, file), path.join(target, file))) changed.push(file);
  for (const file of filesUnder(target)) {
    if (kept.has(file) || isNeeded(root, file)) continue;
    rmSync(path.join(target, file));
    changed.push(file);
  }
  return { changed, problems };
}

function isLive(): boolean {
  return process.env.NODE_ENV === 'development';
}

function isCopied(): boolean {
  return isLive() || (process.env.NODE_ENV === 'production' && namesPseudoLanguage());
}

/** Every file of `content/` and `locales/`, as a path from the folder. */
function filesUnder(folder: string): string[] {
  return ['content', 'locales'].flatMap((name) =>
    existsSync(path.join(folder, name))
      ? readdirSync(path.join(folder, name), { recursive: true, withFileTypes: true })
          .filter((entry) => entry.isFile() && !/^\.|~$/.test(entry.name))
          .map((entry) =>
            path
              .relative(folder, path.join(entry.parentPath ?? entry.path, entry.name))
              .split(path.sep)
              .join('/'),
          )
      : [],
  );
}

const languagesFile = 'content/data/languages.json';

function hasChanged(from: string, to: string): boolean {
  if (!existsSync(to)) return true;
  const [one, other] = [statSync(from), statSync(to)];
  return Math.abs(one.mtimeMs - other.mtimeMs) >= 2 || one.size !== other.size;
}

function copyOwn(root: string, target: string, file: string): boolean {
  if (file !== languagesFile || !namesPseudoLanguage()) return copy(path.join(root, file), path.join(target, file));
  const languages: unknown[] = JSON.parse(readFileSync(path.join(root, file), 'utf8'));
  return write(
    path.join(target, file),
    Buffer.from(`${JSON.stringify([...languages, ...pseudoLanguages], null, 2)}\n`),
  );
}

/** Copies with the time of change. */
function copy(from: string, to: string): boolean {
  const { atime, mtime } = statSync(from);
  const written = write(to, readFileSync(from));
  utimesSync(to, atime, mtime);
  return written;
}

/** A file that was broken when the live server first started: the last text that was committed will do. */
function copyCommitted(root: string, target: string, file: string): boolean {
  if (existsSync(path.join(target, file))) return false;
  const { status, stdout } = spawnSync('git', ['show', `HEAD:./${file}`], {
    cwd: root,
    encoding: 'buffer',
    stdio: ['ignore', 'pipe', 'ignore'],
  });
  return status === 0 && write(path.join(target, file), stdout);
}

/** Writes what is not there yet; a file of the same content is left alone, so that Gatsby does not read it again. */
function write(file: string, content: Buffer): boolean {
  if (existsSync(file) && readFileSync(file).equals(content)) return false;
  mkdirSync(path.dirname(file), { recursive: true });
  writeFileSync(file, content);
  return true;
}

/** Whether the site cannot do without a file that is no longer there: English, facts and data of what is still listed. */
function isNeeded(root: string, file: string): boolean {
  if (/^content\/data\/|^locales\/(en|meta)\//.test(file)) return true;
  const [, kind = '', slug = ''] =
    /^content\/(features|courses|lessons|pages)\/([^/]+)\/(?:en\.mdx|facts\.json)$/.exec(file) ?? [];
  if (kind === '') return false;
  const topics = path.join(root, 'content/data/topics.json');
  return (
    kind === 'pages' ||
    kind === 'lessons' ||
    !existsSync(topics) ||
    readFileSync(topics, 'utf8').includes(JSON.stringify(slug))
  );
}
