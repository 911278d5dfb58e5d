import type { Hue } from '../../ui/theme';
import type { IconName } from '../../ui/icons';
import { hues } from '../../model/hues';

/** Returns the hue with a name; hues are named after course categories. */
export function parseHue(name: string | undefined): Hue | undefined {
  return hues.find((hue) => hue === name);
}

/** The content checks have validated icon names; only the build has the list of icons. */
export function isIconName(name: string | undefined): name is IconName {
  return Boolean(name);
}
