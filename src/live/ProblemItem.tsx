import type { Problem } from '../model/problem';
import { CopyButton } from './CopyButton';

/** A mistake as an item of a list: its place, which can be copied, what was found, what is expected and what to do. */
export function ProblemItem({ file, line, column, found, expected, fix }: Problem) {
  const place = `${file}:${line}:${column}`;
  return (
    <li>
      <CopyButton text={place}>{place}</CopyButton>
      {Object.entries({ found, expected, fix }).map(
        ([name, words]) =>
          words && (
            <p key={name}>
              <b>{name}</b> {words}
            </p>
          ),
      )}
    </li>
  );
}
