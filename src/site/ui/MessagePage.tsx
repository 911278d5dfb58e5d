import { css } from '@emotion/react';
import type { ReactNode } from 'react';
import { container } from './container';
import { H1 } from './elements';
import { sideBySide } from './sideBySide';

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
      <div css={{ display: 'grid', gap: 'var(--space-sm)', justifyItems: 'start' }}>
        <H1>{title}</H1>
        {text}
      </div>
      {picture}
      {children}
    </div>
  );
}

const page = css(sideBySide([5, 6], 'var(--space-2xl)', 'center'), {
  paddingBlock: 'var(--space-2xl) var(--section)',
  '& > section, & > nav': { display: 'grid', gap: 18, alignSelf: 'start' },
  '& > section > h2, & > nav > h2': { fontSize: 'var(--text-h3)', lineHeight: 'var(--leading-h3)' },
});
