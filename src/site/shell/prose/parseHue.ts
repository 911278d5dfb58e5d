import type { Hue } from '../../ui/theme';
import { hues } from '../../../content/hues';

/** Returns the hue with a name, or nothing where no hue has it. */
export function parseHue(name: string | undefined): Hue | undefined {
  return hues.find((hue) => hue === name);
}
