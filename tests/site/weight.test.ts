/** @jest-environment node */
import { statSync } from 'node:fs';
import path from 'node:path';
import { z } from 'zod';
import { builtPages, publicFolder } from './builtSite';

// Budgets of a first visit, compressed: the HTML, before the first paint, and the scripts after it.
const kib = 1024;

const deferredScripts = z.object({ scripts: z.array(z.string()) });

test.each(builtPages())('$address is within its budgets', (page) => {
  const data: unknown = JSON.parse(page.document.querySelector('#deferred-scripts')?.textContent ?? '{}');
  const scripts = deferredScripts.parse(data).scripts.reduce((sum, script) => sum + compressed(script), 0);
  expect([
    ...over(
      'HTML',
      compressed(page.file),
      20 * kib,
      'shorten its text or its styles: on the home page each page and language that is added takes about 100 bytes',
    ),
    ...over('scripts', scripts, 130 * kib, 'import what only some visitors use when they use it'),
  ]).toEqual([]);
});

function over(what: string, bytes: number, most: number, remedy: string): string[] {
  return bytes > most ? [`${what}: ${bytes - most} bytes more than ${most / kib} KiB compressed: ${remedy}`] : [];
}

function compressed(file: string): number {
  const plain = path.join(publicFolder, file);
  return statSync(`${plain}.br`, { throwIfNoEntry: false })?.size ?? statSync(plain).size;
}
