import createEmotion, { type Emotion } from '@emotion/css/create-instance';

/** Returns Emotion, alike in the HTML and in the browser. No vendor prefixes: the few that supported browsers need are written out. */
export function createStyles(): Emotion {
  return createEmotion({ key: 'c', stylisPlugins: [] });
}
