import { readFileSync } from 'node:fs';
import path from 'node:path';
import sharp from 'sharp';
import { publicFiles } from '../../src/build/host/write';
import { languageOf } from '../../src/site/shell/languageOf';
import { published } from '../published';
import { builtPages, isAnAnswer, metaOf, publicFolder, siteUrl, type BuiltPage } from './builtSite';

const pages = builtPages();
const indexable = pages.filter((page) => !isAnAnswer(page));
const cardOf = (page: BuiltPage) => metaOf(page, 'og:image')?.replace(siteUrl, '') ?? '';

test.each(indexable)('$address is shared with a picture of its own words', async (page) => {
  const file = readFileSync(path.join(publicFolder, cardOf(page)));
  expect(await sharp(file).metadata()).toMatchObject({ format: 'png', width: 1200, height: 630 });
  expect(file.length).toBeLessThan(100 * 1024);
  expect(metaOf(page, 'og:image:type')).toBe('image/png');
  expect([metaOf(page, 'og:image:width'), metaOf(page, 'og:image:height')]).toEqual(['1200', '630']);
  const plain = (text = '') => text.replaceAll('\u00A0', ' ').trim();
  const heading = page.document.querySelector('h1');
  heading?.querySelector('[data-eyebrow]')?.remove();
  const alt = plain(metaOf(page, 'og:image:alt'));
  expect(alt).toContain(plain(heading?.textContent).replace(/[.。]$/, ''));
  expect(alt).not.toMatch(/[.。]{2}/);
});

test('no two pages of a language share a card', () => {
  for (const { code } of published) {
    const cards = indexable
      .filter(({ address }) => languageOf(address) === code)
      .map((page) => readFileSync(path.join(publicFolder, cardOf(page)), 'base64'));
    expect(new Set(cards).size).toBe(cards.length);
  }
});

test('pages that are kept out of search engines have the site’s card, and no card is left that no page shows', () => {
  for (const page of pages.filter(isAnAnswer)) expect(cardOf(page)).toBe('/og/default.png');
  const there = publicFiles(path.join(publicFolder, 'og')).map((file) => `/og${file}`);
  expect(there).toEqual([...new Set(pages.map(cardOf))].sort());
});
