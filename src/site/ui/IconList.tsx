import { css } from '@emotion/react';
import { from } from './breakpoints';
import { CardGrid } from './CardGrid';
import { H3, P } from './elements';
import { IconTile } from './IconTile';
import type { PageIconName } from './PageIcon';
import type { Hue } from './theme';

interface IconListItem {
  id: string;
  icon: PageIconName;
  title: string;
  text: string;
  hue?: Hue;
}

/** A grid of items with an icon, a title and a sentence each. */
export function IconList({ items }: { items: readonly IconListItem[] }) {
  return (
    <CardGrid css={rows}>
      {items.map(({ id, icon, title, text, hue }) => (
        <li key={id} data-hue={hue} css={item}>
          <IconTile icon={icon} />
          <H3>{title}</H3>
          <P>{text}</P>
        </li>
      ))}
    </CardGrid>
  );
}

// Four columns, two or one, because lists have four or eight items.
const rows = css({
  rowGap: 'var(--space-xl)',
  [from.medium]: { gridTemplateColumns: 'repeat(2, minmax(0, 1fr))' },
  [from.wide]: { gridTemplateColumns: 'repeat(4, minmax(0, 1fr))' },
});

const item = css({
  display: 'grid',
  gap: '8px 18px',
  gridTemplateColumns: 'auto minmax(0, 1fr)',
  alignContent: 'start',
  '& > span': { gridRow: 'span 2' },
  [from.medium]: {
    gridTemplateColumns: 'minmax(0, 1fr)',
    '& > span': { gridRow: 'auto', marginBlockEnd: 10 },
  },
  '& > h3': { fontSize: '1.1875rem' },
  '& > p': { maxWidth: '38ch', color: 'var(--ink2)' },
});
