import { useQuery } from '@tanstack/react-query';
import type { Problem } from '../../model/problem';
import { workPaths } from '../../model/work';
import { Button } from '../Button';
import { stack } from '../edit/editStyles';
import { request } from '../edit/requests';
import { ProblemList } from '../ProblemList';

/** A button that runs the checks of a language, and what they found. */
export function CheckResults({ language }: { language: string }) {
  const path = `${workPaths.problems}?${new URLSearchParams({ language })}`;
  const { data, error, isFetching, refetch } = useQuery({
    queryKey: [path],
    queryFn: ({ signal }) => request<readonly Problem[]>(path, { signal }),
    enabled: false,
  });
  const problems = isFetching || error ? undefined : data;
  const errors = problems?.filter(({ severity }) => severity === 'error').length ?? 0;
  return (
    <div css={stack}>
      <p>
        <Button onClick={() => void refetch()}>Run the checks</Button>
      </p>
      <p role="status">
        {isFetching ? 'The checks are running …' : error?.message}
        {problems && `${errors} errors, ${problems.length - errors} warnings`}
      </p>
      {problems && <ProblemList problems={problems} />}
    </div>
  );
}
