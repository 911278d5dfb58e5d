/** One thing that is wrong in a content file, described so that the person who wrote it can fix it. */
export interface Problem extends Position {
  readonly severity: 'error' | 'warning';
  /** The title of the check that found it. */
  readonly check?: string;
  /** A text that is not translated yet, or from an older English: a warning, as only a translator can fix it. */
  readonly unfinished?: {
    readonly state: 'missing' | 'stale';
    readonly language: string;
    /** `common:nav.home`, `features/qms`. */
    readonly text: string;
  };
  readonly file: string;
  readonly found: string;
  readonly expected: string;
  /** What to do about it, where that is not plain from what was expected. */
  readonly fix?: string;
}

/** One-based; 1 where the whole file is meant. */
export type Position = Readonly<Record<'line' | 'column', number>>;

/** A problem without its place. Without a severity it is an error, or a warning where it is `unfinished`. */
export type Finding = Omit<Problem, 'severity' | 'file' | keyof Position> & { readonly severity?: Problem['severity'] };

/** Returns a problem at an offset of a file, or at the first place of some words; at its start where it has none. */
export function problemAt(
  { file, text }: { readonly file: string; readonly text: string },
  place: number | string,
  finding: Finding,
): Problem {
  const offset = typeof place === 'string' ? text.indexOf(place) : place;
  const severity = finding.unfinished ? 'warning' : 'error';
  return { severity, file, ...positionAt(text, Math.max(0, offset)), ...finding };
}

/** Returns the problem of a file that git could not merge, and nobody has yet; undefined for every other file. */
export function mergeConflict(file: string, text: string): Problem | undefined {
  const [marker] = /^(?:<{7}|>{7}|={7}|\|{7})(?: .*)?$/m.exec(text) ?? [];
  if (marker === undefined) return undefined;
  return problemAt({ file, text }, marker, {
    found: `a merge conflict: “${marker.slice(0, 40)}”`,
    expected: 'one text: what is above =======, what is below it, or both joined',
    fix: 'choose, and take out the lines that begin with <<<<<<<, ======= and >>>>>>>',
  });
}

/** Returns a problem as one terminal paragraph: place first, so that editors can jump to it. */
export function formatProblem(problem: Problem): string {
  const place = `${problem.file}:${problem.line}:${problem.column}`;
  return [
    `${place}  ${[problem.severity, problem.check].filter(Boolean).join(', ')}`,
    `  found     ${problem.found}`,
    `  expected  ${problem.expected}`,
    ...(problem.fix ? [`  fix       ${problem.fix}`] : []),
  ].join('\n');
}

/** Returns words as a sentence quotes them: on one line, and at most so many characters. */
export function shortened(text: string, most: number): string {
  const flat = text.replace(/\s+/g, ' ').trim();
  return flat.length > most ? `${flat.slice(0, most - 1).trimEnd()}…` : flat;
}

/** Returns a number with its noun: “1 error”, “2 errors”. */
export function formatCount(count: number, noun: string): string {
  return `${count} ${noun}${count === 1 ? '' : 's'}`;
}

export function formatProblemCounts(problems: readonly Problem[]): string {
  const errors = problems.filter(({ severity }) => severity === 'error').length;
  return `${formatCount(errors, 'error')}, ${formatCount(problems.length - errors, 'warning')}`;
}

/** Returns problems with errors before warnings, what cannot be read before all that a check finds, then by place. */
export function sortProblems(problems: readonly Problem[]): Problem[] {
  const isOfCheck = ({ check }: Problem) => (check === undefined ? 0 : 1);
  return [...problems].sort(
    (a, b) =>
      a.severity.localeCompare(b.severity) ||
      isOfCheck(a) - isOfCheck(b) ||
      a.file.localeCompare(b.file) ||
      a.line - b.line ||
      a.column - b.column,
  );
}

export function positionAt(text: string, offset: number): Position {
  const before = text.slice(0, offset);
  const line = before.split('\n').length;
  return { line, column: offset - before.lastIndexOf('\n') };
}
