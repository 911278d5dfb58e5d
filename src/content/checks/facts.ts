import { problemAtKey } from '../files/jsonFile';
import { elementsOf, type PageElement } from '../mdx/pageElements';
import { translatedPage } from '../pages/pageState';
import { problemAt, type Problem } from '../problem';
import { factsFile, pageIn, type ContentPage, type Project } from '../project';
import { idsOf, wrongName } from './datasets';
import { pageName } from '../pages/contentKinds';
import { didYouMean } from '../mdx/vocabulary';

/**
 * Checks that a page's statistics and courses are the ones of its facts.json, each once; those of a stale page may be
 * older.
 */
export function factsProblems(page: ContentPage, project: Project): Problem[] {
  const english = pageIn(project, page, 'en');
  if (!english || page.tree.length === 0 || translatedPage(project, english, page.language).isStale) return [];
  const facts = factsFile(project, page);
  const { statistics, courses } = facts?.value ?? {};
  return [
    ...(facts && statistics ? idProblems(page, 'Statistic', facts.file, Object.keys(statistics)) : []),
    ...(facts && courses ? idProblems(page, 'Course', facts.file, idsOf(courses)) : []),
  ];
}

/** Checks that the course of each sample lesson is one of its subject. */
export function sampleProblems({ facts }: Project): Problem[] {
  return Object.values(facts.lessons).flatMap((json) => {
    if (!json.value) return [];
    const { subject, course } = json.value;
    const courses = idsOf(facts.courses[subject.replace(/^courses\//, '')]?.value?.courses);
    if (courses.includes(course)) return [];
    return problemAtKey(json, 'course', {
      found: `the course "${course}"`,
      expected: `a course of ${subject}${courses.length > 0 ? `: ${courses.join(', ')}` : ', which has none'}`,
    });
  });
}

function idProblems(page: ContentPage, tag: string, file: string, ids: readonly string[]): Problem[] {
  const elements = elementsOf(page, tag);
  const written = elements.map(({ props }) => props.id ?? '');
  const at = (element: PageElement | undefined, found: string, expected: string, fix?: string) =>
    problemAt(page, element?.offset ?? 0, { found, expected, fix });
  return [
    ...ids
      .filter((id) => !written.includes(id))
      .map((id) => at(elements.at(-1), `no <${tag} id="${id}">`, `one for each entry of ${file}`)),
    ...elements.flatMap((element, index) => {
      const id = written[index] ?? '';
      if (written.indexOf(id) < index) return at(element, `<${tag} id="${id}"> twice`, 'it once');
      if (ids.includes(id)) return [];
      const expected = `an id of ${file}: ${ids.join(', ')}`;
      return at(element, `<${tag} id="${id}">`, expected, `correct the id, or add an entry with it to ${file}`);
    }),
  ];
}

/** Checks that an icon that a page names is one of those that are drawn. */
export function iconProblems(page: ContentPage, project: Project): Problem[] {
  return page.elements.flatMap(({ props, offset }) => {
    const finding = props.icon === undefined ? undefined : wrongName(project, 'icon', props.icon);
    return finding ? problemAt(page, offset, finding) : [];
  });
}

/**
 * Checks that an outline is of a course that its subject's page lists, and that the minutes of its lessons together are the hours
 * of the course. They are in the page, so that a translation that waits keeps those of its own lessons.
 */
export function outlineProblems(page: ContentPage, project: Project): Problem[] {
  if (page.kind !== 'outlines') return [];
  const { drafts, facts } = project;
  const [folder = '', name = ''] = page.slug.split('/');
  const at = (offset: number, found: string, expected: string, fix?: string) =>
    problemAt(page, offset, { found, expected, fix });
  const subject = facts.courses[folder];
  const subjects = Object.keys(facts.courses);
  if (!subject) {
    const expected = `the folder of a page of content/courses: ${subjects.join(', ')}`;
    return [at(0, `an outline in the folder ${folder}`, expected, didYouMean(folder, subjects))];
  }
  // Facts that cannot be read have a problem of their own.
  if (!subject.value) return [];
  const known = idsOf(subject.value.courses);
  const course = subject.value.courses.find(({ id }) => id === name);
  if (!course) {
    const expected = `the id of a course of ${subject.file}: ${known.join(', ')}`;
    return [at(0, `an outline of “${name}”`, expected, didYouMean(name, known))];
  }
  const lessons = elementsOf(page, 'Lesson').map(({ props: { minutes = '' }, offset }) => ({ minutes, offset }));
  const wrong = lessons.filter(({ minutes }) => !/^\d+$/.test(minutes) || Number(minutes) < 5 || Number(minutes) > 45);
  const [sum, needed] = [lessons.reduce((all, { minutes }) => all + Number(minutes), 0), course.hours * 60];
  const expected = 'whole minutes, 5 to 45, such as minutes="15": a lesson fits into a break';
  const whole = `${needed} minutes: “${name}” has "hours": ${course.hours} in ${subject.file}`;
  const parent = pageName({ kind: 'courses', slug: folder });
  const isHidden = drafts.includes(parent) && !drafts.includes(pageName(page));
  const [first] = lessons;
  return [
    ...(isHidden ? [at(0, `a page below the draft ${parent}`, 'that one published first')] : []),
    ...wrong.map(({ minutes, offset }) => at(offset, `a lesson of “${minutes}” minutes`, expected)),
    ...(first && wrong.length === 0 && sum !== needed
      ? [at(first.offset, `lessons of ${sum} minutes in all`, whole)]
      : []),
  ];
}
