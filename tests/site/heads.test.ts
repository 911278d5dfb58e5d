import { readFileSync } from 'node:fs';
import path from 'node:path';
import { localisedPath } from '../../src/site/routes';
import { intlLocale } from '../../src/content/language/intlLocale';
import { routes } from '../routes';
import { languageOf } from '../../src/site/shell/languageOf';
import { published } from '../published';
import { builtPages, isFallback, isKeptFromSearch, metaOf, publicFolder, siteUrl, type BuiltPage } from './builtSite';

const pages = builtPages();
const indexable = pages.filter((page) => !isKeptFromSearch(page) && !isFallback(page));
const linkTo = (page: BuiltPage, relation: string) =>
  page.document.querySelector(`link[rel="${relation}"]`)?.getAttribute('href');
const alternates = new Map(
  pages.map(({ address, document }) => [
    address,
    new Map(
      document
        .querySelectorAll('link[rel="alternate"]')
        .map((link) => [link.getAttribute('hreflang') ?? '', link.getAttribute('href') ?? '']),
    ),
  ]),
);
const alternatesOf = ({ address }: BuiltPage) => alternates.get(address) ?? new Map<string, string>();

test('there is a page for every route in every published language, and no other page', () => {
  const expected = published.flatMap(({ code }) => routes.map((route) => localisedPath(route.path, code)));
  expect(pages.map(({ address }) => address).sort()).toEqual(expected.sort());
});

test.each(indexable)('$address has a head of its own', (page) => {
  const { address, document } = page;
  const title = document.querySelector('title')?.textContent ?? '';
  expect(title).toMatch(/^.{3,70} \| .+$/);
  expect(document.querySelectorAll('title')).toHaveLength(1);
  // A Chinese character says about as much as two letters.
  const shortest = address.startsWith('/zh') ? 25 : 50;
  expect(metaOf(page, 'description')?.length).toBeGreaterThanOrEqual(shortest);
  expect(metaOf(page, 'description')?.length).toBeLessThanOrEqual(200);
  expect(linkTo(page, 'canonical')).toBe(siteUrl + address);
  expect(metaOf(page, 'og:url')).toBe(siteUrl + address);
  expect(metaOf(page, 'og:title')).toBeTruthy();
  expect(metaOf(page, 'twitter:card')).toBe('summary_large_image');
  expect(metaOf(page, 'robots')).toBeUndefined();
  expect(document.querySelector('html')?.getAttribute('lang')).toBe(intlLocale(languageOf(address)));
  // Another one is in the template of the error screen.
  expect(document.querySelectorAll('main h1').map(({ text }) => text)).toHaveLength(1);
});

test('no two pages of a language share a title or a description', () => {
  for (const field of [
    (page: BuiltPage) => page.document.querySelector('title')?.textContent,
    (page: BuiltPage) => metaOf(page, 'description'),
  ]) {
    for (const { code } of published) {
      const texts = indexable.filter(({ address }) => languageOf(address) === code).map(field);
      expect(texts.filter((text, index) => texts.indexOf(text) < index)).toEqual([]);
    }
  }
});

test('the pages of a language load one font', () => {
  const fontsOf = (code: string) =>
    new Set(pages.filter(({ address }) => languageOf(address) === code).map((page) => linkTo(page, 'preload')));
  for (const { code } of published) expect(fontsOf(code).size).toBe(1);
});

test('alternates name each other, and x-default is the English page', () => {
  const byAddress = new Map(pages.map((page) => [siteUrl + page.address, page]));
  for (const page of indexable) {
    const named = alternatesOf(page);
    const { path: route = '' } =
      routes.find((one) => page.address === localisedPath(one.path, languageOf(page.address))) ?? {};
    const translated = published.filter(({ code }) =>
      indexable.some(({ address }) => address === localisedPath(route, code)),
    );
    expect([...named.keys()].sort()).toEqual([...translated.map(({ code }) => code), 'x-default'].sort());
    expect(named.get('x-default')).toBe(named.get('en'));
    for (const address of named.values()) {
      const other = byAddress.get(address);
      expect(other && alternatesOf(other)).toEqual(named);
    }
  }
});

test('a page that is shown in English names the English page as canonical, and no alternates', () => {
  for (const page of pages.filter(isFallback)) {
    expect(linkTo(page, 'canonical')).toBe(siteUrl + page.address.replace(/^\/[^/]+/, ''));
    expect(alternatesOf(page).size).toBe(0);
  }
});

test('not-found pages and unsigned outlines are kept out of search engines', () => {
  for (const page of pages.filter(isKeptFromSearch)) {
    expect(metaOf(page, 'robots')).toBe('noindex, follow');
    expect(linkTo(page, 'canonical')).toBeUndefined();
    expect(alternatesOf(page).size).toBe(0);
  }
});

test('the sitemap lists every indexable page once, with its alternates', () => {
  const sitemap = readFileSync(path.join(publicFolder, 'sitemap.xml'), 'utf8');
  const listed = [...sitemap.matchAll(/<loc>([^<]+)<\/loc>/g)].map((match) => match[1]);
  expect([...listed].sort()).toEqual(indexable.map(({ address }) => siteUrl + address).sort());
  for (const [entry] of sitemap.matchAll(/<url>[\s\S]*?<\/url>/g)) {
    const page = indexable.find(({ address }) => entry.includes(`<loc>${siteUrl}${address}</loc>`));
    const named = [...entry.matchAll(/hreflang="([^"]+)"/g)].map((match) => match[1]);
    expect(named.sort()).toEqual([...(page ? alternatesOf(page).keys() : [])].sort());
  }
});

test('robots.txt names the sitemap, security.txt expires within a year, and the icons of the manifest are there', () => {
  const read = (file: string) => readFileSync(path.join(publicFolder, file), 'utf8');
  expect(read('robots.txt')).toContain(`Sitemap: ${siteUrl}/sitemap.xml`);
  expect(read('.well-known/security.txt')).toMatch(
    /^Contact: (?:mailto:[^@]+@(?!.*\.example$)|https?:\/\/.*\/contact\?topic=question$)/m,
  );
  const expires = /^Expires: (.+)$/m.exec(read('.well-known/security.txt'))?.[1] ?? '';
  expect(Date.parse(expires) - Date.now()).toBeLessThanOrEqual(366 * 86_400_000);
  expect(Date.parse(expires)).toBeGreaterThan(Date.now());
  const manifest: { icons: { src: string }[] } = JSON.parse(read('manifest.webmanifest'));
  for (const { src } of manifest.icons) expect(readFileSync(path.join(publicFolder, src)).length).toBeGreaterThan(500);
});
