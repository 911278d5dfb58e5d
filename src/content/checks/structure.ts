import { diffArrays } from 'diff';
import { alignSegments } from '../mdx/alignSegments';
import type { StructureStep } from '../mdx/pageElements';
import { positionAt, problemAt, type Problem } from '../problem';
import type { ContentPage } from '../project';
import { excerpt, type Check } from './translation';

/** A translated page is built like the English that it is pinned to; while a stale one is edited, like today’s as well. */
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
  const changes = diffArrays([...english.structure], [...page.structure], {
    comparator: (one, other) => one.step === other.step,
  });
  const asIn = ({ step, offset }: StructureStep) =>
    `${step}, as in ${english.file}:${positionAt(english.text, offset).line}`;
  // Removed steps come before the added ones in their place: each added step is compared with the one that it replaces.
  return changes.flatMap(({ value, added, removed }, index) => {
    const [before, next] = [changes[index - 1], changes[index + 1]];
    if (added)
      return value.map(({ step, offset }, place) => {
        const instead = before?.removed ? before.value[place] : undefined;
        const expected = instead ? asIn(instead) : `what ${english.file} has, and no more`;
        return problemAt(page, offset, { found: step, expected });
      });
    if (!removed) return [];
    const missing = value.slice(next?.added ? next.value.length : 0);
    const below = changes.slice(index + 1).find((change) => !change.added)?.value[0];
    const place = below?.offset ?? page.text.trimEnd().length;
    return missing.map((step) => problemAt(page, place, { found: `no ${step.step} here`, expected: asIn(step) }));
  });
}

/**
 * Returns texts of the English page that the translation does not have, such as a paragraph, and those that it has alone. The
 * title of an outline is each language's own: one has it where the title of the course is not what people search for.
 */
function leftOut(page: ContentPage, english: ContentPage): Problem[] {
  const found = alignSegments(english.segments, page.segments);
  const isOwn = (kind: string) => page.kind === 'outlines' && kind === 'field title';
  const missing = english.segments.flatMap((segment, index) => {
    if (found[index] !== undefined || isOwn(segment.kind)) return [];
    const before = page.segments[found.slice(0, index).findLast((place) => place !== undefined) ?? 0];
    return problemAt(page, before?.end ?? 0, {
      found: `no ${segment.kind} for ${excerpt(segment.text)} after this`,
      expected: `a translation of ${english.file}:${positionAt(english.text, segment.start).line}`,
    });
  });
  const more = page.segments
    .filter(({ kind }, index) => !found.includes(index) && !isOwn(kind))
    .map(({ kind, text, start }) =>
      problemAt(page, start, {
        severity: 'warning',
        found: `the ${kind} ${excerpt(text)}, which the English does not have`,
        expected: `the texts of ${english.file}, and no more`,
      }),
    );
  return [...missing, ...more];
}
