import type { Hue } from '../../ui/theme';
import { hues } from '../../../content/hues';

/** Returns the hue with a name; hues are named after course categories. */
export function parseHue(name: string | undefined): Hue | undefined {
  return hues.find((hue) => hue === name);
}
