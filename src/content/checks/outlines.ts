import { pageName, parentPage } from '../pages/contentKinds';
import { elementsOf } from '../mdx/pageElements';
import { nearestName } from '../mdx/vocabulary';
import { problemAt, type Problem } from '../problem';
import { factsFile, type ContentPage, type Project } from '../project';

/**
 * Checks that an outline is of a course that its subject's page lists, and that the minutes of its lessons together are the hours
 * of the course. They are in the page, so that a translation that waits keeps those of its own lessons.
 */
export function outlineProblems(page: ContentPage, project: Project): Problem[] {
  if (page.kind !== 'outlines') return [];
  const subject = parentPage(page);
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
  const { drafts } = project;
  const isHidden = drafts.includes(pageName(subject)) && !drafts.includes(pageName(page));
  const lessons = elementsOf(page, 'Lesson').map(({ props: { minutes = '' }, offset }) => ({ minutes, offset }));
  const wrong = lessons.filter(({ minutes }) => !/^\d+$/.test(minutes) || Number(minutes) < 5 || Number(minutes) > 45);
  const sum = lessons.reduce((all, { minutes }) => all + Number(minutes), 0);
  return [
    ...(isHidden
      ? [
          problemAt(page, 0, {
            found: `a page below the draft ${pageName(subject)}`,
            expected: 'that one published first',
          }),
        ]
      : []),
    ...wrong.map(({ minutes, offset }) =>
      problemAt(page, offset, {
        found: `a lesson of “${minutes}” minutes`,
        expected: 'whole minutes, 5 to 45, such as minutes="15": a lesson fits into a break',
      }),
    ),
    ...(lessons.length > 0 && wrong.length === 0 && sum !== course.hours * 60
      ? [
          problemAt(page, lessons[0]?.offset ?? 0, {
            found: `lessons of ${sum} minutes in all`,
            expected: `${course.hours * 60} minutes: “${name}” has "hours": ${course.hours} in ${subjectFacts.file}`,
          }),
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
