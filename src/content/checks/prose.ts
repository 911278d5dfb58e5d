import type { Problem } from '../problem';
import { pageName, type ContentPage, type Project } from '../project';
import { problemsAtMatches } from './rule';

/**
 * Checks how we write in English: British, plain, for readers who hear the page as well. Warnings, for a person to weigh.
 */
export function proseProblems(page: ContentPage, project: Project): Problem[] {
  const passages = page.passages.map((passage) => ({ ...passage, source: page }));
  const severity = project.drafts.includes(pageName(page)) ? 'warning' : 'error';
  return [
    ...rules.flatMap(({ pattern, expected }) =>
      problemsAtMatches(passages, pattern, ([found]) => ({
        severity: 'warning',
        found: `“${found.trim()}”`,
        expected,
      })),
    ),
    // What the template left to fill in is an error on a page that is published.
    ...problemsAtMatches(passages, /\bTODO\b[^\n">[]*/g, ([found]) => ({
      severity,
      found: `“${found.trim()}”`,
      expected: 'words of your own in place of the template’s',
    })),
  ];
}

const rules: readonly { readonly pattern: RegExp; readonly expected: string }[] = [
  { pattern: /—/g, expected: 'an en dash with spaces – like this – or two sentences' },
  {
    pattern: /\b(?:e\.g\.|i\.e\.|etc\.)/g,
    expected: '“for example”, “that is”, “and so on”: screen readers spell the Latin out',
  },
  { pattern: /\b\w+\s+(?:and\/or)\s+\w+/g, expected: '“or”, or “a or b, or both”' },
  {
    pattern:
      /\b(?:organiz|customiz|recogniz|prioritiz|optimiz|personaliz|summariz|digitiz|minimiz|maximiz|utiliz)\w*/gi,
    expected: 'British spelling: -ise',
  },
  {
    pattern:
      /\b(?:colors?|centers?|behaviors?|favorites?|fulfill|enrollments?|programs|catalogs?|modeling|canceled|traveled|inquir(?:y|ies))\b/gi,
    expected: 'British spelling',
  },
];
