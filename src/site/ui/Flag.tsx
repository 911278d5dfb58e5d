/** A decorative flag next to a language's name, by its emoji's code points, as in Twemoji's file names. */
export function Flag({ code, size = 24 }: { code: string; size?: number }) {
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
