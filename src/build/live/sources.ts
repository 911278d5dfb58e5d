import { spawnSync } from 'node:child_process';
import { cpSync, existsSync, mkdirSync, readFileSync, readdirSync, rmSync, statSync, utimesSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import type { Problem } from '../../model/problem';
import { pseudoFolder, pseudoLanguages, wantsPseudo } from '../pseudoLanguages';
import { unreadable } from './unreadable';

/**
 * The folder whose `content/` and `locales/` Gatsby reads: the project's own for a build, and a copy of it for the live
 * server, so that a file that cannot be read never reaches a page; the last whole one stays until it is mended. The
 * made-up languages of `npm run i18n -- pseudo` are in the copy only.
 */
export function sourceRoot(root: string): string {
  return isCopied() ? path.join(root, '.local/sources') : root;
}

/**
 * Brings the copy up to date with the project, file by file. Returns what is wrong with the files that were left as they
 * last were. Does nothing where Gatsby reads the project itself.
 */
export async function syncSources(root: string): Promise<Problem[]> {
  if (!isCopied()) return [];
  if (wantsPseudo() && !existsSync(path.join(root, pseudoFolder))) throw new Error('LOCALES names a pseudo-locale; npm run i18n -- pseudo makes it first');
  const target = sourceRoot(root);
  // A build takes everything as it is now.
  if (!isLive()) rmSync(target, { recursive: true, force: true });
  const [own, pseudo] = [filesUnder(root), wantsPseudo() ? filesUnder(path.join(root, pseudoFolder)) : []];
  const problems: Problem[] = [];
  for (const file of own) problems.push(...(await copyWhole(root, target, file)));
  for (const file of pseudo) copy(path.join(root, pseudoFolder, file), path.join(target, file));
  const kept = new Set([...own, ...pseudo]);
  for (const file of filesUnder(target)) if (!kept.has(file) && !isNeeded(root, file)) rmSync(path.join(target, file));
  return problems;
}

function isLive(): boolean {
  return process.env.NODE_ENV === 'development';
}

function isCopied(): boolean {
  return isLive() || (process.env.NODE_ENV === 'production' && wantsPseudo());
}

/** Every file of `content/` and `locales/`, as a path from the folder. */
function filesUnder(folder: string): string[] {
  return ['content', 'locales'].flatMap((name) =>
    existsSync(path.join(folder, name))
      ? readdirSync(path.join(folder, name), { recursive: true, withFileTypes: true })
          .filter((entry) => entry.isFile() && !/^\.|~$/.test(entry.name))
          .map((entry) => path.relative(folder, path.join(entry.parentPath ?? entry.path, entry.name)).split(path.sep).join('/'))
      : [],
  );
}

/** Copies a file that has changed, unless it cannot be read; then what was last whole stands in its place. */
async function copyWhole(root: string, target: string, file: string): Promise<Problem[]> {
  const [from, to] = [path.join(root, file), path.join(target, file)];
  if (existsSync(to) && sameTime(from, to) && file !== languagesFile) return [];
  const problems = isLive() ? await unreadable(root, file) : [];
  if (problems.length === 0) copy(from, to, file === languagesFile ? withPseudo : undefined);
  else if (!existsSync(to)) copyCommitted(root, file, to);
  return problems;
}

const languagesFile = 'content/data/languages.json';

function withPseudo(text: string): string {
  return wantsPseudo() ? `${JSON.stringify([...JSON.parse(text), ...pseudoLanguages], null, 2)}\n` : text;
}

function sameTime(from: string, to: string): boolean {
  const [one, other] = [statSync(from), statSync(to)];
  return Math.abs(one.mtimeMs - other.mtimeMs) < 2 && one.size === other.size;
}

/** Copies with the time of change; a file that says the same already is left alone, so that nobody reads it again. */
function copy(from: string, to: string, change?: (text: string) => string): void {
  mkdirSync(path.dirname(to), { recursive: true });
  if (change) {
    const text = change(readFileSync(from, 'utf8'));
    if (!existsSync(to) || readFileSync(to, 'utf8') !== text) writeFileSync(to, text);
    return;
  }
  const { atime, mtime } = statSync(from);
  if (!existsSync(to) || !readFileSync(from).equals(readFileSync(to))) cpSync(from, to);
  utimesSync(to, atime, mtime);
}

/** A file that was broken when the live server started: the last text that was committed will do. */
function copyCommitted(root: string, file: string, to: string): void {
  const { status, stdout } = spawnSync('git', ['show', `HEAD:./${file}`], { cwd: root, encoding: 'buffer', stdio: ['ignore', 'pipe', 'ignore'] });
  if (status !== 0) return;
  mkdirSync(path.dirname(to), { recursive: true });
  writeFileSync(to, stdout);
}

/** Whether the site cannot do without a file that is no longer there: English, facts and data of what is still listed. */
function isNeeded(root: string, file: string): boolean {
  if (/^content\/data\/|^locales\/(en|meta)\//.test(file)) return true;
  const [, kind = '', slug = ''] = /^content\/(features|courses|pages)\/([^/]+)\/(?:en\.mdx|facts\.json)$/.exec(file) ?? [];
  if (kind === '') return false;
  const topics = path.join(root, 'content/data/topics.json');
  return kind === 'pages' || !existsSync(topics) || readFileSync(topics, 'utf8').includes(JSON.stringify(slug));
}
