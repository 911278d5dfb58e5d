import { contentKinds, pageName } from '../../contentKinds';
import { kindOf } from '../../kinds';
import type { Problem } from '../../problem';
import { sourcePages, type Project } from '../../project';
import { numberWords } from '../numbers';
import { problemsAtMatches } from '../rule';
import { readTranslation, wholeFile } from '../translation';

/** Checks that numbers of features, subjects and languages that English words give are those of the data (a warning). */
export function countProblems(project: Project): Problem[] {
  const counts: Readonly<Record<string, number>> = {
    'interface languages': project.languages.length,
    ...Object.fromEntries(
      contentKinds.flatMap((kind) => {
        const published = (project.datasets.topics.value?.[kind] ?? []).filter(
          (slug) => !project.drafts.includes(pageName({ kind, slug })),
        );
        return (kindOf(kind).counted ?? []).map((what) => [what, published.length] as const);
      }),
    ),
  };
  const pattern = new RegExp(`\\b(${numberWords.slice(2).join('|')}|\\d+) (${Object.keys(counts).join('|')})\\b`, 'gi');
  const passages = [...readTranslation(project, 'en').strings, ...sourcePages(project).map(wholeFile)];
  return problemsAtMatches(passages, pattern, ([found, number = '', what = '']) => {
    const count = counts[what.toLowerCase()] ?? 0;
    if ([String(count), numberWords[count]].includes(number.toLowerCase())) return undefined;
    return { severity: 'warning', found: `“${found}”`, expected: `${count}, as content/data has them` };
  });
}
