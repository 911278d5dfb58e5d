import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useEffect } from 'react';
import type { EditableText } from '../../model/editing';
import { getTexts } from './requests';
import type { OnSaved } from './useSave';

/** The texts of a page, or all of a language, read again when `version` changes; why they cannot be read. */
export function useTexts(language: string, page?: string, version?: unknown) {
  const client = useQueryClient();
  const queryKey = ['texts', language, page];
  const { data, error, refetch } = useQuery({ queryKey, queryFn: () => getTexts(language, page) });
  useEffect(() => void refetch(), [refetch, version]);
  const replace: OnSaved = (text, previousId) =>
    client.setQueryData<readonly EditableText[]>(queryKey, (all) =>
      all?.map((one) => (one.id === previousId ? text : one)),
    );
  return { texts: data ?? none, error: error?.message, load: refetch, replace };
}

const none: readonly EditableText[] = [];
