import { pageName, parsePageName } from '../../contentKinds';
import type { JsonFile } from '../../jsonFile';
import { nearestName } from '../../mdx/vocabulary';
import { problemAt, type Problem } from '../../problem';
import { factsFile, sourcePages, type Project } from '../../project';

/** Checks that pages that data names are there, and that redirects lead from pages that are gone to pages that are there. */
export function referenceProblems(project: Project): Problem[] {
  const { links, redirects } = project.datasets;
  const lessons = sourcePages(project).flatMap((page) => {
    const facts = factsFile(project, page);
    return facts?.value?.subject === undefined ? [] : nameProblems(project, facts, [facts.value.subject]);
  });
  return [
    ...nameProblems(project, links, new Set(Object.values(links.value ?? {}))),
    ...lessons,
    ...redirectProblems(project, redirects),
  ];
}

function nameProblems(project: Project, file: JsonFile<unknown>, names: Iterable<string>): Problem[] {
  const known = sourcePages(project).map(pageName);
  return [...names].flatMap((name) => {
    const page = parsePageName(name);
    const at = (found: string, expected: string, fix?: string) =>
      problemAt(file, JSON.stringify(name), { found, expected, fix });
    if (!page || !known.includes(name)) {
      const near = nearestName(name, known);
      return at(`the page “${name}”`, 'a page of content/', near && `did you mean ${near}?`);
    }
    return project.drafts.includes(name) ? at(`the draft “${name}”`, 'a page that is published') : [];
  });
}

function redirectProblems({ paths }: Project, file: Project['datasets']['redirects']): Problem[] {
  const all = file.value ?? [];
  const targets = new Map(all.map(({ from, to }) => [from, to]));
  const places = [...file.text.matchAll(/"from"/g)].map(({ index }) => index);
  return all.flatMap(({ from, to }, index): Problem[] => {
    const at = (found: string, expected: string, fix?: string) =>
      problemAt(file, places[index] ?? 0, { found, expected, fix });
    if (from === to) return [at(`a redirect from ${from} to itself`, 'another page', 'remove it')];
    if (all.findIndex((other) => other.from === from) < index)
      return [at(`a second redirect from ${from}`, 'one', 'remove one of them')];
    if (paths.includes(from))
      return [at(`a redirect from ${from}, which is a page`, 'an address that no page has any more', 'remove it')];
    if (targets.has(to)) {
      const end = endOf(targets, to);
      const expected = 'the address of a page: one redirect leads there';
      const fix = end === undefined ? 'they lead round in a circle: remove one of them' : `write "to": "${end}"`;
      return [at(`a redirect to ${to}, which is redirected itself`, expected, fix)];
    }
    if (paths.includes(to)) return [];
    const near = nearestName(to, paths);
    return [at(`a redirect to ${to}`, 'the path of a page of this site', near && `did you mean ${near}?`)];
  });
}

/** Returns where a chain of redirects ends; undefined where it does not. */
function endOf(targets: ReadonlyMap<string, string>, start: string): string | undefined {
  const seen = new Set<string>();
  let end = start;
  for (let next = targets.get(end); next !== undefined; next = targets.get(end)) {
    if (seen.has(end)) return undefined;
    seen.add(end);
    end = next;
  }
  return end;
}
