import { contentKinds, pageName, pagePath } from '../pages/contentKinds';
import { didYouMean } from '../mdx/vocabulary';
import type { Finding } from '../problem';
import { hasPath, pageIn, type ContentPage, type Project } from '../project';

type Wrong = Pick<Finding, 'expected' | 'fix'>;

/**
 * Returns what is wrong with the address of a link: it has to lead to a published page of this site, without language, and
 * to an id that it has; or to a website that everybody can open. `page` is where the link is.
 */
export function wrongAddress(href: string, project: Project, page?: ContentPage): Wrong | undefined {
  if (/^mailto:[^@\s]+@[^@\s?]+\.[^@\s?]{2,}|^tel:\+?[\d-]{3,}$/.test(href)) return undefined;
  if (/^(?:mailto|tel):/.test(href)) return { expected: 'a whole address: mailto:ann@example.org, tel:+441234567890' };
  if (/^https?:\/\//.test(href)) return wrongWebsite(href);
  const [, path = '', id] = /^([^?#]*)(?:\?[^#]*)?(?:#(.*))?$/.exec(href) ?? [];
  if (path !== '' && !path.startsWith('/'))
    return { expected: 'a path of this site such as /pricing, an id such as #why, or https://…' };
  if (path !== '' && !hasPath(project, path))
    return {
      expected: 'the path of a page of this site, without language',
      fix: didYouMean(ownPath(path, project), project.paths),
    };
  const target = path === '' ? page : pageAt(path, project);
  const isDraft = (one: ContentPage) => project.drafts.includes(pageName(one));
  if (target && target !== page && isDraft(target) && !(page && isDraft(page)))
    return { expected: 'a page that is published', fix: `npm run content -- publish ${target.slug} first` };
  if (id === undefined) return undefined;
  const ids = idsOf(target);
  if (!ids || ids.includes(id)) return undefined;
  const expected = `an id that is there: ${ids.map((known) => `#${known}`).join(', ') || 'the page has none'}`;
  return { expected, fix: didYouMean(id, ids, '#$') };
}

function wrongWebsite(href: string): Wrong | undefined {
  if (!URL.canParse(href)) return { expected: 'an address such as https://www.example.org' };
  return href.startsWith('http:') ? { expected: href.replace('http:', 'https:') } : undefined;
}

/** Returns a path of this site as links have it: without language and slash at the end. */
export function ownPath(path: string, { languages }: Project): string {
  const [, first] = path.split('/');
  const rest = languages.some(({ code }) => code === first) ? path.slice(`/${first}`.length) : path;
  return rest.replace(/\/+$/, '') || '/';
}

/** Returns the MDX page at a path. A screen's own ids are in its code: the tests of the build follow those. */
function pageAt(path: string, project: Project): ContentPage | undefined {
  return contentKinds
    .map((kind) => ({ kind, start: pagePath({ kind, slug: '' }) }))
    .filter(({ start }) => path.startsWith(start))
    .map(({ kind, start }) => pageIn(project, { kind, slug: path.slice(start.length) }, 'en'))
    .find((page) => page !== undefined);
}

/** Returns the ids of a page; none where it has no MDX, or that cannot be read. */
function idsOf(page: ContentPage | undefined): string[] | undefined {
  if (!page || page.tree.length === 0) return undefined;
  return page.elements.flatMap(({ tag, props: { id } }) =>
    id !== undefined && (tag === 'Course' || /^h\d$/.test(tag)) ? [id] : [],
  );
}
