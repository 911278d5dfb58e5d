import { css } from '@emotion/react';
import type { IGatsbyImageData } from 'gatsby-plugin-image';

/** The answer to the query of a screen for the picture of its page; null where there is none. */
export interface PictureQuery {
  readonly screenshot: { readonly childImageSharp: { readonly gatsbyImageData: IGatsbyImageData } | null } | null;
}

interface PictureProps {
  image: IGatsbyImageData;
  alt: string;
  className?: string;
  /** Where it is not on the first screen. */
  loading?: 'lazy';
}

/** A `<picture>` from gatsby-plugin-image's data: its own component brings React's server renderer along, 46 KiB. */
export function Picture({ image: { images, width, height }, alt, ...img }: PictureProps) {
  const { fallback, sources = [] } = images;
  return (
    <picture>
      {sources.map((source) => (
        <source key={source.type} {...source} />
      ))}
      <img css={picture} {...fallback} {...img} alt={alt} width={width} height={height} decoding="async" />
    </picture>
  );
}

const picture = css({ width: '100%', height: 'auto' });
