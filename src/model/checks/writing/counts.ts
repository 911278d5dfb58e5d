import { keyOffset } from '../../jsonFile';
import { problemAt, type Problem } from '../../problem';
import { sourcePages, type Project } from '../../project';
import { numberWords } from '../numbers';

/** Numbers of features, subjects and languages that English words give are those of the data (a warning). */
export function countProblems(project: Project): Problem[] {
  return countsInWords(project)
    .filter(({ isRight }) => !isRight)
    .map(({ problem }) => problem);
}

/** Every place where English words say how many features, subjects or languages there are. */
export function countsInWords(project: Project): { readonly problem: Problem; readonly isRight: boolean }[] {
  const published = (kind: 'courses' | 'features') =>
    (project.datasets.topics.value?.[kind] ?? []).filter((slug) => !project.drafts.includes(`${kind}/${slug}`)).length;
  const counts: Readonly<Record<string, number>> = {
    features: published('features'),
    subjects: published('courses'),
    'course categories': published('courses'),
    'interface languages': project.languages.length,
  };
  const find = (text: string, file: { file: string; text: string }, offset?: number) =>
    [...text.matchAll(pattern)].map(({ 0: found, 1: number = '', 2: what = '', index }) => {
      const count = counts[what.toLowerCase()] ?? 0;
      const expected = `${count}, as content/data has them`;
      return {
        isRight: [String(count), numberWords[count]].includes(number.toLowerCase()),
        problem: problemAt(file, offset ?? index, { severity: 'warning', found: `“${found}”`, expected }),
      };
    });
  return [
    ...Object.values(project.strings.en ?? {}).flatMap((table) =>
      Object.entries(table.value ?? {}).flatMap(([key, text]) => find(text, table, keyOffset(table.text, key))),
    ),
    ...sourcePages(project).flatMap((page) => find(page.text, page)),
  ];
}

const pattern = new RegExp(
  `\\b(${numberWords.slice(2).join('|')}|\\d+) (features|subjects|course categories|interface languages)\\b`,
  'gi',
);
