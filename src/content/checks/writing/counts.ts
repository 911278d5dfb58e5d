import type { Problem } from '../../problem';
import { sourcePages, type Project } from '../../project';
import { numberWords } from '../numbers';
import { problemsAtMatches } from '../rule';
import { readTranslation, wholeFile } from '../translation';

/** Checks that numbers of features, subjects and languages that English words give are those of the data (a warning). */
export function countProblems(project: Project): Problem[] {
  const published = (kind: 'courses' | 'features') =>
    (project.datasets.topics.value?.[kind] ?? []).filter((slug) => !project.drafts.includes(`${kind}/${slug}`)).length;
  const counts: Readonly<Record<string, number>> = {
    features: published('features'),
    subjects: published('courses'),
    'course categories': published('courses'),
    'interface languages': project.languages.length,
  };
  const passages = [...readTranslation(project, 'en').strings, ...sourcePages(project).map(wholeFile)];
  return problemsAtMatches(passages, pattern, ([found, number = '', what = '']) => {
    const count = counts[what.toLowerCase()] ?? 0;
    if ([String(count), numberWords[count]].includes(number.toLowerCase())) return undefined;
    return { severity: 'warning', found: `“${found}”`, expected: `${count}, as content/data has them` };
  });
}

const pattern = new RegExp(
  `\\b(${numberWords.slice(2).join('|')}|\\d+) (features|subjects|course categories|interface languages)\\b`,
  'gi',
);
