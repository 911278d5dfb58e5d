import { css } from '@emotion/react';
import type { ReactNode } from 'react';
import { SteppingStones } from '../../scenes/SteppingStones';
import { from } from '../../ui/breakpoints';
import { container } from '../../ui/container';

interface AfterwardsProps {
  arrived: boolean;
  title: string;
  children: ReactNode;
  /** Where to go from here. */
  aside?: ReactNode;
}

/** What follows on a contact form that was sent without JavaScript: how it went. */
export function Afterwards({ arrived, title, children, aside }: AfterwardsProps) {
  return (
    <div css={[container, screen]}>
      <div css={words}>
        <h1>{title}</h1>
        {children}
      </div>
      <SteppingStones slipped={!arrived} />
      {aside && <div css={further}>{aside}</div>}
    </div>
  );
}

const screen = css({
  display: 'grid',
  gap: 'clamp(40px, 6vw, 72px)',
  alignItems: 'center',
  paddingBlock: 'clamp(32px, 5vw, 64px) var(--section)',
  '& > *': { minWidth: 0 },
  [from.wide]: { gridTemplateColumns: 'minmax(0, 5fr) minmax(0, 6fr)' },
});

const words = css({ display: 'grid', gap: 'clamp(16px, 2vw, 24px)', justifyItems: 'start' });

const further = css({
  display: 'grid',
  gap: 14,
  alignSelf: 'start',
  '& > h2': { fontSize: 'var(--text-h3)', lineHeight: 'var(--leading-h3)' },
});
