import { problemAtKey } from '../files/jsonFile';
import { elementsOf, type PageElement } from '../mdx/pageElements';
import { translatedPage } from '../pages/pageState';
import { problemAt, type Problem } from '../problem';
import { factsFile, pageIn, type ContentPage, type Project } from '../project';
import { wrongName } from './datasets';

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
    ...(facts && courses ? idProblems(page, 'Course', facts.file, ids(courses)) : []),
  ];
}

/** Checks that the course of each sample lesson is one of its subject. */
export function sampleProblems({ facts }: Project): Problem[] {
  return Object.values(facts.lessons).flatMap((json) => {
    if (!json.value) return [];
    const { subject, course } = json.value;
    const courses = ids(facts.courses[subject.replace(/^courses\//, '')]?.value?.courses ?? []);
    if (courses.includes(course)) return [];
    return problemAtKey(json, 'course', {
      found: `the course "${course}"`,
      expected: `a course of ${subject}${courses.length > 0 ? `: ${courses.join(', ')}` : ', which has none'}`,
    });
  });
}

function ids(entries: readonly { readonly id: string }[]): string[] {
  return entries.map(({ id }) => id);
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
