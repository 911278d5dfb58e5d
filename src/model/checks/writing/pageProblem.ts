import { positionAt, type Problem } from '../../problem';
import type { ContentPage } from '../../project';

/** What is said of a place in a page's text. */
export interface Finding {
  readonly found: string;
  readonly expected: string;
  readonly fix?: string;
  readonly severity?: Problem['severity'];
}

/** A problem at an offset of a page's text. */
export function pageProblem(page: ContentPage, offset: number, { severity = 'error', ...finding }: Finding): Problem {
  return { severity, file: page.file, ...positionAt(page.text, Math.max(0, offset)), ...finding };
}
