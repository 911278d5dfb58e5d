import type { Hue } from '../../ui/theme';
import type { IconName } from '../../ui/icons';
import { courseSlugs } from '../../routes';

/** The hue that content names; each of the ten is named after its course category. */
export function hueNamed(name: string | undefined): Hue | undefined {
  return courseSlugs.find((slug) => slug === name);
}

/** The icon that content names. The drawings are known to the build only, so the browser takes the checked name as it is. */
export function isIcon(name: string | undefined): name is IconName {
  return Boolean(name);
}
