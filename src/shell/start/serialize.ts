import * as emotion from 'emotion-serialize';

/**
 * Emotion's serializer, in whose place webpack puts this one in the browser (src/build/webpack.ts): styles that a page's
 * HTML knows by a number (src/build/styleNames.ts) get it for their name.
 */
export * from 'emotion-serialize';

declare global {
  interface Window {
    /** Emotion's ids of the styles on the site's pages; each one's place in the list, from 1 and in base 36, is its name. */
    styleIds?: string;
  }
}

const names = new Map(window.styleIds?.split(' ').map((id, index) => [id, (index + 1).toString(36)]));

export const serializeStyles: typeof emotion.serializeStyles = (args, registered, props) => {
  const styles = emotion.serializeStyles(args, registered, props);
  // With props it is an element that asks; without, styles are made that others are put together of, by their own names.
  const name = props && names.get(styles.name);
  return name ? { ...styles, name } : styles;
};
