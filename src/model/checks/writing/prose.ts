import type { Problem } from '../../problem';
import type { ContentPage, Project } from '../../project';
import { pageProblem } from './pageProblem';

/** How we write in English: British, plain, for readers who hear the page as well. Warnings, for a person to weigh. */
export function proseProblems(project: Project): Problem[] {
  return project.pages.filter(({ language }) => language === 'en').flatMap(rulesOnPage);
}

interface Rule {
  readonly pattern: RegExp;
  readonly expected: string;
}

const rules: readonly Rule[] = [
  { pattern: /\bTODO\b[^\n">[]*/g, expected: 'words of your own in place of the template’s' },
  {
    pattern: /\[(?:click here|here|read more|learn more|more|this page|link)\]\(/gi,
    expected: 'link words that make sense on their own (WCAG 2.4.4)',
  },
  { pattern: /—/g, expected: 'an en dash with spaces – like this – or two sentences' },
  {
    pattern: /\b(?:e\.g\.|i\.e\.|etc\.)/g,
    expected: '“for example”, “that is”, “and so on”: screen readers spell the Latin out',
  },
  { pattern: /[^\s|]  +(?=\S)/g, expected: 'one space' },
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

function rulesOnPage(page: ContentPage): Problem[] {
  // A line's indent and a component's name are not prose.
  const text = page.text.replace(/^ +|<\/?\w+|\b(?:id|icon|of)="[^"]*"|(?<=\]\()[^)]*/gm, (match) =>
    '\t'.repeat(match.length),
  );
  return rules.flatMap(({ pattern, expected }) =>
    [...text.matchAll(pattern)].map((match) =>
      pageProblem(page, match.index, { severity: 'warning', found: `“${match[0].trim()}”`, expected }),
    ),
  );
}
