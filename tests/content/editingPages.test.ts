/** @jest-environment node */
import { existsSync } from 'node:fs';
import path from 'node:path';
import { mdxBlocks } from '../../src/content/mdx/blocks';
import { editingPaths, type Block, type EnglishPage, type PageChange } from '../../src/authoring/texts/editing';
import { change, i18n, read } from './copy';
import { editingCopy } from './editingCopy';

const { at, request, diff } = editingCopy();
const address = '/features/qms';
const file = 'content/features/qms/en.mdx';

async function page(): Promise<EnglishPage> {
  return (await request('GET', `${editingPaths.page}?page=${address}`)).body;
}

async function changed(how: PageChange['change'], more: Partial<PageChange> = {}) {
  const { text: before } = await page();
  return (await request('POST', editingPaths.page, { path: address, before, change: how, ...more })).body;
}

function block(blocks: readonly Block[], words: string): Block {
  const found = blocks.flatMap((one) => [one, ...one.blocks]).findLast((one) => one.words.startsWith(words));
  if (!found) throw new Error(`There is no block ${words}`);
  return found;
}

test('a component on one line is a block of its kind, and one in a sentence is part of the paragraph', async () => {
  const text =
    '---\ntitle: A\n---\n\n<Quotation by="Mair">We answer in a minute.</Quotation>\n\nWrite to <Brand of="email" />\n';
  expect((await mdxBlocks(text)).map(({ kind }) => kind)).toEqual(['Quotation', 'paragraph']);
});

test('blocks are moved past each other, and back, without a changed byte', async () => {
  const before = read(at(), file);
  const { blocks } = await page();
  for (const words of ['Work to ISO', 'AI smart search', 'document accuracy']) {
    const { id } = block(blocks, words);
    const up = await changed({ action: 'up', block: id });
    expect(up.result).toBe('saved');
    const moved: EnglishPage = up.page;
    const here = block(moved.blocks, words).id;
    expect(here).not.toBe(id);
    expect(await changed({ action: 'down', block: here })).toMatchObject({ result: 'saved' });
    expect(read(at(), file)).toBe(before);
  }
});

test('every kind of block that a page offers after a block can be added there, with words to fill in', async () => {
  const { blocks } = await page();
  const screenshot = blocks.findIndex(({ kind }) => kind === 'Screenshot');
  const around = blocks.slice(screenshot - 1, screenshot + 1);
  const offered = around.flatMap(({ id, kinds }) => kinds.map((kind) => ({ after: id, kind })));
  expect(around.map(({ kinds }) => kinds.includes('heading'))).toEqual([false, true]);
  for (const { after, kind } of offered) {
    expect(await changed({ action: 'add', after, kind })).toMatchObject({ result: 'saved' });
    expect(diff()[file]?.every((line) => line.startsWith('+'))).toBe(true);
    expect(diff()[file]?.join('\n')).toContain('TODO');
    await request('POST', editingPaths.undo, {});
    expect(diff()).toEqual({});
  }
  for (const kind of ['heading', 'FeatureGrid'])
    expect(await changed({ action: 'add', after: '0', kind })).toHaveProperty('error');
});

test('a block that the page needs is removed on purpose only, and can then be added again', async () => {
  const { id } = block((await page()).blocks, 'less audit preparation time document');
  expect(await changed({ action: 'remove', block: id })).toMatchObject({ result: 'refused', canForce: true });
  expect(diff()).toEqual({});
  const removed = await changed({ action: 'remove', block: id }, { despiteErrors: true });
  const before = String(Number(id) - 1);
  expect(removed.page.blocks[Number(before)].kinds).toContain('Statistics');
  expect(diff()[file]?.every((line) => line.startsWith('-'))).toBe(true);
  const added = await changed({ action: 'add', after: before, kind: 'Statistics' });
  expect(block(added.page.blocks, 'TODO').kind).toBe('Statistic');
});

test('a whole file is written where it can be read, and nothing changed it meanwhile', async () => {
  const { text } = await page();
  const broken = text.replace('</FeatureGrid>', '');
  const write = (words: string, more?: Partial<PageChange>) => changed({ action: 'write', text: words }, more);
  expect(await write(broken, { despiteErrors: true })).toMatchObject({ result: 'refused', canForce: false });
  expect(await write(`${text}\nAnd more.`, { onlyCheck: true })).toMatchObject({ result: 'checked', canForce: true });
  expect(diff()).toEqual({});
  expect(await write(`${text}\nAnd more.`)).toMatchObject({ result: 'saved' });
  expect(await write(text, { before: text })).toMatchObject({
    result: 'changed',
    page: { text: `${text}\nAnd more.\n` },
  });
  // What is broken on the disk is fixed here.
  change(at(), file, () => broken);
  expect(await page()).toMatchObject({ text: broken, blocks: [] });
  expect(await write(text)).toMatchObject({ result: 'saved' });
});

test('a new page is valid, and undo leaves nothing of it', async () => {
  const wanted = { kind: 'features', slug: 'time-tracking', name: 'Time tracking' };
  const made = await request('POST', editingPaths.newPage, wanted);
  expect(made.body).toMatchObject({ result: 'saved', page: { path: '/features/time-tracking', isDraft: true } });
  for (const register of ['locales/en/common.json', 'locales/meta/common.json'])
    expect(diff()[register]).toEqual([expect.stringMatching(/^\+ {2}"nav\.feature\.time-tracking": .*,$/)]);
  expect(await i18n(at(), 'check')).toMatchObject({ code: 0 });
  expect(await request('POST', editingPaths.newPage, wanted)).toMatchObject({ status: 422 });
  for (const slug of ['../pages/x', 'x/../../y', ''])
    expect(await request('POST', editingPaths.newPage, { ...wanted, slug })).toMatchObject({ status: 422 });
  await request('POST', editingPaths.undo, {});
  expect(diff()).toEqual({});
  expect(existsSync(path.join(at(), 'content/features/time-tracking'))).toBe(false);
});
