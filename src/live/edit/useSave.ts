import { useState } from 'react';
import { editingPaths, type EditableText, type SavedData, type SaveResult, type TextChange } from '../../model/editing';
import { readDrafts, setDraft } from './drafts';
import { request } from './requests';

/** Why a text was not saved. */
export type Refusal = Exclude<SaveResult, { result: 'saved' }>;

/**
 * Called with a text that was saved, the id that it had before (the id of an English page's text changes with it) and what
 * the page shows from now on.
 */
export type OnSaved = (text: EditableText, previousId: string, shown?: SavedData) => void;

/** Saves those of the texts that were changed, that are stale or whose review is new; says how that ended. */
export function useSave(texts: readonly EditableText[], isReviewed: boolean, onSaved: OnSaved) {
  const [refusal, setRefusal] = useState<Refusal>();
  const [status, setStatus] = useState('');
  const save = async (despiteErrors?: true): Promise<boolean> => {
    setRefusal(undefined);
    setStatus('Saving …');
    try {
      let count = 0;
      for (const { language, id, text, state, reviewed } of texts) {
        const draft = readDrafts(language)[id];
        if (!draft && (text === '' || (state === 'translated' && (reviewed || !isReviewed)))) continue;
        const { text: value, before } = draft ?? { text, before: text };
        const change: TextChange = { language, id, text: value, before, reviewed: isReviewed, despiteErrors };
        const answer = await request<SaveResult>(editingPaths.save, { body: change });
        if (answer.result !== 'saved') {
          setRefusal(answer);
          setStatus('');
          return false;
        }
        count += 1;
        setDraft(language, id, undefined);
        onSaved(answer.text, id, answer.shown);
      }
      setStatus(count > 0 ? 'Saved.' : 'Nothing to save: the text is as it was.');
      return true;
    } catch (error) {
      setStatus(`Not saved. ${error instanceof Error ? error.message : String(error)}`);
      return false;
    }
  };
  return { refusal, status, save };
}
