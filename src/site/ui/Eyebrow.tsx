import type { ReactNode } from 'react';
import { css } from '@emotion/react';
import { useWordBreaks } from './wordBreaks';

/** The first line of a page's heading, in small letters: what the page is about. */
export function Eyebrow({ children }: { children: ReactNode }) {
  const withBreaks = useWordBreaks();
  return (
    <>
      <span css={eyebrow} data-eyebrow="">
        {withBreaks(children)}
      </span>{' '}
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
