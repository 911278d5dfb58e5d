import { css } from '@emotion/react';
import { useQueryClient } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import { formatProblemCounts, type Problem } from '../../content/problem';
import { editingPaths } from '../texts/editing';
import { place, stack, surface } from './edit/editStyles';

/**
 * Mistakes of writers and translators over the edge of the page, which shows the last valid text; gone once they are fixed.
 * After each save, everything that was asked of the live server is asked again.
 */
export function ProblemPanel() {
  const client = useQueryClient();
  const [problems, setProblems] = useState<readonly Problem[]>([]);
  useEffect(() => {
    const events = new EventSource(editingPaths.events);
    events.addEventListener('saved', () => void client.invalidateQueries());
    events.onmessage = ({ data }: MessageEvent<string>) => setProblems(JSON.parse(data));
    return () => events.close();
  }, [client]);
  if (problems.length === 0) return null;
  return (
    <aside
      lang="en"
      dir="ltr"
      aria-label="Mistakes in content and locales"
      css={[surface, stack, panel]}
      data-live="problems"
    >
      <p role="alert" css={{ fontWeight: 700 }}>
        {formatProblemCounts(problems)} in content/ or locales/
      </p>
      <details open>
        <summary>
          What cannot be read is shown as it last was. Once the file is fixed and saved, this panel closes.
        </summary>
        <ProblemList problems={problems} />
      </details>
    </aside>
  );
}

/** Mistakes, each with its place, what was found, what is expected and what to do. */
export function ProblemList({ problems }: { problems: readonly Problem[] }) {
  return (
    <ol css={stack}>
      {problems.map(({ severity, file, line, column, found, expected, fix }) => (
        <li key={[file, line, column, found, expected].join()}>
          <b>{severity === 'error' ? 'Error' : 'Warning'}</b> <code css={place}>{`${file}:${line}:${column}`}</code>
          <p>
            found {found}; expected {expected}
          </p>
          {fix && <p>{fix}</p>}
        </li>
      ))}
    </ol>
  );
}

const panel = css({
  position: 'fixed',
  zIndex: 2147483000,
  right: 0,
  top: 0,
  width: 'min(100%, 25rem)',
  maxHeight: '45vh',
  overflow: 'auto',
  padding: 20,
  background: '#5b1220',
});
