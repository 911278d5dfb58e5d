import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { readPictures } from '../../../content/strings/textPictures';
import { editingPaths, Refusal, textChangeSchema } from '../../texts/editing';
import { TextEditor } from './editor';
import type { Endpoint } from './guard';

/** Returns the endpoints that read and change the texts of a project. */
export function editingEndpoints(root: string): Endpoint[] {
  const editor = new TextEditor(root);
  const get = (address: string, answer: Endpoint['answer']): Endpoint => ({ method: 'GET', path: address, answer });
  const post = (address: string, answer: Endpoint['answer']): Endpoint => ({ method: 'POST', path: address, answer });
  return [
    get(editingPaths.texts, (query) => editor.texts(query.get('language') ?? '', query.get('page') ?? undefined)),
    { ...get(editingPaths.picture, (query) => pictureOf(root, query.get('text') ?? '')), isOpen: true },
    post(editingPaths.save, (_, body) => editor.save(textChangeSchema.parse(body))),
    post(editingPaths.undo, () => editor.undo()),
  ];
}

function pictureOf(root: string, id: string): Buffer {
  const file = readPictures(root).pathOf(id);
  if (file === undefined || !existsSync(path.join(root, file))) throw new Refusal(404, 'there is no such picture');
  return readFileSync(path.join(root, file));
}
