import { findAll } from '../../mdx/tree';
import { problemAt, type Problem } from '../../problem';
import { factsFile, type ContentPage, type Project } from '../../project';

/** Checks that the outline of a course adds up to the course's hours, and each question has one right answer. */
export function lessonProblems(page: ContentPage, project: Project): Problem[] {
  return [...outlineProblems(page, project), ...questionProblems(page)];
}

function outlineProblems(page: ContentPage, project: Project): Problem[] {
  const courses = factsFile(project, page)?.value?.courses;
  // Facts that cannot be read have a problem of their own.
  if (!courses) return [];
  return findAll(page.tree, 'CourseOutline').flatMap((outline): Problem[] => {
    const at = (place: string, found: string, expected: string) => problemAt(page, place, { found, expected });
    const id = outline.props?.of ?? '';
    const course = courses.find((known) => known.id === id);
    if (!course) {
      const expected = `the id of a course of this page: ${courses.map((known) => known.id).join(', ')}`;
      return [at('<CourseOutline', `<CourseOutline of="${id}">`, expected)];
    }
    const minutes = findAll([outline], 'Lesson').map(({ props }) => props?.minutes ?? '');
    const wrong = minutes.find((text) => !/^[1-9]\d*$/.test(text));
    if (wrong !== undefined) {
      const attribute = `minutes="${wrong}"`;
      return [at(attribute, attribute, 'a whole number of minutes, such as minutes="20"')];
    }
    const problems = (['Lesson', 'Outcome'] as const)
      .filter((tag) => findAll([outline], tag).length === 0)
      .map((tag) => at('<CourseOutline', `an outline without <${tag}>`, 'at least one lesson and one outcome'));
    const sum = minutes.reduce((all, text) => all + Number(text), 0);
    if (sum === course.hours * 60) return problems;
    const expected = `${course.hours * 60} minutes: “${id}” has "hours": ${course.hours} in facts.json`;
    return [...problems, at('<CourseOutline', `lessons of ${sum} minutes in all`, expected)];
  });
}

function questionProblems(page: ContentPage): Problem[] {
  const places = [...page.text.matchAll(/<Question\b/g)].map(({ index }) => index);
  return findAll(page.tree, 'Question').flatMap((question, index) => {
    const marks = findAll([question], 'Answer').flatMap(({ props }) => props?.correct ?? []);
    if (marks.length === 1 && marks[0] === 'yes') return [];
    const found = `a <Question> with ${marks.length} answers marked ${marks.map((mark) => `correct="${mark}"`).join(', ') || 'as correct'}`;
    return problemAt(page, places[index] ?? 0, { found, expected: 'one <Answer … correct="yes">' });
  });
}
