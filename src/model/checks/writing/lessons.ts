import { findAll } from '../../mdx/tree';
import { problemAt, type Problem } from '../../problem';
import type { ContentPage, Project } from '../../project';

/** The outline of a course adds up to the course's hours, and each question has one right answer. */
export function lessonProblems(project: Project): Problem[] {
  return project.pages
    .filter(({ language }) => language === 'en')
    .flatMap((page) => [...outlineProblems(project, page), ...questionProblems(page)]);
}

function outlineProblems(project: Project, page: ContentPage): Problem[] {
  const courses = project.courseFacts[page.slug]?.value?.courses ?? [];
  return findAll(page.tree, 'CourseOutline').flatMap((outline): Problem[] => {
    const at = page.text.indexOf('<CourseOutline');
    const id = outline.props?.of ?? '';
    const course = courses.find((known) => known.id === id);
    if (!course)
      return [
        problemAt(page, at, {
          found: `<CourseOutline of="${id}">`,
          expected: `the id of a course of this page: ${courses.map((known) => known.id).join(', ')}`,
        }),
      ];
    const minutes = findAll([outline], 'Lesson').map(({ props }) => props?.minutes ?? '');
    const wrong = minutes.find((text) => !/^[1-9]\d*$/.test(text));
    if (wrong !== undefined)
      return [
        problemAt(page, page.text.indexOf(`minutes="${wrong}"`), {
          found: `minutes="${wrong}"`,
          expected: 'a whole number of minutes, such as minutes="20"',
        }),
      ];
    const sum = minutes.reduce((all, text) => all + Number(text), 0);
    const missing = (['Lesson', 'Outcome'] as const).filter((tag) => findAll([outline], tag).length === 0);
    return [
      ...missing.map((tag) =>
        problemAt(page, at, {
          found: `an outline without <${tag}>`,
          expected: 'at least one lesson and one outcome',
        }),
      ),
      ...(sum === course.hours * 60
        ? []
        : [
            problemAt(page, at, {
              found: `lessons of ${sum} minutes in all`,
              expected: `${course.hours * 60} minutes: “${id}” has "hours": ${course.hours} in facts.json`,
            }),
          ]),
    ];
  });
}

function questionProblems(page: ContentPage): Problem[] {
  const places = [...page.text.matchAll(/<Question\b/g)].map(({ index }) => index);
  return findAll(page.tree, 'Question').flatMap((question, index) => {
    const marks = findAll([question], 'Answer').flatMap(({ props }) => props?.correct ?? []);
    if (marks.length === 1 && marks[0] === 'yes') return [];
    return [
      problemAt(page, places[index] ?? 0, {
        found: `a <Question> with ${marks.length} answers marked ${marks.map((mark) => `correct="${mark}"`).join(', ') || 'as correct'}`,
        expected: 'one <Answer … correct="yes">',
      }),
    ];
  });
}
