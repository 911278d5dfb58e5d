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

/** Out of packages, so that a picture has the same letters on every machine; a browser loads the slices it needs. */
const fontSheets = ['commissioner/flar.css', 'noto-sans-thai/index.css', 'noto-sans-sc/index.css']
  .map((sheet) => `<link rel="stylesheet" href="/node_modules/@fontsource-variable/${sheet}">`)
  .join('');

/** The page rounds the picture's corners itself. */
const frameless = `
  :root:root [lang], :root:root { --font: 'Commissioner Variable', 'Noto Sans Thai Variable', 'Noto Sans SC Variable', sans-serif }
  .picture > div > div { border: 0; border-radius: 0 }`;
