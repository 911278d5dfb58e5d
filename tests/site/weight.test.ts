/** @jest-environment node */
import { readdirSync, readFileSync, statSync } from 'node:fs';
import path from 'node:path';
import { z } from 'zod';
import { builtPages, publicFolder } from './builtSite';

// Budgets of the first view, as packed for the wire: what stands before the first paint, and the scripts after it.
const measured = ['en', 'de', 'th', 'zh'];
const kib = 1024;

const startData = z.object({ scripts: z.array(z.string()) });

const pages = builtPages().filter(({ address }) =>
  measured.includes(/^\/([a-z]{2})(?:\/|$)/.exec(address)?.[1] ?? 'en'),
);

test.each(pages.map((page) => [page.address, page] as const))('%s weighs no more than it may', (address, page) => {
  const data: unknown = JSON.parse(page.document.querySelector('#start-data')?.textContent ?? '{}');
  const scripts = startData.parse(data).scripts.reduce((sum, script) => sum + packed(script.slice(1)), 0);
  const most = (/^\/(?:[a-z]{2})?$/.test(address) ? 140 : 130) * kib;
  expect([
    ...over('HTML', packed(page.file), 18 * kib, 'shorten its words, or the styles of its parts'),
    ...over('scripts', scripts, most, 'load what only some readers use when they use it'),
  ]).toEqual([]);
});

test('every script asks to be compiled as it arrives', () => {
  const scripts = readdirSync(path.join(publicFolder, 'js')).filter((file) => /^(?!first-).*\.js$/.test(file));
  expect(scripts.length).toBeGreaterThan(10);
  const lazy = scripts.filter((file) => !readFileSync(path.join(publicFolder, 'js', file), 'utf8').startsWith(hint));
  expect(lazy).toEqual([]);
});

const hint = '//# allFunctionsCalledOnLoad\n';

function over(what: string, bytes: number, most: number, remedy: string): string[] {
  return bytes > most ? [`${what}: ${bytes - most} bytes more than ${most / kib} KiB packed: ${remedy}`] : [];
}

function packed(file: string): number {
  const plain = path.join(publicFolder, file);
  return statSync(`${plain}.br`, { throwIfNoEntry: false })?.size ?? statSync(plain).size;
}
