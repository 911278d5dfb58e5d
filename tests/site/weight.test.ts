import { readFileSync } from 'node:fs';
import path from 'node:path';
import { brotliCompressSync, constants } from 'node:zlib';
import { builtPages, publicFolder } from './builtSite';

// Budgets of a first visit that touches nothing, compressed: the HTML, before the first paint, and the script after it.
const kib = 1024;

test.each(builtPages())('$address is within its budgets', (page) => {
  const script = page.document.querySelector('meta[name="release"]')?.getAttribute('content') ?? '';
  expect(page.document.querySelectorAll('script[src]')).toEqual([]);
  expect([
    ...over(
      'HTML',
      compressed(page.file),
      29 * kib,
      'shorten its text or its styles: on the home page each page and language that is added takes about 100 bytes',
    ),
    ...over('its script', compressed(script), 10 * kib, 'import what only some visitors use when they use it'),
  ]).toEqual([]);
});

function over(what: string, bytes: number, most: number, remedy: string): string[] {
  return bytes > most ? [`${what}: ${bytes - most} bytes more than ${most / kib} KiB compressed: ${remedy}`] : [];
}

function compressed(file: string): number {
  // As hosts compress when they are asked; Brotli’s best is a tenth smaller and takes a second a page.
  const params = { [constants.BROTLI_PARAM_QUALITY]: 5 };
  return brotliCompressSync(readFileSync(path.join(publicFolder, file)), { params }).length;
}
