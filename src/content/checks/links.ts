import { isListedKind, menuKey, pageName, pagePath } from '../pages/contentKinds';
import { languageCode } from '../language/languageTag';
import { elementsOf } from '../mdx/pageElements';
import { didYouMean } from '../mdx/vocabulary';
import { problemAtPath } from '../files/jsonFile';
import { problemAt, type Finding, type Problem } from '../problem';
import { englishPages, factsFile, hasPath, sourcePages, type ContentPage, type Project } from '../project';
import { problemInPassage, type Check } from './translation';

export const links: Check = {
  title: 'Links',
  rule: 'A link of the site is a path without language, such as /contact; an address in a text is the one of the English.',
  problems: ({ project, language, pages, strings }) => {
    const codes = project.languages.map(({ code }) => code).join('|');
    const ofLanguage = new RegExp(`^/(?:${codes})(?=/|$)`);
    const inPages = pages.flatMap(({ page }) =>
      (page ? elementsOf(page, 'a') : []).flatMap(({ props: { href = '' }, offset }) => {
        if (!page || !(isOwnWebsite(href, project) || ofLanguage.test(href))) return [];
        const [, path = '', rest = ''] = /^(?:https?:\/\/[^/?#]*)?([^?#]*)(.*)$/.exec(href) ?? [];
        const own = ownPath(path, project) + rest;
        return problemAt(page, offset, {
          found: `a link to ${href}`,
          expected: `${own}: links of this site are written without website and language`,
          fix: `write (${own})`,
        });
      }),
    );
    const inStrings = strings
      .filter(({ isOfToday }) => isOfToday)
      .flatMap((string) => {
        if (language === 'en')
          return addresses(string.text).flatMap((address) => {
            const wrong = /^https?:/.test(address) ? wrongAddress(address, project) : undefined;
            const place = string.text.indexOf(address);
            return wrong ? problemInPassage(string, place, { found: `the address ${address}`, ...wrong }) : [];
          });
        const known = addresses(string.english);
        return addresses(string.text)
          .filter((address) => !known.includes(address))
          .map((address) =>
            problemInPassage(string, string.text.indexOf(address), {
              found: `${address} in "${string.key}"`,
              expected: known.join(', ') || 'no address, as in the English',
            }),
          );
      });
    return [...inPages, ...inStrings];
  },
};

/** Returns whether this is an address of this site as a browser shows it: also of one’s own computer, or of a preview. */
function isOwnWebsite(href: string, { ownHosts }: Project): boolean {
  if (!/^https?:/.test(href) || !URL.canParse(href)) return false;
  const { hostname } = new URL(href);
  return ownHosts.includes(hostname.replace(/^www\./, '')) || notTheWeb.test(hostname);
}

const notTheWeb = /^(?:[^.]+|[\d.]+|.*\.(?:local|localhost|internal|test|netlify\.app|pages\.dev|vercel\.app))$/;

function addresses(text: string): string[] {
  return text.match(anyAddress) ?? [];
}

const anyAddress = new RegExp(`https?://[^\\s<>"”»]+|(?<![\\w/])/${languageCode}/[a-z-]+`, 'g');

/**
 * Checks that links of English pages lead somewhere: to a page of this site, without language and slash at the end, and to
 * an id it has. Translations have the links of the English; those of a stale page may be gone.
 */
export function linkProblems(page: ContentPage, project: Project): Problem[] {
  return elementsOf(page, 'a').flatMap(({ props: { href = '' }, words = '', offset }) => {
    // Of the site's own address the check of links says which path is meant.
    const wrong = isOwnWebsite(href, project) ? undefined : wrongAddress(href, project, page);
    const atAddress = wrong ? [problemAt(page, offset, { found: `a link to “${href}”`, ...wrong })] : [];
    if (!/^(?:click here|here|read more|learn more|more|this page|link)$/i.test(words.trim())) return atAddress;
    const expected = 'link words that make sense on their own (WCAG 2.4.4)';
    return [...atAddress, problemAt(page, offset, { severity: 'warning', found: `the link “${words}”`, expected })];
  });
}

/** Checks that something leads to each page whose kind is in no menu: a link of another page, of facts or of links.json. */
export function unreachedProblems(project: Project): Problem[] {
  const pages = englishPages(project);
  const leadsTo = (page: ContentPage) => [
    ...elementsOf(page, 'a').map(({ props: { href = '' } }) => href.replace(/[#?].*/, '')),
    ...Object.values(factsFile(project, page)?.value?.links ?? {}),
  ];
  const named = Object.values(project.datasets.links.value ?? {});
  return pages
    .filter((page) => isListedKind(page.kind) && menuKey(page) === undefined && !named.includes(pageName(page)))
    .filter((page) => !pages.some((other) => other !== page && leadsTo(other).includes(pagePath(page))))
    .map((page) =>
      problemAt(page, 0, {
        severity: 'warning',
        found: `the page ${pagePath(page)}, to which nothing leads`,
        expected: `a link to it on another page, or its name in ${project.datasets.links.file}`,
      }),
    );
}

/** Checks that what facts say of an icon is of one of the page, and that redirects lead from pages that are gone to pages that are there. */
export function referenceProblems(project: Project): Problem[] {
  const inFacts = sourcePages(project).flatMap((page) => {
    const facts = factsFile(project, page);
    if (!facts?.value) return [];
    const { links = {} } = facts.value;
    const icons = elementsOf(page, 'Feature', 'Capability').flatMap(({ props: { icon } }) => icon ?? []);
    return Object.keys(links)
      .filter((icon) => page.tree.length > 0 && !icons.includes(icon))
      .map((icon) =>
        problemAt(facts, `"${icon}":`, {
          found: `the icon "${icon}"`,
          expected: `the icon of a <Feature> or <Capability> of the page: ${icons.join(', ')}`,
        }),
      );
  });
  return [...inFacts, ...redirectProblems(project, project.datasets.redirects)];
}

function redirectProblems(project: Project, file: Project['datasets']['redirects']): Problem[] {
  const all = file.value ?? [];
  const targets = new Map(all.map(({ from, to }) => [from, to]));
  return all.flatMap(({ from, to }, index): Problem[] => {
    const at = (found: string, expected: string, fix?: string) =>
      problemAtPath(file, [index, 'from'], { found, expected, fix });
    if (from === to) return [at(`a redirect from ${from} to itself`, 'another page', 'remove it')];
    if (all.findIndex((other) => other.from === from) < index)
      return [at(`a second redirect from ${from}`, 'one', 'remove one of them')];
    if (hasPath(project, from))
      return [at(`a redirect from ${from}, which is a page`, 'an address that no page has any more', 'remove it')];
    const next = targets.get(to);
    if (next !== undefined) {
      const expected = 'the address of a page: one redirect leads there';
      return [at(`a redirect to ${to}, which is redirected itself`, expected, `write "to": "${next}"`)];
    }
    if (hasPath(project, to)) return [];
    return [at(`a redirect to ${to}`, 'the path of a page of this site', didYouMean(to, project.paths))];
  });
}

/**
 * Returns what is wrong with the address of a link: it has to lead to a published page of this site, without language, and
 * to an id that it has; or to a website that everybody can open. `page` is where the link is.
 */
export function wrongAddress(
  href: string,
  project: Project,
  page?: ContentPage,
): Pick<Finding, 'expected' | 'fix'> | undefined {
  if (/^mailto:[^@\s]+@[^@\s?]+\.[^@\s?]{2,}|^tel:\+?[\d-]{3,}$/.test(href)) return undefined;
  if (/^(?:mailto|tel):/.test(href)) return { expected: 'a whole address: mailto:ann@example.org, tel:+441234567890' };
  const isWebsite = /^https?:\/\//.test(href);
  if (isWebsite && !URL.canParse(href)) return { expected: 'an address such as https://www.example.org' };
  if (isWebsite) return href.startsWith('http:') ? { expected: href.replace('http:', 'https:') } : undefined;
  const [, path = '', id] = /^([^?#]*)(?:\?[^#]*)?(?:#(.*))?$/.exec(href) ?? [];
  if (path !== '' && !path.startsWith('/'))
    return { expected: 'a path of this site such as /pricing, an id such as #why, or https://…' };
  if (path !== '' && !hasPath(project, path))
    return {
      expected: 'the path of a page of this site, without language',
      fix: didYouMean(ownPath(path, project), project.paths),
    };
  // A screen's own ids are in its code: the tests of the build follow those.
  const target = path === '' ? page : sourcePages(project).find((other) => pagePath(other) === path);
  const isDraft = (one: ContentPage) => project.drafts.includes(pageName(one));
  if (target && target !== page && isDraft(target) && !(page && isDraft(page)))
    return { expected: 'a page that is published', fix: `npm run content -- publish ${target.slug} first` };
  if (id === undefined) return undefined;
  const ids = idsOf(target);
  if (!ids || ids.includes(id)) return undefined;
  const expected = `an id that is there: ${ids.map((known) => `#${known}`).join(', ') || 'the page has none'}`;
  return { expected, fix: didYouMean(id, ids, '#$') };
}

/** Returns a path of this site as links have it: without language and slash at the end. */
function ownPath(path: string, { languages }: Project): string {
  const [, first] = path.split('/');
  const rest = languages.some(({ code }) => code === first) ? path.slice(`/${first}`.length) : path;
  return rest.replace(/\/+$/, '') || '/';
}

/** Returns the ids of a page; none where it has no MDX, or that cannot be read. */
function idsOf(page: ContentPage | undefined): string[] | undefined {
  if (!page || page.tree.length === 0) return undefined;
  return page.elements.flatMap(({ tag, props: { id } }) =>
    id !== undefined && (tag === 'Course' || /^h\d$/.test(tag)) ? [id] : [],
  );
}
