import { css } from '@emotion/react';
import { IconTile } from '../../ui/IconTile';
import type { Hue } from '../../ui/theme';
import type { Integration } from './integration';

/** A decoration: the integrations' icons as rising columns. */
export function IntegrationsArt({ integrations }: { integrations: readonly Integration[] }) {
  const icons = integrations.map(({ icon }) => icon);
  return (
    <div css={columns}>
      {columnHues.map((hue, index) => (
        <div key={hue} data-hue={hue} css={column}>
          {icons.slice(startOf(index), startOf(index + 1)).map((icon) => (
            <IconTile key={icon} icon={icon} css={tile} />
          ))}
        </div>
      ))}
    </div>
  );
}

/** The index of a column's first icon: columns have two, three, four … icons. */
function startOf(column: number): number {
  return (column * (column + 3)) / 2;
}

const columnHues = [
  'leadership',
  'management',
  'hr',
  'equality-diversity',
  'customer-support',
] as const satisfies readonly Hue[];

const columns = css({ display: 'flex', alignItems: 'end', gap: 12 });
const column = css({ display: 'grid', gap: 12 });
const tile = css({ width: 58, height: 58, fontSize: '1.625rem' });
