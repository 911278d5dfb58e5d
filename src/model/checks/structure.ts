import { diffArrays } from 'diff';
import { alignSegments } from '../mdx/alignSegments';
import { positionAt } from '../problem';
import type { ContentPage } from '../project';
import { shown, type Check, type Finding } from './rule';

/**
 * A translated page is built like the English that it is pinned to: headings with their ids, components, lists, links. A
 * stale page that is being edited may be on its way to the English of today.
 */
export const structure: Check = {
  title: 'Structure of the page',
  rule: 'A page has the headings, ids, components, lists and links of the English page, in its order; a stale page those of the English it was translated from.',
  problems: ({ pages }) =>
    pages.flatMap(({ english, page, source, isStale, isEdited }): Finding[] => {
      if (!page || page.structure.length === 0 || english.structure.length === 0) return [];
      if (!isStale) return [...compare(page, english), ...leftOut(page, english)];
      if (!isEdited || !source || compare(page, source).length === 0) return [];
      return compare(page, english).map((finding) => ({ ...finding, severity: 'warning' }));
    }),
};

function compare(page: ContentPage, english: ContentPage): Finding[] {
  const findings: Finding[] = [];
  let [ours, theirs] = [0, 0];
  let missing: string[] = [];
  const at = (index: number) => ({
    file: page.file,
    ...positionAt(page.text, page.structure[index]?.offset ?? page.text.trimEnd().length),
  });
  const place = (index: number) => {
    const step = english.structure[index];
    return step ? `${english.file}:${positionAt(english.text, step.offset).line}` : english.file;
  };
  const flush = () => {
    for (const [index, step] of missing.entries())
      findings.push({
        ...at(ours),
        found: `no ${step} here`,
        expected: `${step}, as in ${place(theirs - missing.length + index)}`,
      });
    missing = [];
  };
  for (const part of diffArrays(
    english.structure.map(({ step }) => step),
    page.structure.map(({ step }) => step),
  )) {
    if (part.removed) {
      missing = [...part.value];
      theirs += part.value.length;
    } else if (part.added)
      for (const step of part.value) {
        const instead = missing.shift();
        findings.push({
          ...at(ours),
          found: step,
          expected: instead
            ? `${instead}, as in ${place(theirs - missing.length - 1)}`
            : `what ${english.file} has, and no more`,
        });
        ours += 1;
      }
    else {
      flush();
      ours += part.value.length;
      theirs += part.value.length;
    }
  }
  flush();
  return findings;
}

/** Texts of the English page that the translation does not have, such as a paragraph, and those that it has alone. */
function leftOut(page: ContentPage, english: ContentPage): Finding[] {
  const found = alignSegments(english.segments, page.segments);
  const missing = english.segments.flatMap((segment, index): Finding[] => {
    if (found[index] !== undefined) return [];
    const before = page.segments[found.slice(0, index).findLast((place) => place !== undefined) ?? 0];
    return [
      {
        file: page.file,
        ...positionAt(page.text, before?.end ?? 0),
        found: `no ${segment.kind} for ${shown(segment.text)} after this`,
        expected: `a translation of ${english.file}:${positionAt(english.text, segment.start).line}`,
      },
    ];
  });
  const more = page.segments.flatMap((segment, index): Finding[] =>
    found.includes(index)
      ? []
      : [
          {
            severity: 'warning',
            file: page.file,
            ...positionAt(page.text, segment.start),
            found: `the ${segment.kind} ${shown(segment.text)}, which the English does not have`,
            expected: `the texts of ${english.file}, and no more`,
          },
        ],
  );
  return [...missing, ...more];
}
