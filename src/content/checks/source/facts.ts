import { findAll } from '../../mdx/tree';
import { translatedPage } from '../../pageState';
import { problemAt, type Problem } from '../../problem';
import { factsFile, pageIn, sourcePages, type ContentPage, type Project } from '../../project';

/**
 * Checks that a page's statistics and courses are the ones of its facts.json, each once; those of a stale page may be
 * older.
 */
export function factsProblems(project: Project, page: ContentPage): Problem[] {
  const english = pageIn(project, page, 'en');
  if (!english || page.tree.length === 0 || translatedPage(project, english, page.language).isStale) return [];
  const facts = factsFile(project, page);
  const { statistics, courses } = facts?.value ?? {};
  return [
    ...(facts && statistics ? idProblems(page, 'Statistic', facts.file, Object.keys(statistics)) : []),
    ...(facts && courses ? idProblems(page, 'Course', facts.file, ids(courses)) : []),
  ];
}

function ids(entries: readonly { readonly id: string }[]): string[] {
  return entries.map(({ id }) => id);
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
  return sourcePages(project).flatMap((page) => {
    const facts = factsFile(project, page);
    if (!facts) return [];
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
