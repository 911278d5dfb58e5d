/** Addresses of the endpoints of the work list, `/_work`, which only the live server has. All are of one language. */
export const workPaths = {
  /** GET `?language=cy`: TextDifference[] since the last commit. */
  changes: '/__camre/work/changes',
  /** GET `?language=cy`: Problem[]. */
  problems: '/__camre/work/problems',
} as const;

/** A text that differs from an older version of its file. */
export interface TextDifference {
  /** `home:hero.title`, or a page: `features/qms`. */
  readonly name: string;
  /** Undefined where there was none. */
  readonly before?: string;
  /** Undefined where there is none any more. */
  readonly after?: string;
}
