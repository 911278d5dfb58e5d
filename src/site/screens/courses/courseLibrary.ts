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

/** The query of the courses and roles of a language; it fails where the answer is not their index. */
export const courseLibrary = (language: string) => ({
  queryKey: ['courses', language],
  queryFn: ({ signal }: { signal: AbortSignal }) => fetchIndex(language, signal),
});

async function fetchIndex(language: string, signal: AbortSignal): Promise<SearchIndex> {
  const address = courseIndexFile(language);
  const index: unknown = await fetchInTime(address, (response) => response.json(), { signal });
  if (!isIndex(index)) throw new Error(`${address} is not the course index`);
  return index;
}

function isIndex(index: unknown): index is SearchIndex {
  return typeof index === 'object' && index !== null && 'courses' in index && 'roles' in index;
}
