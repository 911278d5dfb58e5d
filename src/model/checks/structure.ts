import { diffArrays } from 'diff';
import { positionAt } from '../problem';
import type { ContentPage } from '../project';
import type { Check, Finding } from './rule';

/** A translated page is built like its source: headings with their ids, components, lists, links. */
export const structure: Check = {
  title: 'Structure of the page',
  rule: 'A page has the headings, ids, components, lists and links of the English page, in its order.',
  problems: ({ pages }) =>
    pages.flatMap(({ english, page }) =>
      page && page.structure.length > 0 && english.structure.length > 0 ? compare(page, english) : [],
    ),
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
