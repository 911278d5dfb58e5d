import type { Hue } from '../../ui/theme';
import type { IconName } from '../../ui/icons';
import { hues } from '../../model/hues';

/** The hue that content names; each of the ten is named after the course category that wears it. */
export function parseHue(name: string | undefined): Hue | undefined {
  return hues.find((hue) => hue === name);
}

/** The icon that content names. The drawings are known to the build only, so the browser takes the checked name as it is. */
export function isIconName(name: string | undefined): name is IconName {
  return Boolean(name);
}
