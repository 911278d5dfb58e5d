import { keepPreviousData, useQuery } from '@tanstack/react-query';
import type { CheckResult, PageChange, PageResult, SaveResult, TextChange } from '../../texts/editing';
import type { Problem } from '../../../content/problem';
import { request } from './requests';

/** Returns what the checks say of a change that is not saved, once nothing was typed for 300 ms. */
export function useCheck(path: string, change: TextChange | PageChange, isOn: boolean): readonly Problem[] {
  const { data = [] } = useQuery({
    queryKey: [path, change],
    queryFn: async ({ signal }) => {
      await new Promise((resolve) => setTimeout(resolve, 300));
      signal.throwIfAborted();
      const answer = await request<SaveResult | PageResult | CheckResult>(path, {
        body: { ...change, onlyCheck: true },
        signal,
      });
      return 'problems' in answer ? answer.problems : [];
    },
    enabled: isOn,
    placeholderData: keepPreviousData,
  });
  return isOn ? data : [];
}
