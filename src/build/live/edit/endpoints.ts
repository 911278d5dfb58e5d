import { z } from 'zod';
import { editingPaths, type NewPage, type PageChange, type TextChange } from '../../../model/editing';
import { Editor } from './editor';
import type { Endpoint } from './guard';
import { PageEditor } from './pageEditor';
import { pictureOf } from './pictures';
import { SavedFiles } from './savedFiles';

const textChangeSchema: z.ZodType<TextChange> = z.strictObject({
  language: z.string(),
  id: z.string(),
  text: z.string(),
  before: z.string(),
  reviewed: z.boolean().optional(),
  despiteErrors: z.boolean().optional(),
});

const pageChangeSchema: z.ZodType<PageChange> = z.strictObject({
  path: z.string(),
  before: z.string(),
  change: z.discriminatedUnion('action', [
    z.strictObject({ action: z.literal('add'), after: z.string(), kind: z.string() }),
    z.strictObject({ action: z.enum(['up', 'down', 'remove']), block: z.string() }),
    z.strictObject({ action: z.literal('write'), text: z.string() }),
  ]),
  onlyCheck: z.boolean().optional(),
  despiteErrors: z.boolean().optional(),
});

const newPageSchema: z.ZodType<NewPage> = z.strictObject({
  kind: z.enum(['features', 'courses']),
  slug: z.string(),
  name: z.string(),
});

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
