import { serializeStyles } from '@emotion/serialize';
import { globalStyles } from '../../ui/globalStyles';
import { createStyleCache } from './styleCache';

/** The global styles as text, for the HTML renderer: the same on every page, they stand in the HTML and in no script. */
export function globalCss(): string {
  const cache = createStyleCache();
  const rules: unknown = cache.insert('', serializeStyles([globalStyles()]), cache.sheet, false);
  if (typeof rules !== 'string') throw new Error('Emotion returns the rules only where there is no document');
  return rules;
}
