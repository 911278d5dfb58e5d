import { css } from '@emotion/react';
import { useEffect, useState } from 'react';
import { editingPaths } from '../texts/editing';
import { announceSave } from './saves';
import { formatProblemCounts, type Problem } from '../../content/problem';
import { visuallyHidden } from '../../site/ui/visuallyHidden';
import { Button } from './Button';
import { stack, surface } from './edit/editStyles';
import { ProblemList } from './ProblemList';

/**
 * Mistakes of writers and translators over the edge of the page, which shows the last valid text; gone once they are fixed.
 */
export function ProblemPanel() {
  const [problems, setProblems] = useState<readonly Problem[]>([]);
  const [hidden, setHidden] = useState<readonly Problem[]>();
  useEffect(() => {
    // A frame's mistakes are its page's, and a browser opens only six connections to a server at once.
    if (window.parent !== window) return;
    const events = new EventSource(editingPaths.events);
    events.addEventListener('saved', announceSave);
    events.onmessage = ({ data }: MessageEvent<string>) => setProblems(JSON.parse(data));
    return () => events.close();
  }, []);
  const shown = problems.length > 0 && problems !== hidden;
  return (
    <aside
      lang="en"
      dir="ltr"
      aria-label="Mistakes in content and locales"
      css={shown && [surface, stack, panel]}
      data-live="problems"
    >
      <p role="status" css={shown ? heading : visuallyHidden}>
        {shown && `${formatProblemCounts(problems)} in content/ or locales/`}
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
  background: '#5b1220',
  '@media (min-width: 900px)': { width: '25rem' },
});
