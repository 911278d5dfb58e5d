import type { ReactNode } from 'react';
import { css } from '@emotion/react';
import { container } from './container';
import { SectionHeading } from './SectionHeading';

interface SectionProps {
  tone?: 'paper' | 'sunken' | 'heather' | 'slate';
  id?: string;
  labelledBy?: string;
  /** The text of the heading, and an introduction; not for a section whose heading is among its children. */
  title?: ReactNode;
  lede?: ReactNode;
  className?: string;
  children: ReactNode;
}

/** A full-bleed band of the page with its content in the container. */
export function Section({ tone = 'paper', labelledBy, title, lede, children, ...section }: SectionProps) {
  return (
    <section {...section} data-tone={tone} aria-labelledby={labelledBy} css={band}>
      <div css={container}>
        {title && <SectionHeading id={labelledBy} title={title} lede={lede} />}
        {children}
      </div>
    </section>
  );
}

const band = css({
  paddingBlock: 'var(--section)',
  '&[data-tone="sunken"]': { background: 'var(--sunken)' },
  '&[data-tone="heather"]': { background: 'var(--heather-100)' },
  // Adjacent sections on the same background share one gap.
  '&[data-tone="paper"] + &[data-tone="paper"], &[data-tone="sunken"] + &[data-tone="sunken"]': {
    paddingBlockStart: 0,
  },
  '@media (forced-colors: active)': {
    '&:not([data-tone="paper"])': { borderBlock: '1px solid CanvasText' },
  },
});
