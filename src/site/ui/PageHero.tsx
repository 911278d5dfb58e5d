import type { ReactNode } from 'react';
import { css } from '@emotion/react';
import { from } from './breakpoints';
import { buttonRow } from './button';
import { container } from './container';
import { H1, P } from './elements';
import { Eyebrow } from './Eyebrow';
import { ledeStyle } from './SectionHeading';

interface PageHeroProps {
  eyebrow: ReactNode;
  title: ReactNode;
  lede: ReactNode;
  actions?: ReactNode;
  /** A decoration, shown on wide screens only. */
  picture?: ReactNode;
  /** A part of the page next to it. */
  children?: ReactNode;
}

/** A page's heading and introduction. The picture is first in the HTML, so that the text is painted at its final place. */
export function PageHero({ eyebrow, title, lede, actions, picture, children }: PageHeroProps) {
  return (
    <div css={[container, hero]}>
      <div css={decoration} aria-hidden="true" data-print="hide">
        {picture}
      </div>
      <div css={words}>
        <H1>
          <Eyebrow>{eyebrow}</Eyebrow>
          {title}
        </H1>
        <P css={ledeStyle}>{lede}</P>
        {actions && <div css={[buttonRow, { marginBlockStart: 'var(--space-xs)' }]}>{actions}</div>}
      </div>
      {children}
    </div>
  );
}

const hero = css({
  display: 'grid',
  gap: 'var(--space-2xl)',
  alignItems: 'center',
  paddingBlock: 'var(--space-2xl)',
  '& > *': { minWidth: 0 },
  [from.wide]: { gridTemplateColumns: 'minmax(0, 1fr) auto' },
});

const words = css({
  display: 'grid',
  gap: 'var(--space-sm)',
  justifyItems: 'start',
  maxWidth: '40rem',
  gridArea: '1 / 1',
});

const decoration = css({
  display: 'none',
  [from.wide]: { '&:not(:empty)': { display: 'block', gridArea: '1 / 2' } },
});
