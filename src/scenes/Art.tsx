interface ArtProps {
  /** A symbol of `static/art.svg`. */
  name: `category-${string}` | `feature-${string}` | `partner-${string}` | 'fort' | 'steps';
  className?: string;
}

/** A drawing out of the site's sprite, in the fill and the hue of where it stands. */
export function Art({ name, className }: ArtProps) {
  return (
    <svg className={className} aria-hidden="true">
      <use href={`/art.svg#${name}`} />
    </svg>
  );
}
