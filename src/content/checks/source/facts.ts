import { findAll } from '../../mdx/tree';
import { translatedPage } from '../../pageState';
import { problemAt, type Problem } from '../../problem';
import { pageIn, type ContentPage, type Project } from '../../project';

/**
 * Checks that a page's statistics and courses are the ones of its facts.json, each once; those of a stale page may be
 * older.
 */
export function factsProblems(project: Project, page: ContentPage): Problem[] {
  const english = pageIn(project, page, 'en');
  if (!english || page.tree.length === 0 || translatedPage(project, english, page.language).isStale) return [];
  const [features, courses] = [project.featureFacts[page.slug], project.courseFacts[page.slug]];
  if (page.kind === 'features' && features?.value)
    return idProblems(page, 'Statistic', features.file, Object.keys(features.value.statistics));
  if (page.kind === 'courses' && courses?.value) {
    const ids = courses.value.courses.map(({ id }) => id);
    return idProblems(page, 'Course', courses.file, ids);
  }
  return [];
}

function idProblems(page: ContentPage, tag: string, file: string, ids: readonly string[]): Problem[] {
  const written = findAll(page.tree, tag).map(({ props }) => props?.id ?? '');
  const missing = ids.filter((id) => !written.includes(id));
  const unknown = written.filter((id) => !ids.includes(id));
  const repeated = written.filter((id, index) => written.indexOf(id) < index);
  const at = (id: string, found: string, expected: string, fix?: string) =>
    problemAt(page, `id="${id}"`, { found, expected, fix });
  return [
    ...missing.map((id) => at(id, `no <${tag} id="${id}">`, `one for each entry of ${file}`)),
    ...unknown.map((id) =>
      at(
        id,
        `<${tag} id="${id}">`,
        `an id of ${file}: ${ids.join(', ')}`,
        `correct the id, or add an entry with it to ${file}`,
      ),
    ),
    ...repeated.map((id) => at(id, `<${tag} id="${id}"> twice`, 'it once')),
  ];
}

/** Checks that every figure of a page has its source: the owner has to be able to prove it. */
export function sourceProblems(project: Project): Problem[] {
  return Object.values(project.featureFacts).flatMap((facts) => {
    const { statistics = {}, sources = {} } = facts.value ?? {};
    const without = Object.keys(statistics).filter((id) => !sources[id]);
    const unused = Object.keys(sources).filter((id) => !statistics[id]);
    return [
      ...without.map((id) => {
        const expected = `"sources": { "${id}": "where it comes from" }`;
        return problemAt(facts, `"${id}"`, { found: `the figure "${id}" without its source`, expected });
      }),
      ...unused.map((id) => {
        const found = `a source of "${id}", which is no figure here`;
        return problemAt(facts, `"${id}": "`, { found, expected: 'only ids of “statistics”' });
      }),
    ];
  });
}
