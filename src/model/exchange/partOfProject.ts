import { pageName, type Project } from '../project';

/** The project with nothing but what a text is in: its namespace (`home:hero.title`) or its page (`features/qms#1a2b3c4d`). */
export function partOfProject(project: Project, id: string): Project {
  const namespace = id.includes('#') ? '' : (id.split(':')[0] ?? '');
  const page = id.split('#')[0];
  const only = <T>(tables: Readonly<Record<string, T>>): Record<string, T> =>
    Object.fromEntries(Object.entries(tables).filter(([name]) => name === namespace));
  return {
    ...project,
    pages: project.pages.filter((one) => pageName(one) === page),
    strings: Object.fromEntries(Object.entries(project.strings).map(([language, tables]) => [language, only(tables)])),
    meta: only(project.meta),
  };
}
