import { allIcons } from './allIcons';
import { Drawing } from './Icon';
import { Tile, type TileProps } from './IconTile';

/** The icon that content names, on a tinted tile; nothing where it names none. */
export function ContentIcon({ name, ...tile }: Omit<TileProps, 'children'> & { name: string | undefined }) {
  const path = name && allIcons[name];
  return path ? (
    <Tile {...tile}>
      <Drawing path={path} />
    </Tile>
  ) : null;
}
