import { render, screen } from '@testing-library/react';
import { readFileSync } from 'node:fs';
import path from 'node:path';
import { useEffect } from 'react';
import { renderToString } from 'react-dom/server';
import { I18nextProvider, useTranslation } from 'react-i18next';
import { markEnglishHtml } from '../../src/site/i18n/markEnglishHtml';
import { createTranslator } from '../../src/site/i18n/createTranslator';
import { EnglishContent } from '../../src/site/i18n/EnglishContent';
import { englishNumbers, pounds } from '../../src/site/i18n/format';
import { keepEnglishMarked } from '../../src/site/i18n/markEnglish';
import { RichText } from '../../src/site/i18n/RichText';
import { numberStyleOf } from '../../src/content/language/numberStyle';
import { englishFallback } from '../../src/content/strings/strings';

/** A page of the frozen project without some of its translations, as `PageShell` shows it. */
function pageOf(language: string, missing: readonly string[]) {
  const table = (code: string): Record<string, string> =>
    JSON.parse(readFileSync(path.resolve(__dirname, `../content/project/locales/${code}/home.json`), 'utf8'));
  const english = {
    ...table('en'),
    amount: '{{amount}}',
    price: 'From {{price}} for <mark>{{count}} people</mark> & more',
  };
  const translated = {
    ...table(language),
    amount: '{{amount}}',
    price: 'Ab {{price}} für <mark>{{count}} Personen</mark> und mehr',
  };
  const own = Object.fromEntries(Object.entries(translated).filter(([key]) => !missing.includes(key)));
  const fallback = { home: englishFallback(language, english, own) };
  const translator = createTranslator(language, { home: own }, fallback, numberStyleOf(language));
  const page = (
    <I18nextProvider i18n={translator}>
      <Page fallback={fallback} />
    </I18nextProvider>
  );
  return { page, fallback };
}

function Page({ fallback }: { fallback: Parameters<typeof keepEnglishMarked>[1] }) {
  const { t } = useTranslation('home');
  useEffect(() => keepEnglishMarked(document.body, fallback), [fallback]);
  const price = String(t('price' as never, { price: 1234.5, count: 5000, formatParams: { price: pounds } } as never));
  return (
    <main>
      <h1>{t('hero.title')}</h1>
      <div>
        <p id="note">{t('hero.note')}</p>
      </div>
      <p id="price">
        <RichText text={price} tags={{ mark: (words) => <em>{words}</em> }} />
      </p>
      <EnglishContent>
        <p id="content">{t('hero.note')}</p>
      </EnglishContent>
    </main>
  );
}

const marked = () =>
  [...document.querySelectorAll('main :not(div)[lang]')].map((element) => element.closest('[id]')?.id);

test('HTML says which elements show English in place of a missing translation', () => {
  const { page, fallback } = pageOf('de', ['hero.note', 'price', 'amount']);
  document.body.innerHTML = markEnglishHtml(renderToString(page), fallback);
  expect(marked()).toEqual(['note', 'price']);
  expect(document.getElementById('price')).toHaveTextContent('From £1,234.50 for 5,000 people & more');
  const complete = pageOf('de', []);
  const html = renderToString(complete.page);
  expect(html).toMatch(/Ab 1\.234,50\s£ für <em>5\.000 Personen/);
  expect(markEnglishHtml(html, complete.fallback)).toBe(html);
});

test('a page in the browser says so too, until another language is chosen or the text changes', async () => {
  document.body.innerHTML = '';
  const { rerender } = render(pageOf('de', ['hero.note']).page);
  expect(marked()).toEqual(['note']);
  rerender(pageOf('cy', ['price']).page);
  expect(marked()).toEqual(['price']);
  screen.getByRole('heading').textContent = 'From £2.00 for 10 people & more';
  await Promise.resolve();
  expect(screen.getByRole('heading')).toHaveAttribute('lang', 'en-GB');
  rerender(pageOf('cy', []).page);
  expect(marked()).toEqual([]);
});

test('numbers of English content on another page are those of English', () => {
  expect(englishNumbers).toEqual(numberStyleOf('en'));
});
