import { findAll } from '../../mdx/tree';
import type { Problem } from '../../problem';
import { pageIn, type ContentPage, type Project } from '../../project';
import { pageProblem } from './place';

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
  if (page.kind === 'pages' || page.tree.length === 0 || !file?.value || isStale) return [];
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
