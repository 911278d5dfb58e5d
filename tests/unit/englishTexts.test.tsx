import { renderToString } from 'react-dom/server';
import { I18nextProvider, useTranslation } from 'react-i18next';
import { createTranslator } from '../../src/site/i18n/createTranslator';
import { englishNumbers, pounds } from '../../src/site/i18n/format';
import { markEnglish } from '../../src/site/i18n/markEnglish';
import { numberStyleOf } from '../../src/content/language/numberStyle';

const table = { note: 'You & <us>', price: 'From {{price}} for {{count}}', title: 'A title' };

function Page() {
  const { t } = useTranslation('home');
  const say = (key: string) =>
    String(t(key as never, { price: 1234.5, count: 5000, formatParams: { price: pounds } } as never));
  return (
    <main title={say('title')}>
      <h1>{say('title')}</h1>
      <p>{say('note')}</p>
      <a href="/">
        {say('price')}
        <svg />
      </a>
    </main>
  );
}

function htmlOf(language: string, own: Readonly<Record<string, string>>): string {
  const translator = createTranslator(language, { home: own }, { home: table }, numberStyleOf(language));
  const html = renderToString(
    <I18nextProvider i18n={translator}>
      <Page />
    </I18nextProvider>,
  );
  return markEnglish(html, language, 'ltr');
}

test('HTML says which elements show English in place of a missing translation, with the numbers of English', () => {
  const html = htmlOf('de', { title: 'Ein Titel' });
  expect(html).toContain('<h1>Ein Titel</h1>');
  expect(html).toContain('<p lang="en-GB">You &amp; &lt;us&gt;</p>');
  expect(html).toContain('<a lang="en-GB" href="/">From £1,234.50 for 5,000<svg>');
  const complete = htmlOf('cy', { title: 'Teitl', note: 'Nodyn', price: 'O {{price}} i {{count}}' });
  expect(complete).not.toContain('lang=');
});

test('numbers of English content on another page are those of English', () => {
  expect(englishNumbers).toEqual(numberStyleOf('en'));
});
