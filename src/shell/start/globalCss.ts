import { serializeStyles } from '@emotion/serialize';
import { globalStyles } from '../../ui/globalStyles';
import { createStyleCache } from './styleCache';

/** The global styles of a language's pages as text, for the HTML renderer: they stand in the HTML and in no script. */
export function globalCss(language: string): string {
  const cache = createStyleCache();
  const rules: unknown = cache.insert('', serializeStyles([globalStyles(language)]), cache.sheet, false);
  if (typeof rules !== 'string') throw new Error('Emotion returns the rules only where there is no document');
  return rules;
}
