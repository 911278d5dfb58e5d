import { css } from '@emotion/react';

interface FlagProps {
  /** The emoji's code points, as in Twemoji's file names. */
  code: string;
  size?: number;
  loading?: 'lazy' | 'eager';
}

/** A decorative flag next to a language's name. */
export function Flag({ code, size = 24, loading = 'lazy' }: FlagProps) {
  return (
    <img
      src={`${process.env.GATSBY_FLAGS_URL ?? '/flags'}/${code}.svg`}
      alt=""
      width={size}
      height={size}
      loading={loading}
      css={flag}
    />
  );
}

const flag = css({ flex: 'none', maxWidth: 'none' });
