import { cpSync, mkdirSync, rmSync, symlinkSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { withEntries } from '../../src/content/files/jsonFile';
import { stringHash } from '../../src/content/strings/strings';
import * as copied from '../copiedTexts';

export const port = Number(process.env.LIVE_TEST_PORT ?? 9183);

/** The copy of the project whose files the tests change while its live server runs. */
export const copy = path.join(tmpdir(), `camre-live-${port}`);

const parts = [
  ...['articles', 'hyphens', 'noBreakWords', 'quotationMarks'].map((name) => `locales/${name}.json`),
  'src',
  'static',
  'supabase/functions/_shared',
  '.gitignore',
  'package.json',
  'tsconfig.json',
  'gatsby-browser.tsx',
  'gatsby-config.ts',
  'gatsby-node.ts',
  'gatsby-ssr.tsx',
];

/** Makes the copy, a git repository with the project's packages linked into it. */
export function makeCopy(): void {
  removeCopy();
  for (const part of parts) {
    mkdirSync(path.dirname(path.join(copy, part)), { recursive: true });
    cpSync(path.join(copied.root, part), path.join(copy, part), { recursive: true });
  }
  copied.copyTexts(copy);
  addHint();
  symlinkSync(path.join(copied.root, 'node_modules'), path.join(copy, 'node_modules'));
  git('init', '--quiet');
  git('config', 'user.name', 'Mair Jones');
  git('config', 'user.email', 'mair@example.com');
  git('add', 'content', 'locales');
  git('commit', '--quiet', '--message', 'The texts as they are');
}

/** Adds the only text that the small project lacks and every page of the live server needs. */
function addHint(): void {
  const hints = ['en', 'cy'].map((code) => {
    const table = JSON.parse(copied.read(copied.root, `locales/${code}/common.json`));
    return String(table['language.hint']);
  });
  const add = (file: string, name: string, value: unknown) =>
    change(file, (table) => withEntries(table, { [name]: JSON.stringify(value) }));
  add('locales/meta/common.json', 'language.hint', {
    context: 'Line above a page that is there in the reader’s language',
  });
  add('locales/en/common.json', 'language.hint', hints[0] ?? '');
  add('locales/cy/common.json', 'language.hint', hints[1] ?? '');
  add('locales/pins/cy.json', 'common:language.hint', `${hints.map(stringHash).join(' ')} machine`);
}

/** Runs git in the copy. */
export const git = (...words: string[]) => copied.git(copy, ...words);

/** Takes back every change of the copy's content and texts, new files included. */
export function restoreCopy(): void {
  git('checkout', '--quiet', '--', '.');
  git('clean', '--quiet', '-d', '--force', '--', 'content', 'locales');
}

/** The text of a file of the copy. */
export const read = (file: string) => copied.read(copy, file);

export function removeCopy(): void {
  rmSync(copy, { recursive: true, force: true, maxRetries: 5 });
}

/** Saves a changed file of the copy, as an editor would; returns a function that puts it back. */
export const change = (file: string, edit: copied.Change) => copied.change(copy, file, edit);
