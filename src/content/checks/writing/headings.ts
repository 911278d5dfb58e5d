import { positionAt, problemAt, type Problem } from '../../problem';
import type { ContentPage } from '../../project';

/** Checks that headings of a page go down one level at a time, and each has an id of its own (WCAG 1.3.1, 2.4.6). */
export function headingProblems(page: ContentPage): Problem[] {
  const problems: Problem[] = [];
  const lines = new Map<string, number>();
  // The page's main heading is in its front matter.
  let above = 1;
  for (const { index, 1: { length: depth } = '', 2: id } of page.text.matchAll(heading)) {
    if (depth > above + 1) {
      const found = `a heading of level ${depth} below one of level ${above}`;
      const fix = `write it with ${'#'.repeat(above + 1)}`;
      problems.push(problemAt(page, index, { found, expected: `level ${above + 1}`, fix }));
    }
    above = depth;
    const first = lines.get(id ?? '');
    if (first !== undefined) {
      const expected = `an id of its own (the first is on line ${first})`;
      problems.push(problemAt(page, index, { found: `the id #${id} a second time`, expected }));
    } else if (id !== undefined) lines.set(id, positionAt(page.text, index).line);
  }
  return problems;
}

const heading = /^(#{2,6}) .*?(?:\[#([a-z0-9-]+)\])?[ \t]*$/gm;
