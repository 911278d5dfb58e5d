import { useState } from 'react';
import type { Problem } from '../../model/problem';
import { workPaths } from '../../model/work';
import { Button } from '../Button';
import { stack } from '../edit/editStyles';
import { ProblemList } from '../ProblemList';
import { useAnswer } from './useAnswer';

/** A button that runs the checks of a language, and what they found. */
export function CheckResults({ language }: { language: string }) {
  const [run, setRun] = useState(0);
  return (
    <div css={stack}>
      <p>
        <Button onClick={() => setRun(run + 1)}>Run the checks</Button>
      </p>
      {run > 0 && <Results key={run} language={language} />}
    </div>
  );
}

function Results({ language }: { language: string }) {
  const { answer, error } = useAnswer<readonly Problem[]>(`${workPaths.problems}?${new URLSearchParams({ language })}`);
  const errors = answer?.filter(({ severity }) => severity === 'error').length ?? 0;
  return (
    <>
      <p role="status">
        {error || (answer ? `${errors} errors, ${answer.length - errors} warnings` : 'The checks are running …')}
      </p>
      {answer && <ProblemList problems={answer} />}
    </>
  );
}
