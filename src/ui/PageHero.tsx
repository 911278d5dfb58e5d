import type { ReactNode } from 'react';
import { css } from '@emotion/react';
import { from } from './breakpoints';
import { buttonRow } from './button';
import { container } from './container';
import { Eyebrow } from './Eyebrow';
import { ledeStyle } from './SectionHeading';

interface PageHeroProps {
  /** What the page is about. */
  eyebrow: ReactNode;
  title: ReactNode;
  lede: ReactNode;
  actions?: ReactNode;
  /** A decoration, shown on wide screens only. */
  picture?: ReactNode;
}

/**
 * A page's heading and introduction. The picture comes first in the HTML, so that the text is painted at its final
 * place.
 */
export function PageHero({ eyebrow, title, lede, actions, picture }: PageHeroProps) {
  return (
    <div css={[container, hero]}>
      {picture && (
        <div css={decoration} aria-hidden="true" data-print="hide">
          {picture}
        </div>
      )}
      <div css={words}>
        <h1>
          <Eyebrow>{eyebrow}</Eyebrow>
          {title}
        </h1>
        <p css={ledeStyle}>{lede}</p>
        {actions && <div css={[buttonRow, actionRow]}>{actions}</div>}
      </div>
    </div>
  );
}

const hero = css({
  display: 'grid',
  gap: 'clamp(32px, 6vw, 88px)',
  alignItems: 'center',
  paddingBlock: 'clamp(44px, 6vw, 80px) clamp(48px, 6.5vw, 88px)',
  '& > *': { minWidth: 0 },
  [from.wide]: { gridTemplateColumns: 'minmax(0, 1fr) auto' },
});

const words = css({
  display: 'grid',
  gap: 'clamp(14px, 2vw, 22px)',
  justifyItems: 'start',
  maxWidth: '40rem',
  gridArea: '1 / 1',
});
const actionRow = css({ marginBlockStart: 'clamp(6px, 1vw, 12px)' });

const decoration = css({
  display: 'none',
  [from.wide]: { display: 'block', gridArea: '1 / 2' },
});
