import type { Problem } from '../../content/problem';
import { Button } from './Button';
import { CopyButton } from './CopyButton';
import { stack } from './edit/editStyles';

interface ProblemListProps {
  problems: readonly Problem[];
  /** Saves all the same, where that is possible. */
  onForce?: () => void;
}

/** Mistakes, each with its place, which can be copied, what was found, what is expected and what to do. */
export function ProblemList({ problems, onForce }: ProblemListProps) {
  return (
    <>
      <ol css={stack}>
        {problems.map(({ file, line, column, found, expected, fix }) => (
          <li key={[file, line, column, found, expected].join()}>
            <CopyButton place={`${file}:${line}:${column}`} />
            {Object.entries({ found, expected, fix }).map(
              ([name, words]) =>
                words && (
                  <p key={name}>
                    <b>{name}</b> {words}
                  </p>
                ),
            )}
          </li>
        ))}
      </ol>
      {onForce && (
        <p>
          <Button onClick={onForce}>Save in spite of the errors</Button>
        </p>
      )}
    </>
  );
}
