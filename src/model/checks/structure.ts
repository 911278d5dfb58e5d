import { diffArrays } from 'diff';
import { alignSegments } from '../mdx/alignSegments';
import { positionAt, problemAt, type Problem } from '../problem';
import type { ContentPage } from '../project';
import { excerpt, type Check } from './rule';

/**
 * A translated page is built like the English that it is pinned to: headings with their ids, components, lists, links. A
 * stale page that is being edited may be on its way to the English of today.
 */
export const structure: Check = {
  title: 'Structure of the page',
  rule: 'A page has the headings, ids, components, lists and links of the English page, in its order; a stale page those of the English it was translated from.',
  problems: ({ pages }) =>
    pages.flatMap(({ english, page, source, isStale, isEdited }): Problem[] => {
      if (!page || page.structure.length === 0 || english.structure.length === 0) return [];
      if (!isStale) return [...compare(page, english), ...leftOut(page, english)];
      if (!isEdited || !source || compare(page, source).length === 0) return [];
      return compare(page, english).map((problem) => ({ ...problem, severity: 'warning' }));
    }),
};

function compare(page: ContentPage, english: ContentPage): Problem[] {
  const problems: Problem[] = [];
  const report = (index: number, found: string, expected: string) =>
    problems.push(problemAt(page, page.structure[index]?.offset ?? page.text.trimEnd().length, { found, expected }));
  const asIn = (index: number) => {
    const { step, offset } = english.structure[index] ?? { step: '', offset: 0 };
    return `${step}, as in ${english.file}:${positionAt(english.text, offset).line}`;
  };
  let [ours, theirs] = [0, 0];
  let missing: number[] = [];
  const reportMissing = () => {
    for (const index of missing) report(ours, `no ${english.structure[index]?.step} here`, asIn(index));
    missing = [];
  };
  for (const { value, added, removed } of diffArrays(stepsOf(english), stepsOf(page))) {
    if (!added) reportMissing();
    if (removed) missing = value.map((_, index) => theirs + index);
    if (added)
      for (const [index, step] of value.entries()) {
        const instead = missing.shift();
        report(ours + index, step, instead === undefined ? `what ${english.file} has, and no more` : asIn(instead));
      }
    if (!removed) ours += value.length;
    if (!added) theirs += value.length;
  }
  reportMissing();
  return problems;
}

function stepsOf({ structure: steps }: ContentPage): string[] {
  return steps.map(({ step }) => step);
}

/** Texts of the English page that the translation does not have, such as a paragraph, and those that it has alone. */
function leftOut(page: ContentPage, english: ContentPage): Problem[] {
  const found = alignSegments(english.segments, page.segments);
  const missing = english.segments.flatMap((segment, index) => {
    if (found[index] !== undefined) return [];
    const before = page.segments[found.slice(0, index).findLast((place) => place !== undefined) ?? 0];
    return problemAt(page, before?.end ?? 0, {
      found: `no ${segment.kind} for ${excerpt(segment.text)} after this`,
      expected: `a translation of ${english.file}:${positionAt(english.text, segment.start).line}`,
    });
  });
  const more = page.segments
    .filter((_, index) => !found.includes(index))
    .map(({ kind, text, start }) =>
      problemAt(page, start, {
        severity: 'warning',
        found: `the ${kind} ${excerpt(text)}, which the English does not have`,
        expected: `the texts of ${english.file}, and no more`,
      }),
    );
  return [...missing, ...more];
}
