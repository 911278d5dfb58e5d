import { pageName, parentPage } from '../pages/contentKinds';
import { elementsOf } from '../mdx/pageElements';
import { nearestName } from '../mdx/vocabulary';
import { problemAt, type Problem } from '../problem';
import { factsFile, type ContentPage, type Project } from '../project';

/**
 * Checks that an outline is of a course that its subject's page lists, and that its lessons have their minutes in facts.json,
 * which together are the hours of the course.
 */
export function outlineProblems(page: ContentPage, project: Project): Problem[] {
  if (page.kind !== 'outlines') return [];
  const [facts, subject] = [factsFile(project, page), parentPage(page)];
  const subjectFacts = subject && factsFile(project, subject);
  const courses = subjectFacts?.value?.courses;
  const name = page.slug.split('/').at(-1) ?? '';
  const course = courses?.find(({ id }) => id === name);
  if (!subject || !subjectFacts) return [placeProblem(page, Object.keys(project.facts.courses))];
  // Facts that cannot be read have a problem of their own.
  if (!courses) return [];
  const ids = courses.map(({ id }) => id);
  if (!course) {
    const near = nearestName(name, ids);
    const expected = `the id of a course of ${subjectFacts.file}: ${ids.join(', ')}`;
    return [problemAt(page, 0, { found: `an outline of “${name}”`, expected, fix: near && `did you mean ${near}?` })];
  }
  if (!facts?.value) return [];
  const { drafts } = project;
  const isHidden = drafts.includes(pageName(subject)) && !drafts.includes(pageName(page));
  const { lessons = [] } = facts.value;
  const written = elementsOf(page, 'Lesson').length;
  const sum = lessons.reduce((all, minutes) => all + minutes, 0);
  const atLessons = (found: string, expected: string) => problemAt(facts, '"lessons"', { found, expected });
  return [
    ...(isHidden
      ? [
          problemAt(page, 0, {
            found: `a page below the draft ${pageName(subject)}`,
            expected: 'that one published first',
          }),
        ]
      : []),
    ...(written > 0 && lessons.length !== written
      ? [atLessons(`the minutes of ${lessons.length} lessons`, `those of the ${written} in ${page.file}`)]
      : []),
    ...(sum !== course.hours * 60
      ? [
          atLessons(
            `lessons of ${sum} minutes in all`,
            `${course.hours * 60} minutes: “${name}” has "hours": ${course.hours} in ${subjectFacts.file}`,
          ),
        ]
      : []),
  ];
}

function placeProblem(page: ContentPage, subjects: readonly string[]): Problem {
  const [folder = ''] = page.slug.split('/');
  const near = nearestName(folder, subjects);
  return problemAt(page, 0, {
    found: `an outline in the folder ${folder}`,
    expected: `the folder of a page of content/courses: ${subjects.join(', ')}`,
    fix: near && `did you mean ${near}?`,
  });
}
