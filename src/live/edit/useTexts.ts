import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useEffect } from 'react';
import { editingPaths, type EditableText } from '../../model/editing';
import { workPaths } from '../../model/work';
import { request } from './requests';
import type { OnSaved } from './useSave';

/** The texts of a page (`/features/qms`), or all of a language, most visible first; read again when `version` changes; why they cannot be read. */
export function useTexts(language: string, page?: string, version?: unknown) {
  const client = useQueryClient();
  const path =
    page === undefined
      ? `${workPaths.texts}?${new URLSearchParams({ language })}`
      : `${editingPaths.texts}?${new URLSearchParams({ language, page })}`;
  const { data, error, refetch } = useQuery({
    queryKey: [path],
    queryFn: () => request<readonly EditableText[]>(path),
  });
  useEffect(() => void refetch(), [refetch, version]);
  const replace: OnSaved = (text, previousId) =>
    client.setQueryData<readonly EditableText[]>([path], (all) =>
      all?.map((one) => (one.id === previousId ? text : one)),
    );
  return { texts: data ?? none, error: error?.message, load: refetch, replace };
}

const none: readonly EditableText[] = [];
