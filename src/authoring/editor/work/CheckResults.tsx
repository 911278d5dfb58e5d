import { useQuery } from '@tanstack/react-query';
import { formatProblemCounts, type Problem } from '../../../content/problem';
import { workPaths } from '../../texts/workPaths';
import { Button } from '../Button';
import { stack } from '../edit/editStyles';
import { queryOf } from '../edit/requests';
import { ProblemList } from '../ProblemList';

/** A button that runs the checks of a language, and what they found. */
export function CheckResults({ language }: { language: string }) {
  const { data, error, isFetching, refetch } = useQuery({
    ...queryOf<readonly Problem[]>(workPaths.problems, { language }),
    enabled: false,
  });
  const problems = isFetching || error ? undefined : data;
  return (
    <div css={stack}>
      <p>
        <Button onClick={() => void refetch()}>Run the checks</Button>
      </p>
      <p role="status">
        {isFetching ? 'The checks are running …' : error?.message}
        {problems && formatProblemCounts(problems)}
      </p>
      {problems && <ProblemList problems={problems} />}
    </div>
  );
}
