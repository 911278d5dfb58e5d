import { css } from '@emotion/react';
import { useState } from 'react';
import type { Problem } from '../model/problem';
import { CopyButton } from './CopyButton';
import { useProblems } from './useProblems';

/** Mistakes of writers and translators over the edge of the page, which goes on showing what was last whole; gone once they are fixed. */
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
          <p css={note}>
            What cannot be read is shown as it last was. Once the file is fixed and saved, this panel closes.
          </p>
          <ol css={list}>
            {problems.map((problem) => (
              <Row key={JSON.stringify(problem)} {...problem} />
            ))}
          </ol>
          <button type="button" css={button} onClick={() => setHidden(problems)}>
            Hide until the next save
          </button>
        </>
      )}
    </aside>
  );
}

function summary(problems: readonly Problem[]): string {
  const errors = problems.filter(({ severity }) => severity === 'error').length;
  return `${errors} ${errors === 1 ? 'error' : 'errors'} and ${problems.length - errors} warnings in content/ or locales/`;
}

function Row({ file, line, column, found, expected, fix }: Problem) {
  const place = `${file}:${line}:${column}`;
  return (
    <li>
      <CopyButton text={() => place} css={placeStyle}>
        {place}
      </CopyButton>
      <dl css={words}>
        <dt>found</dt>
        <dd>{found}</dd>
        <dt>expected</dt>
        <dd>{expected}</dd>
        {fix && (
          <>
            <dt>fix</dt>
            <dd>{fix}</dd>
          </>
        )}
      </dl>
    </li>
  );
}

const wide = '@media (min-width: 900px)';
const width = '25rem';

const panel = css({
  position: 'fixed',
  zIndex: 2147483000,
  right: 0,
  bottom: 0,
  width: '100%',
  maxHeight: '45vh',
  overflow: 'auto',
  padding: 20,
  color: '#fff',
  background: '#5b1220',
  font: '15px/1.45 system-ui, sans-serif',
  [wide]: { top: 0, width, maxHeight: 'none' },
});

const unseen = css({ position: 'absolute', clipPath: 'inset(50%)' });
const heading = css({ margin: 0, fontSize: 18, fontWeight: 700 });
const note = css({ margin: '6px 0 14px', color: '#ffd9de' });
const list = css({ display: 'grid', gap: 14, margin: '0 0 16px', padding: 0, listStyle: 'none' });
const mono = 'ui-monospace, monospace';

const button = css({
  padding: '8px 14px',
  color: '#5b1220',
  background: '#fff',
  border: 0,
  borderRadius: 6,
  font: 'inherit',
  fontWeight: 600,
  cursor: 'pointer',
  '&:focus-visible': { outline: '3px solid #ffd166', outlineOffset: 2 },
});

const placeStyle = css({
  padding: 0,
  color: '#ffd166',
  background: 'none',
  border: 0,
  font: `13px/1.5 ${mono}`,
  textAlign: 'start',
  textDecoration: 'underline',
  overflowWrap: 'anywhere',
  cursor: 'copy',
  '&:focus-visible': { outline: '3px solid #fff', outlineOffset: 2 },
});

const words = css({
  display: 'grid',
  gridTemplateColumns: 'auto 1fr',
  gap: '2px 12px',
  margin: '4px 0 0',
  '& > dt': { color: '#ffd9de' },
  '& > dd': { margin: 0, overflowWrap: 'anywhere' },
});
