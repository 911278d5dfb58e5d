import { QueryClient } from '@tanstack/react-query';
import type { SearchIndex } from '../../../content/data/roles';
import { courseIndexFile } from '../../searchFiles';
import { hasStalled } from '../../shell/atMost';
import { fetchInTime } from '../../shell/requests';

/** What the parts of the page have loaded, each thing once. */
export const client = new QueryClient({
  defaultOptions: {
    queries: {
      // A request that stalls has taken the visitor's patience already.
      retry: (failures, error) => failures < 3 && !hasStalled(error),
      gcTime: Infinity,
      staleTime: Infinity,
      networkMode: 'always',
    },
  },
});

/** The query of the courses and roles of a language. */
export const courseLibrary = (language: string) => ({
  queryKey: ['courses', language],
  queryFn: ({ signal }: { signal: AbortSignal }): Promise<SearchIndex> =>
    fetchInTime(courseIndexFile(language), (response) => response.json(), { signal }),
});
