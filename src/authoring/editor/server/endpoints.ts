import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { checkProject } from '../../../content/checkProject';
import { editingPaths, textChangeSchema } from '../../texts/editing';
import { git } from '../../../content/files/git';
import type { Problem } from '../../../content/problem';
import { readPictures } from '../../../content/strings/textPictures';
import { workPaths, type TextDifference } from '../../texts/workPaths';
import { siteAt, textDifferences } from '../../texts/textDifferences';
import { TextEditor } from './editor';
import { Refusal } from '../../texts/Refusal';
import type { Endpoint } from './guard';
import { SavedFiles } from './savedFiles';
import { readLanguage } from '../../texts/editableTexts';

/** Returns the endpoints that read and change the texts of a project, and those of the work list. */
export function editingEndpoints(root: string): Endpoint[] {
  const editor = new TextEditor(root, new SavedFiles(root));
  const get = (address: string, answer: Endpoint['answer']): Endpoint => ({ path: address, method: 'GET', answer });
  const post = (address: string, answer: Endpoint['answer']): Endpoint => ({ path: address, method: 'POST', answer });
  const languageIn = (query: URLSearchParams) => query.get('language') ?? '';
  return [
    { ...get(editingPaths.picture, ({ query }) => pictureOf(root, query)), isOpen: true },
    get(editingPaths.texts, ({ query }) => editor.texts(languageIn(query), query.get('page') ?? undefined)),
    post(editingPaths.save, async ({ json }) => editor.save(await json(textChangeSchema))),
    post(editingPaths.undo, () => editor.undo()),
    get(workPaths.changes, ({ query }) => changedTexts(root, languageIn(query))),
    get(workPaths.problems, ({ query }) => problemsIn(root, languageIn(query))),
  ];
}

/** Returns the picture of a text (`?text=home:hero.title`). Throws a Refusal where there is none. */
function pictureOf(root: string, query: URLSearchParams): Buffer {
  const file = readPictures(root).pathOf(query.get('text') ?? '');
  if (file === undefined || !existsSync(path.join(root, file))) throw new Refusal(404, 'there is no such picture');
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
