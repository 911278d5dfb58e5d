import { editingPaths, newPageSchema, pageChangeSchema, textChangeSchema } from '../../../model/editing';
import { Editor } from './editor';
import type { Endpoint } from './guard';
import { PageEditor } from './pageEditor';
import { pictureOf } from './pictures';
import { SavedFiles } from './savedFiles';

/** The endpoints that read and change texts and pages of a project. */
export function editingEndpoints(root: string, token: string): Endpoint[] {
  const saved = new SavedFiles(root);
  const [editor, pages] = [new Editor(root, saved), new PageEditor(root, saved)];
  const get = (path: string, answer: Endpoint['answer']): Endpoint => ({ path, method: 'GET', answer });
  const post = (path: string, answer: Endpoint['answer']): Endpoint => ({ path, method: 'POST', answer });
  return [
    { ...get(editingPaths.token, () => ({ token })), isOpen: true },
    { ...get(editingPaths.picture, ({ query }) => pictureOf(root, query)), isOpen: true },
    get(editingPaths.texts, ({ query }) => editor.texts(query.get('language') ?? '', query.get('page') ?? undefined)),
    post(editingPaths.check, async ({ json }) => editor.check(await json(textChangeSchema))),
    post(editingPaths.save, async ({ json }) => editor.save(await json(textChangeSchema))),
    post(editingPaths.undo, () => editor.undo()),
    get(editingPaths.page, ({ query }) => pages.page(query.get('page') ?? '')),
    post(editingPaths.page, async ({ json }) => pages.change(await json(pageChangeSchema))),
    post(editingPaths.newPage, async ({ json }) => pages.create(await json(newPageSchema))),
  ];
}
