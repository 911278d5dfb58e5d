import { useCallback, useEffect, useState } from 'react';
import type { EditableText } from '../../model/editing';
import { getTexts } from './requests';
import type { OnSaved } from './useSave';

/** The texts of a page, or all of a language, read again when `version` changes; why they cannot be read. */
export function useTexts(language: string, page?: string, version?: unknown) {
  const [texts, setTexts] = useState<readonly EditableText[]>([]);
  const [error, setError] = useState('');
  const load = useCallback(
    () =>
      getTexts(language, page).then(
        (found) => {
          setTexts(found);
          setError('');
        },
        (reason: unknown) => setError(reason instanceof Error ? reason.message : String(reason)),
      ),
    [language, page],
  );
  useEffect(() => void load(), [load, version]);
  const replace = useCallback<OnSaved>(
    (text, previousId) => setTexts((all) => all.map((one) => (one.id === previousId ? text : one))),
    [],
  );
  return { texts, error, load, replace };
}
