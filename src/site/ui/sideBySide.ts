import { css } from '@emotion/react';
import { from } from './breakpoints';

/** Returns two parts one below the other; on wide screens they are columns with widths of the given proportion. */
export function sideBySide(
  [first, second]: readonly [first: number, second: number],
  gap: string,
  alignItems: 'start' | 'center' | 'end' | 'stretch',
) {
  return css({
    display: 'grid',
    gap,
    alignItems,
    '& > *': { minWidth: 0 },
    [from.wide]: { gridTemplateColumns: `minmax(0, ${first}fr) minmax(0, ${second}fr)` },
  });
}
