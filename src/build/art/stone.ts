export type Rectangle = readonly [x: number, y: number, width: number, height: number];

/** A rectangle with three round corners and a tight one at its end. */
export function stone(x: number, y: number, width: number, height: number, radius = 12): string {
  const r = Math.min(radius, width / 2, height / 2);
  const tight = r / 4;
  return (
    `M${x + r} ${y}h${width - 2 * r}a${r} ${r} 0 0 1 ${r} ${r}v${height - r - tight}a${tight} ${tight} 0 0 1 ${-tight} ${tight}` +
    `h${r + tight - width}a${r} ${r} 0 0 1 ${-r} ${-r}v${2 * r - height}a${r} ${r} 0 0 1 ${r} ${-r}z`
  );
}

/** Stones from the lightest to the darkest, as paths in the fill of where they stand. */
export function climbing(stones: readonly Rectangle[]): string[] {
  return stones.map(([x, y, width, height], index) =>
    path(
      stone(x, y, width, height, Math.min(16, 4 * Math.floor(Math.min(width, height) / 12))),
      0.18 + (0.62 * index) / (stones.length - 1),
    ),
  );
}

export function path(d: string, opacity: number): string {
  return `<path d="${d}"${opacity === 1 ? '' : ` opacity="${Number(opacity.toFixed(2))}"`}/>`;
}
