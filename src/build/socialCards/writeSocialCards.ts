import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { cpSync, existsSync, mkdirSync, readdirSync, rmSync, statSync, utimesSync } from 'node:fs';
import path from 'node:path';
import { text } from 'node:stream/consumers';
import type { CardToDraw, SocialCard } from './socialCards';

/**
 * Puts the cards under `public/og`, and removes those of earlier builds. `.local/cards` caches every card by its hash.
 * Returns the number of cards that had to be drawn. Throws for words that do not fit or have no font.
 */
export async function writeSocialCards(root: string, cards: readonly SocialCard[]): Promise<number> {
  const cache = path.join(root, '.local/cards');
  const folder = path.join(root, 'public/og');
  for (const name of [cache, folder]) mkdirSync(name, { recursive: true });
  const fileOf = ({ address }: SocialCard) => path.join(cache, path.relative('/og', address));
  const contents = new Map(cards.map((card) => [fileOf(card), card.content]));
  const missing = [...contents].filter(([file]) => !existsSync(file));
  if (missing.length > 0) await drawCards(root, missing);
  // `default.png`, which is in no folder, stays.
  for (const entry of readdirSync(folder, { withFileTypes: true }))
    if (entry.isDirectory()) rmSync(path.join(folder, entry.name), { recursive: true });
  const now = new Date();
  for (const file of contents.keys()) {
    cpSync(file, path.join(folder, path.relative(cache, file)));
    utimesSync(file, now, now);
  }
  removeUnused(cache, now);
  return missing.length;
}

async function drawCards(root: string, cards: readonly CardToDraw[]): Promise<void> {
  const program = spawn(process.execPath, ['--import', 'tsx', 'src/build/socialCards/drawCards.ts'], {
    cwd: root,
    stdio: ['pipe', 'inherit', 'pipe'],
  });
  const ended = once(program, 'exit');
  program.stdin.end(JSON.stringify({ root, cards }));
  const problem = await text(program.stderr);
  await ended;
  if (program.exitCode !== 0) throw new Error(problem.trim() || 'The social cards could not be drawn.');
}

const monthMs = 30 * 86_400_000;

/** Deletes what no build has used for a month: a build of few languages leaves the other cards alone. */
function removeUnused(cache: string, now: Date): void {
  for (const name of readdirSync(cache, { recursive: true, encoding: 'utf8' })) {
    const file = path.join(cache, name);
    const facts = statSync(file);
    if (facts.isFile() && now.getTime() - facts.mtimeMs > monthMs) rmSync(file);
  }
}
