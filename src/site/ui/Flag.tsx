interface FlagProps {
  /** The emoji's code points, as in Twemoji's file names. */
  code: string;
  size?: number;
}

/** A decorative flag next to a language's name. */
export function Flag({ code, size = 24 }: FlagProps) {
  return (
    <img
      src={`${process.env.GATSBY_FLAGS_URL ?? '/flags'}/${code}.svg`}
      alt=""
      width={size}
      height={size}
      loading="lazy"
      css={{ flex: 'none', maxWidth: 'none' }}
    />
  );
}
