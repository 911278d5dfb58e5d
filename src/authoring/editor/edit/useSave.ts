import { useMutation } from '@tanstack/react-query';
import { editingPaths, type EditableText, type SaveResult, type TextChange } from '../../texts/editing';
import { readUnsaved, setUnsaved } from './unsavedTexts';
import { request } from './requests';

/** Why a text was not saved. */
export type FailedSave = Exclude<SaveResult, { result: 'saved' }>;

/** Called with a text as its file now has it, and the id that it had before: that of an English page's text changes with it. */
export type OnSaved = (text: EditableText, previousId: string) => void;

/** Saves those of the texts that were changed, that are stale or whose review is new; says how that ended. */
export function useSave(texts: readonly EditableText[], isReviewed: boolean, onSaved: OnSaved) {
  const { mutate, data, error, isPending } = useMutation({
    mutationFn: async ({ despiteErrors }: Pick<TextChange, 'despiteErrors'>) => {
      let count = 0;
      for (const { language, id, target, state, reviewed } of texts) {
        const unsaved = readUnsaved(language)[id];
        if (!unsaved && (target === '' || (state === 'translated' && (reviewed || !isReviewed)))) continue;
        const { text, before } = unsaved ?? { text: target, before: target };
        const change: TextChange = { language, id, text, before, reviewed: isReviewed, despiteErrors };
        const answer = await request<SaveResult>(editingPaths.save, { body: change });
        if (answer.result === 'refused') return { failure: answer };
        setUnsaved(language, id, undefined);
        if (answer.result === 'changed') {
          setUnsaved(language, answer.text.id, unsaved);
          onSaved(answer.text, id);
          return { failure: answer };
        }
        count += 1;
        onSaved(answer.text, id);
      }
      return { status: count > 0 ? 'Saved.' : 'Nothing to save: the text is as it was.' };
    },
  });
  const failure = error && `Not saved. ${error.message}`;
  return {
    save: mutate,
    failure: data?.failure,
    status: failure ?? data?.status ?? (isPending ? 'Saving …' : ''),
  };
}
