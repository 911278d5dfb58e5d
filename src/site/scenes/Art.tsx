interface ArtProps {
  /** The id of a symbol in `static/art.svg`. */
  name: `stones-${string}` | `partner-${string}` | 'steps';
  className?: string;
}

/** A drawing from the site's sprite, in the current fill and hue. */
export function Art({ name, className }: ArtProps) {
  return (
    <svg className={className} aria-hidden="true">
      <use href={`/art.svg#${name}`} />
    </svg>
  );
}
