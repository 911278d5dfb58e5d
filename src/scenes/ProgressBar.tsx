import { css } from '@emotion/react';

/** A progress bar of three parts: done, started, open. */
export function ProgressBar({ done, started = 0, open = 0 }: { done: number; started?: number; open?: number }) {
  return (
    <div css={meter}>
      <i css={fern} style={{ flexGrow: done }} />
      {started > 0 && <i css={gorse} style={{ flexGrow: started }} />}
      {open > 0 && <i css={grey} style={{ flexGrow: open }} />}
    </div>
  );
}

const meter = css({
  display: 'flex',
  gap: '.25em',
  forcedColorAdjust: 'none',
  '& i': {
    blockSize: '.5em',
    borderRadius: '.25em',
    borderEndEndRadius: '.08em',
  },
});

const fern = css({ background: 'var(--fern)' });
const gorse = css({ background: 'var(--gorse)' });
const grey = css({ background: 'var(--line)' });
