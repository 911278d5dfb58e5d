import { css } from '@emotion/react';

interface ArtProps {
  /** The name of a file in `static/art`. */
  name: `${'stones' | 'partner'}-${string}`;
  className?: string;
}

/** A drawing in the current hue. It is a mask, so that a browser fetches it only where it is painted. */
export function Art({ name, className }: ArtProps) {
  const mask = { WebkitMaskImage: `url(/art/${name}.svg)` };
  return (
    <span className={className} aria-hidden="true">
      <span css={drawing} className={name.startsWith('partner-') ? undefined : 'forward'} style={mask} />
    </span>
  );
}

const drawing = css({
  display: 'block',
  blockSize: '100%',
  background: 'var(--hue)',
  // Every browser knows the mask by this prefix, Chrome before 120 by it alone.
  WebkitMaskPosition: 'bottom',
  WebkitMaskSize: 'contain',
  WebkitMaskRepeat: 'no-repeat',
});
