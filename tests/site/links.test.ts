import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { idsOfTheSite } from '../../src/content/checks/parts';
import { pageName } from '../../src/content/pages/contentKinds';
import { languageOf } from '../../src/site/shell/languageOf';
import { routes } from '../routes';
import { builtPages, publicFolder, type BuiltPage } from './builtSite';

const pages = builtPages();
const idsOf = new Map(
  pages.map((page) => [page.address, new Set(page.document.querySelectorAll('[id]').map((element) => element.id))]),
);

test.each(pages)('$address links only to what is there', (page) => {
  const broken = internalLinks(page).filter((href) => {
    const [, target = '', fragment] = /^([^?#]*)(?:\?[^#]*)?(?:#(.*))?$/.exec(href) ?? [];
    const resolved = target === '' ? page.address : target;
    if (/\.\w+$/.test(resolved)) return !existsSync(path.join(publicFolder, resolved));
    if (!idsOf.has(resolved)) return true;
    return fragment ? !idsOf.get(resolved)?.has(fragment) : false;
  });
  expect(broken).toEqual([]);
});

test.each(pages)('$address links to pages in its language, without a trailing slash', ({ address, document }) => {
  const wrong = document
    .querySelectorAll('a[href^="/"]')
    // A link to another language names it in that language.
    .filter((link) => !link.hasAttribute('lang') && !link.querySelector('strong[lang]'))
    .map((link) => link.getAttribute('href') ?? '')
    .filter((href) => !/\.\w+$/.test(href))
    .filter((href) => languageOf(href.replace(/[?#].*/, '')) !== languageOf(address) || /[^/]\/(?:$|[?#])/.test(href));
  expect(wrong).toEqual([]);
});

test('the check knows every id around a text, which no heading of it may have', () => {
  const unknown = routes.flatMap(({ path: address, content }) => {
    const text = content ? readFileSync(`content/${pageName(content)}/en.mdx`, 'utf8') : '';
    const own = [...text.matchAll(/(?:\[#| id=")([\w-]+)/g)].map(([, id = '']) => id);
    const around = [...(idsOf.get(address) ?? [])].filter((id) => !own.includes(id) && !idsOfTheSite.test(id));
    return own.length > 0 ? around.map((id) => `${address}: ${id}`) : [];
  });
  expect(unknown).toEqual([]);
});

test('nothing is loaded from another site before somebody asks for it', () => {
  for (const page of pages) {
    const sources = page.document
      .querySelectorAll(
        'img[src], script[src], iframe[src], source[srcset], link[rel="stylesheet"], link[rel="preload"], use[href]',
      )
      .flatMap((element) => [
        element.getAttribute('src') ?? '',
        element.getAttribute('href') ?? '',
        element.getAttribute('srcset') ?? '',
      ]);
    expect(sources.filter((source) => /^(?:https?:)?\/\//.test(source))).toEqual([]);
  }
});

function internalLinks(page: BuiltPage): string[] {
  return page.document
    .querySelectorAll('a[href], form[action], link[rel="icon"], link[rel="manifest"], link[rel="preload"], img[src]')
    .map(
      (element) => element.getAttribute('href') ?? element.getAttribute('action') ?? element.getAttribute('src') ?? '',
    )
    .filter((href) => href.startsWith('/') || href.startsWith('#'));
}
