import { spawn } from 'node:child_process';
import { copyFileSync, existsSync, mkdirSync, readdirSync, rmSync, statSync, utimesSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import type { DrawingOrder } from './drawCards';
import type { Card } from './cards';

/**
 * Begins to draw, in a process alongside the bundler, which uses one core; `makeCards` waits for it. An error is
 * left for `makeCards` to report.
 */
export function drawCardsAhead(root: string, cards: readonly Card[]): void {
  const missing = placesOf(root, cards).filter(({ kept }) => !existsSync(kept));
  ahead = drawAll(root, missing, 1).then(
    () => missing.length,
    () => 0,
  );
}

let ahead = Promise.resolve(0);

/**
 * Puts the cards under `public/og`, and removes those of earlier builds. `.local/cards` caches every
 * card by its hash. Gives the number of cards that had to be drawn. Throws with the
 * words that do not fit or cannot be set.
 */
export async function makeCards(root: string, cards: readonly Card[]): Promise<number> {
  const drawn = await ahead;
  const places = placesOf(root, cards);
  const missing = places.filter(({ kept }) => !existsSync(kept));
  await drawAll(root, missing);
  const now = new Date();
  for (const { address, kept } of places) {
    const file = path.join(root, 'public', address);
    mkdirSync(path.dirname(file), { recursive: true });
    if (!existsSync(file)) copyFileSync(kept, file);
    utimesSync(kept, now, now);
  }
  removeOthers(root, new Set(places.map(({ address }) => address)));
  removeUnused(path.join(root, '.local/cards'), now);
  return drawn + missing.length;
}

/** Where a card is kept between builds. */
interface Place extends Card {
  readonly kept: string;
}

function placesOf(root: string, cards: readonly Card[]): Place[] {
  return [...new Map(cards.map((card) => [card.address, card])).values()].map((card) => ({
    ...card,
    kept: path.join(root, '.local/cards', card.address.slice('/og/'.length)),
  }));
}

/** Two processes at most: a third has no core on the machines that build, and each loads the fonts it needs. */
async function drawAll(root: string, places: readonly Place[], atMost = 2): Promise<void> {
  const cards = places.map(({ kept, content }) => ({ file: kept, content }));
  const processes = Math.min(atMost, os.availableParallelism(), Math.ceil(cards.length / 12));
  const share = Math.ceil(cards.length / processes);
  await Promise.all(
    Array.from({ length: processes }, (_, index) =>
      draw({ root, cards: cards.slice(index * share, (index + 1) * share) }),
    ),
  );
}

/** In a process of its own, on another core than the bundler. */
function draw(order: DrawingOrder): Promise<void> {
  return new Promise((resolve, reject) => {
    const script = path.join(order.root, 'src/build/cards/drawCards.ts');
    const drawing = spawn(process.execPath, ['--import', 'tsx', script], {
      cwd: order.root,
      stdio: ['pipe', 'ignore', 'pipe'],
    });
    let errors = '';
    drawing.stderr.on('data', (chunk: Buffer) => (errors += chunk.toString('utf8')));
    drawing.on('error', reject);
    drawing.on('close', (code) =>
      code === 0 ? resolve() : reject(new Error(`The social cards could not be drawn: ${errors.trim()}`)),
    );
    // A process that ended early has said why on its standard error.
    drawing.stdin.on('error', () => undefined);
    drawing.stdin.end(JSON.stringify(order));
  });
}

/** Removes the cards that no page shows; `default.png`, which is in no folder, stays. */
function removeOthers(root: string, addresses: ReadonlySet<string>): void {
  const folder = path.join(root, 'public/og');
  if (!existsSync(folder)) return;
  for (const { name } of readdirSync(folder, { withFileTypes: true }).filter((entry) => entry.isDirectory())) {
    for (const file of readdirSync(path.join(folder, name)))
      if (!addresses.has(`/og/${name}/${file}`)) rmSync(path.join(folder, name, file));
    if (readdirSync(path.join(folder, name)).length === 0) rmSync(path.join(folder, name), { recursive: true });
  }
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
