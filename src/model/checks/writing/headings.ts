import type { Problem } from '../../problem';
import type { ContentPage, Project } from '../../project';
import { pageProblem } from './pageProblem';

/** Headings of a page go down one level at a time, and each has an id of its own (WCAG 1.3.1, 2.4.6). */
export function headingProblems(project: Project): Problem[] {
  return project.pages.flatMap(headingsOfPage);
}

function headingsOfPage(page: ContentPage): Problem[] {
  const problems: Problem[] = [];
  const lines = new Map<string, number>();
  // The page's main heading is in its front matter.
  let above = 1;
  for (const match of page.text.matchAll(/^(#{2,6}) .*?(?:\[#([a-z0-9-]+)\])?[ \t]*$/gm)) {
    const [depth, id] = [match[1]?.length ?? 2, match[2]];
    if (depth > above + 1)
      problems.push(
        pageProblem(page, match.index, {
          found: `a heading of level ${depth} below one of level ${above}`,
          expected: `level ${above + 1}`,
          fix: `write it with ${'#'.repeat(above + 1)}`,
        }),
      );
    above = depth;
    if (id === undefined) continue;
    const earlier = lines.get(id);
    if (earlier !== undefined)
      problems.push(
        pageProblem(page, match.index, {
          found: `the id #${id} a second time`,
          expected: `an id of its own (the first is on line ${earlier})`,
        }),
      );
    else lines.set(id, page.text.slice(0, match.index).split('\n').length);
  }
  return problems;
}
