/** @jest-environment node */
import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
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
