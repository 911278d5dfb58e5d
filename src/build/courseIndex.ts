import type { IndexedCourse } from '../model/courseIndex';
import { findAll, plainText } from '../model/mdx/tree';
import type { Project } from '../model/project';
import { bindWords } from './lineBreaks';

/** Every course of the catalogue in a language, for the search of `/courses`; English where a page has no translation. */
export function courseIndex(project: Project, language: string): IndexedCourse[] {
  const categories = (project.datasets.topics.value?.courses ?? []).filter(
    (slug) => !project.drafts.includes(`courses/${slug}`),
  );
  return categories.flatMap((category) => {
    const versions = project.pages.filter((page) => page.kind === 'courses' && page.slug === category);
    // A page of an older English may lack a course: its words are then the English ones.
    const words = new Map(
      ['en', language].flatMap((code) =>
        findAll(versions.find((version) => version.language === code)?.tree ?? [], 'Course').map(
          (course) => [course.props?.id, course] as const,
        ),
      ),
    );
    return (project.courseFacts[category]?.value?.courses ?? []).map(({ id, hours, level }) => ({
      id,
      category,
      title: bindWords(words.get(id)?.props?.title ?? id, language),
      description: bindWords(plainText(words.get(id)?.children), language),
      hours,
      level,
    }));
  });
}
