import type { ReactNode } from 'react';
import { css } from '@emotion/react';
import { H1, H2, P } from './elements';

interface SectionHeadingProps {
  id?: string;
  title: ReactNode;
  lede?: ReactNode;
  level?: 1 | 2;
}

/** A section's heading and introduction. */
export function SectionHeading({ id, title, lede, level = 2 }: SectionHeadingProps) {
  const Heading = level === 1 ? H1 : H2;
  return (
    <header css={heading}>
      <Heading id={id}>{title}</Heading>
      {lede && <P css={ledeStyle}>{lede}</P>}
    </header>
  );
}

/** Styles of an introduction. */
export const ledeStyle = css({
  maxWidth: '62ch',
  color: 'var(--ink2)',
  fontSize: 'var(--text-lede)',
  lineHeight: 'max(1.5, var(--leading-body) - .1)',
});

const heading = css({
  display: 'grid',
  gap: 'var(--space-xs)',
  maxWidth: '52rem',
  marginBlockEnd: 'clamp(16px, 3vw, 40px)',
  '& > p': { textWrap: 'balance' },
});
