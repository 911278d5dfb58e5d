import { css } from '@emotion/react';
import type { IGatsbyImageData } from 'gatsby-plugin-image';
import { narrowMedia } from '../../ui/breakpoints';

export interface PictureProps {
  image: IGatsbyImageData;
  /** The image for narrow windows. */
  narrow?: IGatsbyImageData | undefined;
  alt: string;
}

/**
 * A `<picture>` from gatsby-plugin-image's data. The plugin's component does the same but brings React's server
 * renderer to the browser: 54 KiB.
 */
export function Picture({ image: { images, width, height }, narrow, alt }: PictureProps) {
  const { fallback, sources = [] } = images;
  return (
    <picture>
      {narrow?.images.sources?.map(({ type, srcSet, sizes }) => (
        <source
          key={type}
          media={narrowMedia}
          type={type}
          srcSet={srcSet}
          sizes={sizes}
          width={narrow.width}
          height={narrow.height}
        />
      ))}
      {sources.map(({ type, srcSet, sizes }) => (
        <source key={type} type={type} srcSet={srcSet} sizes={sizes} />
      ))}
      <img
        css={picture}
        src={fallback?.src}
        srcSet={fallback?.srcSet}
        sizes={fallback?.sizes}
        width={width}
        height={height}
        alt={alt}
        decoding="async"
      />
    </picture>
  );
}

const picture = css({ width: '100%', height: 'auto' });
