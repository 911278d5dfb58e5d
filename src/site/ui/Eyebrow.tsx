import type { ReactNode } from 'react';
import { css } from '@emotion/react';
import { Span } from './elements';

/** The first line of a page's heading, in small letters: what the page is about. */
export function Eyebrow({ children }: { children: ReactNode }) {
  return (
    <>
      <Span css={eyebrow} data-eyebrow="">
        {children}
      </Span>{' '}
    </>
  );
}

const eyebrow = css({
  display: 'block',
  marginBlockEnd: '.6em',
  color: 'var(--fern)',
  fontSize: 'var(--text-body)',
  fontWeight: 660,
  letterSpacing: 0,
  lineHeight: 1.4,
});
