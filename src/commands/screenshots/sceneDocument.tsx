import { Global } from '@emotion/react';
import type { ReactElement } from 'react';
import { renderToString } from 'react-dom/server';
import { I18nextProvider } from 'react-i18next';
import { createTranslator, type PageStrings } from '../../i18n/createTranslator';
import { globalStyles } from '../../ui/globalStyles';
import { iconSprite, iconsUsedIn } from '../../ui/iconSprite';

/** A scene as a page of its own, in the site's styles, with the words it is given. */
export function sceneDocument(
  scene: ReactElement,
  language: { code: string; htmlLang: string },
  words: PageStrings,
): string {
  const markup = renderToString(
    <I18nextProvider i18n={createTranslator(language.code, words)}>
      {globalStyles(language.code).map((styles, index) => (
        <Global key={index} styles={styles} />
      ))}
      <div className="picture">{scene}</div>
    </I18nextProvider>,
  );
  const styles: string[] = [];
  // Emotion writes styles where they are first used; between rows they would part what is next to each other.
  const body = markup.replace(/<style[^>]*>(.*?)<\/style>/gs, (_, rules: string) => {
    styles.push(rules);
    return '';
  });
  const head = `<meta charset="utf-8">${fontSheets}<style>${styles.join('')}${frameless}</style>`;
  return `<!doctype html><html lang="${language.htmlLang}"><head>${head}</head><body>${body}${iconSprite(iconsUsedIn(body))}</body></html>`;
}

const packages = '/node_modules/@fontsource-variable';

/** Out of packages, so that a picture has the same letters on every machine; a browser loads the slices it needs. */
const fontSheets = ['commissioner/flar.css', 'noto-sans-thai/index.css', 'noto-sans-sc/index.css']
  .map((sheet) => `<link rel="stylesheet" href="${packages}/${sheet}">`)
  .join('');

const faces = "'Commissioner Variable', 'Noto Sans Thai Variable', 'Noto Sans SC Variable', sans-serif";

/** The site's stacks with the names that the packages give; the page rounds the picture's corners itself. */
const frameless = `
  @font-face {
    font-family: 'Signs';
    font-weight: 100 900;
    src: url(${packages}/noto-sans-sc/files/noto-sans-sc-latin-wght-normal.woff2);
    unicode-range: U+2014, U+201C-201D, U+2026
  }
  :root:root { --font: ${faces} }
  :root:root[lang|='zh'] { --font: Signs, ${faces} }
  .picture > div > div { border: 0; border-radius: 0 }`;
