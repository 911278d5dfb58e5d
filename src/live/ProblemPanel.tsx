import { css } from '@emotion/react';
import { useEffect, useState } from 'react';
import type { Problem } from '../model/problem';
import { Button } from './Button';
import { ProblemList } from './ProblemList';

/** Mistakes of writers and translators over the edge of the page, which shows the last valid text; gone once they are fixed. */
export function ProblemPanel() {
  const problems = useProblems();
  const [hidden, setHidden] = useState<readonly Problem[]>();
  const shown = problems.length > 0 && problems !== hidden;
  return (
    <aside
      lang="en"
      dir="ltr"
      aria-label="Mistakes in content and locales"
      css={shown ? panel : undefined}
      data-live="problems"
    >
      <p role="status" css={shown ? heading : unseen}>
        {shown && summary(problems)}
      </p>
      {shown && (
        <>
          <p>What cannot be read is shown as it last was. Once the file is fixed and saved, this panel closes.</p>
          <ProblemList problems={problems} />
          <Button onClick={() => setHidden(problems)}>Hide until the next save</Button>
        </>
      )}
    </aside>
  );
}

/** What is wrong in content/ and locales/ at this moment, as the live server finds it at every save. */
function useProblems(): readonly Problem[] {
  const [problems, setProblems] = useState<readonly Problem[]>([]);
  useEffect(() => {
    // A frame's mistakes are its page's, and a browser opens only six connections to a server at once.
    if (window.parent !== window) return;
    const events = new EventSource('/__camre/problems');
    events.onmessage = ({ data }: MessageEvent<string>) => setProblems(JSON.parse(data));
    return () => events.close();
  }, []);
  return problems;
}

function summary(problems: readonly Problem[]): string {
  const errors = problems.filter(({ severity }) => severity === 'error').length;
  return `${errors} ${errors === 1 ? 'error' : 'errors'} and ${problems.length - errors} warnings in content/ or locales/`;
}

const unseen = css({ position: 'absolute', clipPath: 'inset(50%)' });
const heading = css({ fontSize: 18, fontWeight: 700 });

const panel = css({
  position: 'fixed',
  zIndex: 2147483000,
  right: 0,
  top: 0,
  width: '100%',
  maxHeight: '45vh',
  overflow: 'auto',
  padding: 20,
  color: '#fff',
  background: '#5b1220',
  font: '15px/1.45 system-ui, sans-serif',
  overflowWrap: 'anywhere',
  '@media (min-width: 900px)': { width: '25rem' },
  '& p': { margin: '0 0 6px' },
  '& ol': { display: 'grid', gap: 14, margin: '14px 0', padding: 0, listStyle: 'none' },
  '& button': {
    padding: '8px 14px',
    color: '#5b1220',
    background: '#fff',
    border: 0,
    borderRadius: 6,
    font: 'inherit',
  },
  '& li button': { marginBottom: 4, textAlign: 'start', overflowWrap: 'anywhere', cursor: 'copy' },
  '& :focus-visible': { outline: '3px solid #ffd166', outlineOffset: 2 },
});
