import { css } from '@emotion/react';
import type { ReactNode } from 'react';
import { from } from './breakpoints';
import { container } from './container';
import { H1 } from './elements';

interface MessagePageProps {
  title: string;
  text: ReactNode;
  picture: ReactNode;
  children?: ReactNode;
}

/** A page with one message next to a picture, such as “Page not found”. */
export function MessagePage({ title, text, picture, children }: MessagePageProps) {
  return (
    <div css={[container, page]}>
      <div css={message}>
        <H1>{title}</H1>
        {text}
      </div>
      {picture}
      {children}
    </div>
  );
}

const page = css({
  display: 'grid',
  gap: 'var(--space-2xl)',
  alignItems: 'center',
  paddingBlock: 'var(--space-2xl) var(--section)',
  '& > *': { minWidth: 0 },
  '& > section, & > nav': { display: 'grid', gap: 18, alignSelf: 'start' },
  '& > section > h2, & > nav > h2': { fontSize: 'var(--text-h3)', lineHeight: 'var(--leading-h3)' },
  [from.wide]: { gridTemplateColumns: 'minmax(0, 5fr) minmax(0, 6fr)' },
});

const message = css({ display: 'grid', gap: 'var(--space-sm)', justifyItems: 'start' });
