import { css } from '@emotion/react';
import type { ReactNode } from 'react';
import { PageIcon, type PageIconName } from './PageIcon';
import type { Hue } from './theme';

export interface TileProps {
  /** By default the hue of the tile's parent. */
  hue?: Hue;
  size?: 'small';
  className?: string;
  children: ReactNode;
}

/** An icon on a tinted tile. */
export function IconTile({ icon, ...props }: Omit<TileProps, 'children'> & { icon: PageIconName }) {
  return (
    <Tile {...props}>
      <PageIcon name={icon} />
    </Tile>
  );
}

/** A tinted tile. */
export function Tile({ hue, size, className, children }: TileProps) {
  return (
    <span data-hue={hue} css={[tile, size === 'small' && small]} className={className}>
      {children}
    </span>
  );
}

/** A tinted tile, for an icon or a number. */
export const tile = css({
  display: 'inline-grid',
  placeItems: 'center',
  flex: 'none',
  width: 48,
  height: 48,
  color: 'var(--hue)',
  background: 'var(--hue-tint)',
  borderRadius: 'var(--radius-md)',
  fontSize: '1.5rem',
  '@media (forced-colors: active)': { border: '1px solid CanvasText' },
});

const small = css({ width: 36, height: 36, borderRadius: 'var(--radius-sm)', fontSize: '1.1875rem' });
