import { css } from '@emotion/react';
import type { IGatsbyImageData } from 'gatsby-plugin-image';
import { below } from '../../ui/breakpoints';

export interface PictureProps {
  image: IGatsbyImageData;
  /** What narrow windows show instead. */
  narrow?: IGatsbyImageData | undefined;
  alt: string;
}

/**
 * A picture in the formats and sizes that gatsby-plugin-image made of it, its room kept free from the start. The
 * plugin's own component brings React's server renderer to the browser: 54 KiB for the same element.
 */
export function Picture({ image: { images, width, height }, narrow, alt }: PictureProps) {
  const { fallback, sources = [] } = images;
  return (
    <picture>
      {narrow?.images.sources?.map(({ type, srcSet, sizes }) => (
        <source
          key={type}
          media={below.medium}
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
