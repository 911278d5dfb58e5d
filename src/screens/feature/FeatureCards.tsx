import { css } from '@emotion/react';
import type { TreeElement } from '../../model/mdx/tree';
import { isIconName } from '../../shell/prose/contentNames';
import { childElements } from '../../shell/prose/contentSections';
import { Prose } from '../../shell/Prose';
import { from } from '../../ui/breakpoints';
import { Card } from '../../ui/Card';
import { IconTile } from '../../ui/IconTile';

/** Feature cards: four in two columns, five as three and two (MDX: FeatureGrid). */
export function FeatureCards({ element }: { element: TreeElement }) {
  return (
    <ul role="list" css={grid}>
      {childElements(element, 'Feature').map(({ props, children = [] }) => (
        <Card key={props?.title} as="li" css={card}>
          {isIconName(props?.icon) && <IconTile icon={props.icon} />}
          <div css={words}>
            <h3>{props?.title}</h3>
            <p>
              <Prose tree={children} />
            </p>
          </div>
        </Card>
      ))}
    </ul>
  );
}

const grid = css({
  display: 'grid',
  gap: 'clamp(14px, 1.8vw, 22px)',
  [from.wide]: {
    gridTemplateColumns: 'repeat(6, 1fr)',
    '& > li': { gridColumn: 'span 3' },
    '&:has(> :nth-of-type(5)) > li:nth-of-type(-n + 3)': { gridColumn: 'span 2', flexDirection: 'column' },
  },
});

const card = css({ gap: 18, [from.medium]: { flexDirection: 'row', gap: 22 } });
const words = css({
  display: 'grid',
  gap: 8,
  alignContent: 'start',
  '& > p': { maxWidth: '62ch', color: 'var(--ink2)' },
});
