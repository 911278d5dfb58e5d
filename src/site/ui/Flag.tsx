/** A decorative flag next to a language's name, by its emoji's code points, as in Twemoji's file names. */
export function Flag({ code }: { code: string }) {
  return (
    <img
      src={`${process.env.GATSBY_FLAGS_URL ?? '/flags'}/${code}.svg`}
      alt=""
      width={24}
      height={24}
      loading="lazy"
      css={{ flex: 'none', maxWidth: 'none' }}
    />
  );
}
