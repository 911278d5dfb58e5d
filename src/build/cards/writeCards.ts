import { execFile } from 'node:child_process';
import { cpSync, existsSync, readdirSync, rmSync, statSync, utimesSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import type { DrawingOrder } from './drawCards';
import type { Card } from './cards';

/**
 * Begins to draw, in a process alongside the bundler, which uses one core; `writeCards` waits for it. An error is
 * left for `writeCards` to report.
 */
export function startDrawingCards(root: string, cards: readonly Card[]): void {
  ahead = drawMissing(root, cards, 1).catch(() => 0);
}

let ahead = Promise.resolve(0);

/**
 * Puts the cards under `public/og`, and removes those of earlier builds. `.local/cards` caches every card by its hash.
 * Gives the number of cards that had to be drawn. Throws with the words that do not fit or cannot be set.
 */
export async function writeCards(root: string, cards: readonly Card[]): Promise<number> {
  // Two processes at most: a third has no core on the machines that build, and each loads the fonts it needs.
  const drawn = (await ahead) + (await drawMissing(root, cards, Math.min(2, os.availableParallelism())));
  const folder = path.join(root, 'public/og');
  // `default.png`, which is in no folder, stays.
  for (const entry of existsSync(folder) ? readdirSync(folder, { withFileTypes: true }) : [])
    if (entry.isDirectory()) rmSync(path.join(folder, entry.name), { recursive: true });
  const now = new Date();
  for (const card of cards) {
    cpSync(cachedFile(root, card), path.join(root, 'public', card.address));
    utimesSync(cachedFile(root, card), now, now);
  }
  removeUnused(path.join(root, '.local/cards'), now);
  return drawn;
}

function cachedFile(root: string, { address }: Card): string {
  return path.join(root, '.local/cards', address.slice('/og/'.length));
}

/** Draws the cards that are not in the cache. Gives their number. */
async function drawMissing(root: string, cards: readonly Card[], processes: number): Promise<number> {
  const files = new Map(cards.map((card) => [cachedFile(root, card), card.content]));
  const missing = [...files].flatMap(([file, content]) => (existsSync(file) ? [] : [{ file, content }]));
  const share = Math.max(12, Math.ceil(missing.length / processes));
  const parts = Array.from({ length: Math.ceil(missing.length / share) }, (_, index) =>
    missing.slice(index * share, (index + 1) * share),
  );
  await Promise.all(parts.map((part) => draw({ root, cards: part })));
  return missing.length;
}

/** In a process of its own, on another core than the bundler. */
function draw(order: DrawingOrder): Promise<void> {
  return new Promise((resolve, reject) => {
    const script = path.join(order.root, 'src/build/cards/drawCards.ts');
    const drawing = execFile(process.execPath, ['--import', 'tsx', script], { cwd: order.root }, (error, _, errors) =>
      error ? reject(new Error(`The social cards could not be drawn: ${errors.trim() || error.message}`)) : resolve(),
    );
    // A process that ended early has said why on its standard error.
    drawing.stdin?.on('error', () => undefined).end(JSON.stringify(order));
  });
}

const monthMs = 30 * 86_400_000;

/** Deletes what no build has used for a month: a build of few languages leaves the other cards alone. */
function removeUnused(folder: string, now: Date): void {
  if (!existsSync(folder)) return;
  for (const name of readdirSync(folder, { recursive: true, encoding: 'utf8' })) {
    const file = path.join(folder, name);
    const facts = statSync(file);
    if (facts.isFile() && now.getTime() - facts.mtimeMs > monthMs) rmSync(file);
  }
}
