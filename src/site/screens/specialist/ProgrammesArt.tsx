import { css } from '@emotion/react';
import type { Programme } from '../../../content/data/datasets';
import { ContentIcon } from '../../ui/ContentIcon';

/** A decoration: the programmes' icons on rising steps. */
export function ProgrammesArt({ programmes }: { programmes: readonly Programme[] }) {
  return (
    <div css={bars}>
      {programmes.map(({ id, icon, hue }, step) => (
        <div key={id} data-hue={hue} css={bar} style={{ height: `${9 + step * 4}rem` }}>
          <ContentIcon name={icon} css={tile} />
        </div>
      ))}
    </div>
  );
}

const bars = css({ display: 'flex', alignItems: 'end', gap: 14 });

const bar = css({
  width: '6.25rem',
  paddingBlockStart: 22,
  background: 'var(--hue-tint)',
  borderRadius: 'var(--radius-lg)',
  textAlign: 'center',
  '@media (forced-colors: active)': { border: '1px solid CanvasText' },
});

const tile = css({ width: 56, height: 56, background: 'var(--surface)', fontSize: '1.625rem' });
