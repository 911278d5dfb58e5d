import { css } from '@emotion/react';
import { from } from './breakpoints';

/** Returns a grid with these numbers of equal columns from the two widths on, and one column below. */
export function equalColumns(gap: string | number, { medium = 1, wide }: { medium?: number; wide: number }) {
  return css({
    display: 'grid',
    gap,
    [from.medium]: { gridTemplateColumns: `repeat(${medium}, minmax(0, 1fr))` },
    [from.wide]: { gridTemplateColumns: `repeat(${wide}, minmax(0, 1fr))` },
  });
}
