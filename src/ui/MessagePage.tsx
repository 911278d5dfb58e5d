import { css } from '@emotion/react';
import type { ReactNode } from 'react';
import { from } from './breakpoints';
import { container } from './container';

interface MessagePageProps {
  title: string;
  text: ReactNode;
  picture: ReactNode;
  /** Sections or navigation below. */
  children?: ReactNode;
}

/** A page with one message next to a picture, such as “Page not found”. */
export function MessagePage({ title, text, picture, children }: MessagePageProps) {
  return (
    <div css={[container, page]}>
      <div css={message}>
        <h1>{title}</h1>
        {text}
      </div>
      {picture}
      {children}
    </div>
  );
}

const page = css({
  display: 'grid',
  gap: 'clamp(40px, 6vw, 72px)',
  alignItems: 'center',
  paddingBlock: 'clamp(44px, 5vw, 64px) var(--section)',
  '& > *': { minWidth: 0 },
  '& > section, & > nav': { display: 'grid', gap: 18, alignSelf: 'start' },
  '& > section > h2, & > nav > h2': { fontSize: 'var(--text-h3)', lineHeight: 'var(--leading-h3)' },
  [from.wide]: { gridTemplateColumns: 'minmax(0, 5fr) minmax(0, 6fr)' },
});

const message = css({ display: 'grid', gap: 'clamp(16px, 2vw, 24px)', justifyItems: 'start' });
