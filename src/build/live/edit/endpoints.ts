import { z } from 'zod';
import { editingPaths, type TextChange } from '../../../model/editing';
import { Editor } from './editor';
import type { Endpoint } from './guard';

const changeSchema: z.ZodType<TextChange> = z.strictObject({
  language: z.string(),
  id: z.string(),
  text: z.string(),
  before: z.string(),
  reviewed: z.boolean().optional(),
  despiteErrors: z.boolean().optional(),
});

/** The endpoints that read and change texts of a project, by path. */
export function editingEndpoints(root: string, token: string): Record<string, Endpoint> {
  const editor = new Editor(root);
  return {
    [editingPaths.token]: { method: 'GET', isOpen: true, answer: () => ({ token }) },
    [editingPaths.texts]: {
      method: 'GET',
      answer: ({ query }) => editor.texts(query.get('language') ?? '', query.get('page') ?? undefined),
    },
    [editingPaths.check]: {
      method: 'POST',
      answer: async ({ json }) => editor.check(await json(changeSchema)),
    },
    [editingPaths.save]: {
      method: 'POST',
      answer: async ({ json }) => editor.save(await json(changeSchema)),
    },
    [editingPaths.undo]: { method: 'POST', answer: () => editor.undo() },
  };
}
