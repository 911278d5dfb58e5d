import { css } from '@emotion/react';
import type { ProseComponentProps } from '../../shell/prose/Prose';
import { Details } from '../../ui/Details';

/** A note that only those open who want to know more (MDX: Note). */
export function ClosedNote({ props: { title }, children }: ProseComponentProps) {
  return (
    <Details summary={title} css={note}>
      {children}
    </Details>
  );
}

const note = css({
  fontSize: 'var(--text-small)',
  '& > summary': { color: 'var(--hue)', fontWeight: 640 },
});
