import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { readPictures } from '../../texts/editableTexts';
import { editingPaths, Refusal, textChangeSchema } from '../../texts/editing';
import { TextEditor } from './editor';
import type { Endpoint } from './guard';

/** Returns the endpoints that read and change the texts of a project. */
export function editingEndpoints(root: string): Endpoint[] {
  const editor = new TextEditor(root);
  const textsOf = (query: URLSearchParams) => editor.texts(query.get('language') ?? '', query.get('page') ?? undefined);
  return [
    { method: 'GET', path: editingPaths.texts, answer: textsOf },
    { method: 'GET', path: editingPaths.picture, answer: (query) => pictureOf(root, query.get('text')), isOpen: true },
    { method: 'POST', path: editingPaths.save, answer: (_, body) => editor.save(textChangeSchema.parse(body)) },
    { method: 'POST', path: editingPaths.undo, answer: () => editor.undo() },
  ];
}

function pictureOf(root: string, id: string | null): Buffer {
  const file = readPictures(root)(id ?? '');
  if (file === undefined || !existsSync(path.join(root, file))) throw new Refusal(404, 'there is no such picture');
  return readFileSync(path.join(root, file));
}
