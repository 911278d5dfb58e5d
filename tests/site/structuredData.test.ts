import { readFileSync } from 'node:fs';
import { parse } from 'node-html-parser';
import { courseSlugs, localisedPath } from '../../src/site/routes';
import { languageOf } from '../../src/site/shell/languageOf';
import { textsOf } from '../words';
import { builtPages, isKeptFromSearch, siteUrl, type BuiltPage } from './builtSite';

/** The fields that search engines require of each type we use (schema.org; Google’s structured data documentation). */
const required: Readonly<Record<string, readonly string[]>> = {
  Organization: ['@id', 'name', 'url', 'logo', 'address.addressCountry', 'address.addressRegion', 'contactPoint.email'],
  WebSite: ['url', 'publisher', 'potentialAction.target.urlTemplate', 'potentialAction.query-input'],
  WebPage: ['url', 'name', 'inLanguage', 'isPartOf'],
  BreadcrumbList: ['itemListElement.1.position', 'itemListElement.1.name', 'itemListElement.1.item'],
  SoftwareApplication: ['name', 'applicationCategory', 'offers.1.price', 'offers.1.priceCurrency'],
  LearningResource: ['name', 'description', 'timeRequired', 'inLanguage', 'isAccessibleForFree', 'provider'],
  Course: ['name', 'description', 'provider', 'timeRequired', 'educationalLevel', 'url'],
  ItemList: ['itemListElement.2.position', 'itemListElement.2.item.provider', 'itemListElement.2.item.timeRequired'],
};

const pages = builtPages().filter((page) => !isKeptFromSearch(page));
const graphOf = (page: BuiltPage): Record<string, unknown>[] =>
  JSON.parse(page.document.querySelector('script[type="application/ld+json"]')?.textContent ?? '{}')['@graph'];
const typesOf = (page: BuiltPage) => graphOf(page).map((entry) => String(entry['@type']));
/** Search engines accept a list of three courses and more. */
const listsCourses = ({ address }: BuiltPage) =>
  courseSlugs.some((slug) => address.endsWith(`/courses/${slug}`) && coursesOf(slug) >= 3);
const coursesOf = (slug: string): number =>
  JSON.parse(readFileSync(`content/courses/${slug}/facts.json`, 'utf8')).courses.length;
const isHome = ({ address }: BuiltPage) => address === localisedPath('/', languageOf(address));

test.each(pages)('$address has one valid graph', (page) => {
  const graph = graphOf(page);
  for (const entry of graph) {
    const type = String(entry['@type']);
    expect(Object.keys(required)).toContain(type);
    for (const field of required[type] ?? []) expect(entry).toHaveProperty(field);
  }
  const ids = graph.map((entry) => entry['@id']).filter(Boolean);
  expect(new Set(ids).size).toBe(ids.length);
  for (const referred of JSON.stringify(graph).matchAll(/\{"@id":"([^"]+)"\}/g)) expect(ids).toContain(referred[1]);
  expect(typesOf(page).includes('BreadcrumbList')).toBe(!isHome(page));
});

test('home and pricing offer the free trial with the real price', () => {
  for (const page of pages.filter((candidate) => isHome(candidate) || candidate.address.endsWith('/pricing'))) {
    const application = graphOf(page).find((entry) => entry['@type'] === 'SoftwareApplication');
    expect(JSON.stringify(application)).toMatch(/"price":"?0"?[,}]/);
    expect(JSON.stringify(application)).toMatch(/"price":"?2\.50?"?[,}]/);
    expect(JSON.stringify(application)).toContain('"priceCurrency":"GBP"');
  }
});

test('courses are on the pages of their categories, and ratings nowhere', () => {
  const addresses = (found: readonly BuiltPage[]) => found.map(({ address }) => address);
  expect(addresses(pages.filter((page) => typesOf(page).includes('ItemList')))).toEqual(
    addresses(pages.filter(listsCourses)),
  );
  for (const page of pages)
    expect(JSON.stringify(graphOf(page))).not.toMatch(/"(?:aggregateRating|ratingValue|review)":/);
});

test('words of the graph are words of the page or of locales, so that check has held them to the claims', () => {
  const plain = (text: string) => text.replace(/[\u00AD\u2060]/g, '').replace(/\s+/g, ' ');
  const strings = plain(textsOf('common', /^structured\./).join(' '));
  for (const page of pages.filter(({ address }) => languageOf(address) === 'en')) {
    const document = parse(page.html);
    for (const script of document.querySelectorAll('script')) script.remove();
    const metas = document.querySelectorAll('title, meta[content]');
    const heads = [...metas].map((tag) => tag.getAttribute('content') ?? tag.textContent);
    const shown = plain([strings, ...heads, document.querySelector('body')?.textContent].join(' '));
    const words = JSON.stringify(graphOf(page)).matchAll(/"(?:name|description|text)":("(?:[^"\\]|\\.)*")/g);
    for (const [, word = '""'] of words) expect(shown).toContain(plain(JSON.parse(word)));
  }
});

test('the course of an outline names its subject, what it teaches and its lessons, and the site is one in each language', () => {
  const ofType = (page: BuiltPage, type: string) => graphOf(page).find((entry) => entry['@type'] === type);
  const outlines = pages.filter(({ address }) => /\/courses\/[^/]+\/[^/]+$/.test(address));
  expect(outlines.length).toBeGreaterThan(0);
  for (const page of outlines) {
    const subject = page.address.split('/').slice(0, -1).join('/');
    expect(ofType(page, 'Course')).toMatchObject({
      about: { '@type': 'Thing', url: siteUrl + subject },
      teaches: [expect.any(String), expect.any(String), expect.any(String)],
      syllabusSections: expect.arrayContaining([
        { '@type': 'Syllabus', name: expect.any(String), timeRequired: expect.stringMatching(/^PT\d+M$/) },
      ]),
    });
  }
  const sites = new Map<unknown, Set<string>>();
  for (const page of pages) {
    const site = ofType(page, 'WebSite');
    sites.set(site?.['@id'], new Set([...(sites.get(site?.['@id']) ?? []), JSON.stringify(site)]));
  }
  for (const said of sites.values()) expect(said.size).toBe(1);
});
