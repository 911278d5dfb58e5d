import { parentPage } from '../content/pages/contentKinds';
import { intlLocale } from '../content/language/intlLocale';
import { outlinedCourse } from '../content/pages/outlines';
import { pageIn, type Project } from '../content/project';
import type { Route } from '../site/routes';
import type { ScreenData } from '../site/screenData';
import { courseCard } from './cards';
import { formatMonths } from './courseIndex';
import { preventBreaks, preventBreaksInTree } from './lineBreaks';
import { oncePer } from '../content/remembered';
import { pick } from './pick';
import { relatedCourses, rolesOfCourses } from './roleCourses';

/** Returns what the page of one course shows: its outline, and what its subject, the roles and other subjects say of it. */
export function outlineData(
  project: Project,
  language: string,
  { content, path, shown }: Route & { readonly shown: string },
): Omit<ScreenData['outline'], 'sample'> {
  const page = content && (pageIn(project, content, shown) ?? pageIn(project, content, 'en'));
  const course = content && outlinedCourse(project, content, language);
  const subject = content && parentPage(content);
  const facts = course && courseFacts(project).get(course.id);
  const card = courseCard(project, language, subject?.slug);
  if (!page || !course || !facts || !card)
    throw new Error(`The outline of ${path} cannot be shown: npm run check says what is missing.`);
  const { description = [] } = course;
  const { hours, level } = facts;
  const front = page.frontMatter;
  return {
    ...(front && 'title' in front && front.title !== undefined && { title: front.title }),
    ...(front && 'description' in front && front.description !== undefined && { description: front.description }),
    tree: preventBreaksInTree(page.tree, page.language),
    course: {
      id: course.id,
      title: preventBreaks(course.title, course.language),
      description: preventBreaksInTree(description, course.language),
      ...(course.language !== language && { lang: intlLocale(course.language) }),
      hours,
      level,
      reviewed: formatMonths([facts], language)[course.id],
    },
    subject: { path: card.path, heading: card.heading, lang: card.lang, hue: card.hue, icon: card.icon },
    roles: rolesOfCourses(project).get(course.id) ?? [],
    related: relatedCourses(project, language, course.id).map((one) =>
      pick(one, 'id', 'category', 'hasPage', 'title', 'lang', 'hue', 'hours', 'level'),
    ),
  };
}

/** What facts.json files say of the courses, by their ids, which the whole catalogue has once. */
const courseFacts = oncePer(
  ({ facts }: Project) =>
    new Map(Object.values(facts.courses).flatMap(({ value }) => value?.courses.map((one) => [one.id, one]) ?? [])),
);
