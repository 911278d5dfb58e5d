import { parentPage } from '../content/pages/contentKinds';
import { outlinedCourse } from '../content/pages/outlines';
import type { Project } from '../content/project';
import type { Route } from '../site/routes';
import type { ScreenData } from '../site/screenData';
import { courseCard } from './cards';
import { formatMonths } from './courseIndex';
import { preventBreaks, preventBreaksInTree } from './lineBreaks';
import { pick } from './pick';
import { relatedCourses, rolesOf } from './roleCourses';
import { frontTexts, langOf, pageOrEnglish } from './shownTexts';

/** Returns what the page of one course shows: its outline, and what its subject, the roles and other courses say of it. */
export function outlineData(
  project: Project,
  language: string,
  { content, path, shown }: Route & { readonly shown: string },
): Omit<ScreenData['outline'], 'sample'> {
  const page = content && pageOrEnglish(project, content, shown);
  const course = content && outlinedCourse(project, content, language);
  const subject = content && parentPage(content);
  const courses = subject && project.facts.courses[subject.slug]?.value?.courses;
  const facts = courses?.find(({ id }) => id === course?.id);
  const card = courseCard(project, language, subject?.slug);
  if (!page || !course || !facts || !card)
    throw new Error(`The outline of ${path} cannot be shown: npm run check says what is missing.`);
  const { description = [] } = course;
  const { hours, level } = facts;
  return {
    ...pick(frontTexts(page), 'title', 'description'),
    tree: preventBreaksInTree(page.tree, page.language),
    course: {
      id: course.id,
      title: preventBreaks(course.title, course.language),
      description: preventBreaksInTree(description, course.language),
      ...langOf(course, language),
      hours,
      level,
      reviewed: formatMonths([facts], language)[course.id],
    },
    subject: { path: card.path, heading: card.heading, lang: card.lang, hue: card.hue, icon: card.icon },
    roles: rolesOf(project, course.id),
    related: relatedCourses(project, language, course.id).map((one) =>
      pick(one, 'id', 'category', 'hasPage', 'title', 'lang', 'hue', 'hours', 'level'),
    ),
  };
}
