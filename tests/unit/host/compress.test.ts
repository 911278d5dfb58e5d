/** @jest-environment node */
import { mkdtemp, readFile, readdir, rm, stat, writeFile } from 'node:fs/promises';
import os from 'node:os';
import path from 'node:path';
import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import { precompress } from '../../../src/build/host/compress';
import { publicFiles } from '../../../src/build/host/write';

let folder: string;
beforeEach(async () => {
  folder = await mkdtemp(path.join(os.tmpdir(), 'compress-'));
});
afterEach(() => rm(folder, { recursive: true }));

const compress = () => precompress(folder, publicFiles(folder));

test('compresses texts over 1 KiB, keeps what is current, follows changes and takes away what is left over', async () => {
  const page = path.join(folder, 'a.html');
  await writeFile(page, 'one '.repeat(500));
  await writeFile(path.join(folder, 'small.html'), 'small');
  await writeFile(path.join(folder, 'picture.png'), 'x'.repeat(5000));
  await writeFile(path.join(folder, 'gone.json.br'), 'old');
  await writeFile(path.join(folder, 'archive.tar.gz'), 'of static/');

  await compress();
  expect((await readdir(folder)).sort()).toEqual([
    'a.html',
    'a.html.br',
    'a.html.gz',
    'archive.tar.gz',
    'picture.png',
    'small.html',
  ]);
  const before = (await stat(`${page}.br`)).mtimeMs;

  await writeFile(page, 'one '.repeat(500));
  await compress();
  expect((await stat(`${page}.br`)).mtimeMs).toBe(before);

  await writeFile(page, 'two '.repeat(500));
  await compress();
  expect(brotliDecompressSync(await readFile(`${page}.br`)).toString()).toBe('two '.repeat(500));
  expect(gunzipSync(await readFile(`${page}.gz`)).toString()).toBe('two '.repeat(500));

  await writeFile(page, 'short');
  await compress();
  expect(await readdir(folder)).not.toContain('a.html.br');
});

test('a broken compressed file is written again', async () => {
  const page = path.join(folder, 'a.html');
  await writeFile(page, 'one '.repeat(500));
  await compress();
  await writeFile(`${page}.br`, 'broken');
  await compress();
  expect(brotliDecompressSync(await readFile(`${page}.br`)).toString()).toBe('one '.repeat(500));
});
