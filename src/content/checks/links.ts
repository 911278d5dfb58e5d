import { isListedKind, menuKey, pageName, pagePath } from '../pages/contentKinds';
import { languageCode } from '../language/languageTag';
import { elementsOf } from '../mdx/pageElements';
import { didYouMean } from '../mdx/vocabulary';
import { problemAt, type Problem } from '../problem';
import { englishPages, factsFile, hasPath, sourcePages, type ContentPage, type Project } from '../project';
import { ownPath, wrongAddress } from './addresses';
import { problemInPassage, type Check } from './rule';

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
    const { links = {}, pictures = {} } = facts.value;
    const icons = elementsOf(page, 'Feature', 'Capability').flatMap(({ props: { icon } }) => icon ?? []);
    return [...Object.keys(links), ...Object.keys(pictures)]
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
  const places = [...file.text.matchAll(/"from"/g)].map(({ index }) => index);
  return all.flatMap(({ from, to }, index): Problem[] => {
    const at = (found: string, expected: string, fix?: string) =>
      problemAt(file, places[index] ?? 0, { found, expected, fix });
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
