/** @jest-environment node */
import { mkdirSync, mkdtempSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { exportPages } from '../../src/build/exportPages';
import { recall, remember } from '../../src/build/memory';

let root: string;
beforeEach(() => {
  root = mkdtempSync(path.join(os.tmpdir(), 'memory-'));
  write('.cache/compiled/gatsby-node.js', 'checks()');
  write('node_modules/.package-lock.json', '{}');
});
afterEach(() => rmSync(root, { recursive: true }));

function write(file: string, text: string): void {
  mkdirSync(path.dirname(path.join(root, file)), { recursive: true });
  writeFileSync(path.join(root, file), text);
}

test('the same code with the same packages gets back what was kept', () => {
  const value = new Map([['a', { list: [undefined, 'b'] }]]);
  remember(root, 'pages', value);
  expect(recall(root, 'pages')).toEqual(value);
  expect(recall(root, 'others')).toBeUndefined();
});

test.each([
  ['code', '.cache/compiled/gatsby-node.js'],
  ['code of another file', '.cache/compiled/shared.js'],
  ['packages', 'node_modules/.package-lock.json'],
])('other %s gets nothing', (_, file) => {
  remember(root, 'verdicts', 'all is well');
  write(file, 'another');
  expect(recall(root, 'verdicts')).toBeUndefined();
});

test('half a file is as good as none, and nothing is kept where the packages cannot be told', () => {
  remember(root, 'verdicts', 'all is well');
  const file = path.join(root, '.cache/camre/verdicts.kept');
  writeFileSync(file, readFileSync(file).subarray(0, 40));
  expect(recall(root, 'verdicts')).toBeUndefined();
  rmSync(path.join(root, 'node_modules'), { recursive: true });
  remember(root, 'pages', 'parsed');
  expect(recall(root, 'pages')).toBeUndefined();
});

const inline = { beforePaint: { code: 'before()', hash: 'a' }, afterPaint: { code: 'after()', hash: 'b' } };
const page = (text: string) => `<html><head><meta charSet="utf-8"/></head><body>${text}</body></html>`;

test('a page is written again when its HTML, its scripts or the file itself changed, and else left alone', () => {
  const file = path.join(root, 'public/cy/pricing.html');
  const pages = [{ path: '/cy/pricing', scripts: ['/js/1.js'] }];
  const rewrites = (...[what = pages, scripts = inline]: [typeof pages?, typeof inline?]) => {
    const before = statSync(file, { throwIfNoEntry: false, bigint: true })?.mtimeNs;
    expect(exportPages(root, what, scripts)).toEqual(['cy/pricing.html']);
    return before !== statSync(file, { bigint: true }).mtimeNs;
  };
  write('.cache/camre/raw/%2Fcy%2Fpricing', page('one'));
  expect(rewrites()).toBe(true);
  const first = readFileSync(file, 'utf8');
  expect(rewrites()).toBe(false);

  writeFileSync(file, 'somebody else’s');
  rewrites();
  expect(readFileSync(file, 'utf8')).toBe(first);

  write('.cache/camre/raw/%2Fcy%2Fpricing', page('two'));
  rewrites();
  expect(readFileSync(file, 'utf8')).toBe(first.replace('one', 'two'));

  rewrites([{ path: '/cy/pricing', scripts: ['/js/2.js'] }]);
  expect(readFileSync(file, 'utf8')).toContain('/js/2.js');

  rewrites(pages, { ...inline, afterPaint: { code: 'later()', hash: 'c' } });
  expect(readFileSync(file, 'utf8')).toContain('later()');

  rmSync(file);
  rewrites();
  expect(readFileSync(file, 'utf8')).toBe(first.replace('one', 'two'));
});
