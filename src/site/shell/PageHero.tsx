import type { ReactNode } from 'react';
import { css } from '@emotion/react';
import { from } from '../ui/breakpoints';
import { buttonRow } from '../ui/button';
import { container } from '../ui/container';
import { H1, P } from '../ui/elements';
import { Eyebrow } from '../ui/Eyebrow';
import { ledeStyle } from '../ui/SectionHeading';
import { PageHead } from './head/PageHead';
import { MarkedText } from './MarkedText';

interface PageHeroProps {
  title: string;
  description: string;
  /** The name of the page in menus. */
  name: string;
  heading: string;
  lede: string;
  actions?: ReactNode;
  /** A decoration, shown on wide screens only. */
  picture?: ReactNode;
  /** A part of the page next to it. */
  children?: ReactNode;
}

/** A page's head, heading and introduction. The picture is first in the HTML, so that the text is painted at its final place. */
export function PageHero({ title, description, name, heading, lede, actions, picture, children }: PageHeroProps) {
  return (
    <>
      <PageHead title={title} description={description} breadcrumbs={[{ label: name }]} />
      <div css={[container, hero]}>
        <div css={decoration} aria-hidden="true" data-print="hide">
          {picture}
        </div>
        <div css={words}>
          <H1>
            <Eyebrow>{title}</Eyebrow>
            <MarkedText text={heading} />
          </H1>
          <P css={ledeStyle}>{lede}</P>
          {actions && <div css={[buttonRow, { marginBlockStart: 'var(--space-xs)' }]}>{actions}</div>}
        </div>
        {children}
      </div>
    </>
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
