import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { checkProject } from '../../../content/checkProject';
import { editingPaths, newPageSchema, pageChangeSchema, textChangeSchema } from '../../texts/editing';
import { git } from '../../../content/files/git';
import type { Problem } from '../../../content/problem';
import { readPictures } from '../../../content/strings/textPictures';
import { workPaths, type TextDifference } from '../../texts/workPaths';
import { siteAt, textDifferences } from '../../texts/textDifferences';
import { TextEditor } from './editor';
import { Refusal } from '../../texts/Refusal';
import type { Endpoint } from './guard';
import { PageEditor } from './pageEditor';
import { SavedFiles } from './savedFiles';
import { readLanguage } from '../../texts/editableTexts';

/** Returns the endpoints that read and change texts and pages of a project, and those of the work list. */
export function editingEndpoints(root: string): Endpoint[] {
  const saved = new SavedFiles(root);
  const [editor, pages] = [new TextEditor(root, saved), new PageEditor(root, saved)];
  const get = (address: string, answer: Endpoint['answer']): Endpoint => ({ path: address, method: 'GET', answer });
  const post = (address: string, answer: Endpoint['answer']): Endpoint => ({ path: address, method: 'POST', answer });
  const languageIn = (query: URLSearchParams) => query.get('language') ?? '';
  return [
    { ...get(editingPaths.picture, ({ query }) => pictureOf(root, query)), isOpen: true },
    get(editingPaths.texts, ({ query }) => editor.texts(languageIn(query), query.get('page') ?? undefined)),
    post(editingPaths.save, async ({ json }) => editor.save(await json(textChangeSchema))),
    post(editingPaths.undo, () => editor.undo()),
    get(editingPaths.page, ({ query }) => pages.page(query.get('page') ?? '')),
    post(editingPaths.page, async ({ json }) => pages.change(await json(pageChangeSchema))),
    post(editingPaths.newPage, async ({ json }) => pages.create(await json(newPageSchema))),
    get(workPaths.changes, ({ query }) => changedTexts(root, languageIn(query))),
    get(workPaths.problems, ({ query }) => problemsIn(root, languageIn(query))),
  ];
}

/**
 * Returns the picture of a text (`?text=home:hero.title`) or of a kind of block (`?block=FeatureGrid`). Throws a Refusal
 * where there is none.
 */
function pictureOf(root: string, query: URLSearchParams): Buffer {
  const [text, block] = [query.get('text'), query.get('block') ?? ''];
  const file =
    text === null ? `src/authoring/editor/edit/blockPictures/${block}.webp` : readPictures(root).pathOf(text);
  if (file === undefined || (text === null && !/^\w+$/.test(block)) || !existsSync(path.join(root, file)))
    throw new Refusal(404, 'there is no such picture');
  return readFileSync(path.join(root, file));
}

/** Returns the texts that differ from the last commit. */
async function changedTexts(root: string, language: string): Promise<TextDifference[]> {
  const now = await readLanguage(root, language);
  const answer = git(root, ['rev-parse', 'HEAD']);
  if ('missing' in answer) throw new Refusal(409, answer.missing);
  return textDifferences(await siteAt(root, 'HEAD', [language]), now, language);
}

async function problemsIn(root: string, language: string): Promise<Problem[]> {
  return checkProject(await readLanguage(root, language), [language]).filter(({ unfinished }) => !unfinished);
}
