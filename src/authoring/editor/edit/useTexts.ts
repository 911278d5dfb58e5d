import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useEffect } from 'react';
import { editingPaths, type EditableText } from '../../texts/editing';
import { queryOf } from './requests';
import type { OnSaved } from './useSave';

/**
 * Returns the texts of a page (`/features/qms`), or all of a language, most visible first; read again when `version`
 * changes; why they cannot be read.
 */
export function useTexts(language: string, page?: string, version?: unknown) {
  const client = useQueryClient();
  const query = queryOf<readonly EditableText[]>(editingPaths.texts, { language, ...(page !== undefined && { page }) });
  const { data: texts = none, error, refetch: load } = useQuery(query);
  useEffect(() => void load(), [load, version]);
  const replace: OnSaved = (text, previousId) =>
    client.setQueryData(query.queryKey, (all) => all?.map((one) => (one.id === previousId ? text : one)));
  return { texts, error: error?.message, load, replace };
}

const none: readonly EditableText[] = [];
