import { css } from '@emotion/react';
import type { ProseComponentProps } from '../../shell/prose/Prose';

/** A note that only those open who want to know more (MDX: Note). */
export function ClosedNote({ props: { title }, children }: ProseComponentProps) {
  return (
    <details css={note}>
      <summary>{title}</summary>
      {children}
    </details>
  );
}

const note = css({
  fontSize: 'var(--text-small)',
  '& > summary': { minHeight: 44, paddingBlock: 10, color: 'var(--hue)', fontWeight: 640, cursor: 'pointer' },
});
