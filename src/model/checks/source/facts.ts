import { findAll } from '../../mdx/tree';
import { problemAt, type Problem } from '../../problem';
import { pageIn, type ContentPage, type Project } from '../../project';

/** A page's statistics and courses are the ones its facts.json knows, each once; those of a stale page may be older. */
export function factsProblems(project: Project, page: ContentPage): Problem[] {
  const [tag, file] =
    page.kind === 'features'
      ? ['Statistic', project.featureFacts[page.slug]]
      : ['Course', project.courseFacts[page.slug]];
  const isStale = page.language !== 'en' && page.frontMatter?.source !== pageIn(project, page, 'en')?.blobHash;
  if (page.kind === 'pages' || page.kind === 'lessons' || page.tree.length === 0 || !file?.value || isStale) return [];
  const { value } = file;
  const ids = 'courses' in value ? value.courses.map(({ id }) => id) : Object.keys(value.statistics);
  const written = findAll(page.tree, tag).map(({ props }) => props?.id ?? '');
  const at = (id: string, found: string, expected: string) =>
    problemAt(page, page.text.indexOf(`id="${id}"`), { found, expected });
  return [
    ...ids
      .filter((id) => !written.includes(id))
      .map((id) => at(id, `no <${tag} id="${id}">`, `one for each entry of ${file.file}`)),
    ...written.flatMap((id, index) => [
      ...(ids.includes(id) ? [] : [at(id, `<${tag} id="${id}">`, `an id of ${file.file}: ${ids.join(', ')}`)]),
      ...(written.indexOf(id) < index ? [at(id, `<${tag} id="${id}"> twice`, 'it once')] : []),
    ]),
  ];
}

/** Every figure of a page has its source: it is a promise that the owner stands behind. */
export function sourceProblems(project: Project): Problem[] {
  return Object.values(project.featureFacts).flatMap((facts) => {
    const { statistics = {}, sources = {} } = facts.value ?? {};
    const at = (needle: string, found: string, expected: string) =>
      problemAt(facts, facts.text.indexOf(needle), { found, expected });
    const without = Object.keys(statistics).filter((id) => !sources[id]);
    const unused = Object.keys(sources).filter((id) => !statistics[id]);
    return [
      ...without.map((id) =>
        at(`"${id}"`, `the figure "${id}" without its source`, `"sources": { "${id}": "where it comes from" }`),
      ),
      ...unused.map((id) =>
        at(`"${id}": "`, `a source of "${id}", which is no figure here`, 'only ids of “statistics”'),
      ),
    ];
  });
}
