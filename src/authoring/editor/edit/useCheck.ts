import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { editingPaths, type CheckResult, type SaveResult, type TextChange } from '../../texts/editing';
import type { Problem } from '../../../content/problem';
import { request } from './requests';

/** Returns what the checks say of a change that is not saved, once nothing was typed for 300 ms. */
export function useCheck(change: TextChange, isOn: boolean): readonly Problem[] {
  const { data = [] } = useQuery({
    queryKey: [editingPaths.save, change],
    queryFn: async ({ signal }) => {
      await new Promise((resolve) => setTimeout(resolve, 300));
      signal.throwIfAborted();
      const answer = await request<SaveResult | CheckResult>(editingPaths.save, {
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
