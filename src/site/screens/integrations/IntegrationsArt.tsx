import { css } from '@emotion/react';
import { ContentIcon } from '../../ui/ContentIcon';
import type { Hue } from '../../ui/theme';
import type { Integration } from './integration';

/** A decoration: the integrations' icons as rising columns. */
export function IntegrationsArt({ integrations }: { integrations: readonly Integration[] }) {
  return (
    <div css={row}>
      {columns.map(([hue, start, end]) => (
        <div key={hue} data-hue={hue} css={column}>
          {integrations.slice(start, end).map(({ id, icon }) => (
            <ContentIcon key={id} name={icon} css={tile} />
          ))}
        </div>
      ))}
    </div>
  );
}

const columns = [
  ['gorse', 0, 2],
  ['fern', 2, 5],
  ['estuary', 5, 9],
  ['heather', 9, 14],
  ['rust', 14, 20],
] as const satisfies readonly [Hue, start: number, end: number][];

const row = css({ display: 'flex', alignItems: 'end', gap: 12 });
const column = css({ display: 'grid', gap: 12 });
const tile = css({ width: 58, height: 58, fontSize: '1.625rem' });
