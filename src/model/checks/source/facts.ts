import { findAll } from '../../mdx/tree';
import type { Problem } from '../../problem';
import { pageIn, type ContentPage, type Project } from '../../project';
import { fileProblem, pageProblem } from './place';

/** A page's statistics and courses are the ones its facts.json knows, each once; those of a stale page may be older. */
export function factsProblems(project: Project, page: ContentPage): Problem[] {
  const [tag, ids, file] =
    page.kind === 'features'
      ? [
          'Statistic',
          Object.keys(project.featureFacts[page.slug]?.value?.statistics ?? {}),
          project.featureFacts[page.slug],
        ]
      : [
          'Course',
          (project.courseFacts[page.slug]?.value?.courses ?? []).map(({ id }) => id),
          project.courseFacts[page.slug],
        ];
  const english = pageIn(project, page, 'en');
  const isStale = page.language !== 'en' && page.frontMatter?.source !== english?.blobHash;
  if (page.kind === 'pages' || page.kind === 'lessons' || page.tree.length === 0 || !file?.value || isStale) return [];
  const written = findAll(page.tree, tag).map((element) => element.props?.id ?? '');
  const problems: Problem[] = [];
  for (const id of ids.filter((known) => !written.includes(known)))
    problems.push(pageProblem(page, '', `no <${tag} id="${id}">`, `one for each entry of ${file.file}`));
  for (const [index, id] of written.entries()) {
    if (!ids.includes(id))
      problems.push(pageProblem(page, `id="${id}"`, `<${tag} id="${id}">`, `an id of ${file.file}: ${ids.join(', ')}`));
    if (written.indexOf(id) < index)
      problems.push(pageProblem(page, `id="${id}"`, `<${tag} id="${id}"> twice`, 'it once'));
  }
  return problems;
}

/** Every figure of a page has its source: it is a promise that the owner stands behind. */
export function sourceProblems(project: Project): Problem[] {
  return Object.values(project.featureFacts).flatMap((facts) => {
    const { statistics = {}, sources = {} } = facts.value ?? {};
    const without = Object.keys(statistics).filter((id) => !sources[id]);
    const unused = Object.keys(sources).filter((id) => !statistics[id]);
    return [
      ...without.map((id) =>
        fileProblem(
          facts,
          `"${id}"`,
          `the figure "${id}" without its source`,
          `"sources": { "${id}": "where it comes from" }`,
        ),
      ),
      ...unused.map((id) =>
        fileProblem(facts, `"${id}": "`, `a source of "${id}", which is no figure here`, 'only ids of “statistics”'),
      ),
    ];
  });
}
