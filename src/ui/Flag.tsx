import { css } from '@emotion/react';

interface FlagProps {
  /** The emoji's code points, as Twemoji names its files. */
  code: string;
  size?: number;
  baseUrl?: string;
  className?: string;
}

/** A flag beside a language's name, which says all there is to say. */
export function Flag({ code, size = 24, baseUrl = '/flags', className }: FlagProps) {
  return (
    <img
      src={`${baseUrl}/${code}.svg`}
      alt=""
      width={size}
      height={size}
      loading="lazy"
      css={flag}
      className={className}
    />
  );
}

const flag = css({ flex: 'none', maxWidth: 'none' });
