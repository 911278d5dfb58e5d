import { keyPosition } from '../../jsonFile';
import type { Problem } from '../../problem';
import type { Project } from '../../project';
import { pageProblem } from './pageProblem';

/** Numbers of features, subjects and languages that English words give are those of the data (a warning). */
export function countProblems(project: Project): Problem[] {
  return countsInWords(project)
    .filter(({ isRight }) => !isRight)
    .map(({ problem }) => problem);
}

/** Every place where English words say how many features, subjects or languages there are. */
export function countsInWords(project: Project): { readonly problem: Problem; readonly isRight: boolean }[] {
  const { topics } = project.datasets;
  const published = (kind: 'courses' | 'features') =>
    (topics.value?.[kind] ?? []).filter((slug) => !project.drafts.includes(`${kind}/${slug}`)).length;
  const counts: Readonly<Record<string, number>> = {
    features: published('features'),
    subjects: published('courses'),
    'course categories': published('courses'),
    'interface languages': project.languages.length,
  };
  const find = (text: string) =>
    [...text.matchAll(pattern)].map((match) => {
      const what = match[2]?.toLowerCase() ?? '';
      const said = match[1]?.toLowerCase() ?? '';
      const number = words.includes(said) ? words.indexOf(said) : Number(said);
      const isRight = number === counts[what];
      const expected = `${counts[what]}, as content/data has them`;
      return { index: match.index, isRight, found: `“${match[0]}”`, expected };
    });
  const inStrings = Object.values(project.strings.en ?? {}).flatMap(({ file, text, value = {} }) =>
    Object.entries(value).flatMap(([key, string]) =>
      find(string).map(({ found, expected, isRight }) => ({
        isRight,
        problem: { severity: 'warning' as const, file, ...keyPosition(text, key), found, expected },
      })),
    ),
  );
  const inPages = project.pages
    .filter(({ language }) => language === 'en')
    .flatMap((page) =>
      find(page.text).map(({ index, found, expected, isRight }) => ({
        isRight,
        problem: pageProblem(page, index, { severity: 'warning', found, expected }),
      })),
    );
  return [...inStrings, ...inPages];
}

const words =
  'zero one two three four five six seven eight nine ten eleven twelve thirteen fourteen fifteen sixteen seventeen eighteen nineteen twenty'.split(
    ' ',
  );
const pattern = new RegExp(
  `\\b(${words.slice(2).join('|')}|\\d+) (features|subjects|course categories|interface languages)\\b`,
  'gi',
);
