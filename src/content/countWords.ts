import { remembered } from './remembered';
import { withoutPlaceholders } from './strings/marks';

/** Returns how many words a text has, without placeholders and tags. */
export const countWords = remembered((text) => {
  const words = withoutPlaceholders(text).replace(/[\u200C\u200D]/g, '');
  return words.match(/[\p{L}\p{N}][\p{L}\p{M}\p{N}’'-]*/gu)?.length ?? 0;
});
