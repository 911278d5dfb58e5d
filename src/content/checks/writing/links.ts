import { pagePath } from '../../contentKinds';
import { nearestName } from '../../mdx/vocabulary';
import type { Finding, Problem } from '../../problem';
import { sourcePages, type ContentPage, type Project } from '../../project';
import { problemsAtMatches } from '../rule';
import { wholeFile } from '../translation';

/**
 * Checks that links of English pages lead somewhere: to a page of this site, without language and slash at the end, and to
 * an id it has. Translations have the links of the English; those of a stale page may be gone.
 */
export function linkProblems(page: ContentPage, project: Project): Problem[] {
  return problemsAtMatches([wholeFile(page)], /(?<=\]\()[^)\s]*(?=[^)]*\))/g, ([href]) => {
    const wrong = /^(mailto|tel):./.test(href) ? undefined : wrongWith(href, page, project);
    return wrong && { found: `a link to “${href}”`, ...wrong };
  });
}

function wrongWith(href: string, page: ContentPage, project: Project): Pick<Finding, 'expected' | 'fix'> | undefined {
  if (/^https:\/\//.test(href))
    return URL.canParse(href) ? undefined : { expected: 'an address such as https://www.example.org' };
  if (/^http:\/\//.test(href)) return { expected: 'https://' };
  const [, path = '', id] = /^([^?#]*)(?:\?[^#]*)?(?:#(.*))?$/.exec(href) ?? [];
  if (path !== '' && !path.startsWith('/'))
    return { expected: 'a path of this site such as /pricing, an id such as #why, or https://…' };
  if (path !== '' && !project.paths.includes(path)) {
    const near = nearestName(path.replace(/\/+$/, ''), project.paths);
    return { expected: 'the path of a page of this site, without language', fix: near && `did you mean ${near}?` };
  }
  if (id === undefined) return undefined;
  const ids = idsOf(path === '' ? page : pageAt(path, project));
  if (!ids || ids.includes(id)) return undefined;
  const near = nearestName(id, ids);
  const expected = `an id that is there: ${ids.map((known) => `#${known}`).join(', ')}`;
  return { expected, fix: near && `did you mean #${near}?` };
}

/** Returns the MDX page at a path. A screen's own ids are in its code: the tests of the build follow those. */
function pageAt(path: string, project: Project): ContentPage | undefined {
  return sourcePages(project).find((page) => pagePath(page) === path);
}

function idsOf(page: ContentPage | undefined): string[] | undefined {
  if (!page) return undefined;
  const headings = [...page.text.matchAll(/^#+ .*\[#([a-z0-9-]+)\]\s*$/gm)];
  const courses = [...page.text.matchAll(/<Course\b[^>]*\bid="([^"]*)"/g)];
  return [...headings, ...courses].map((match) => match[1] ?? '');
}
