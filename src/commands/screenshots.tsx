import { Global } from '@emotion/react';
import { readFileSync } from 'node:fs';
import type { ReactElement } from 'react';
import { renderToString } from 'react-dom/server';
import { I18nextProvider } from 'react-i18next';
import { chromium } from 'playwright';
import sharp from 'sharp';
import scenesWords from '../../locales/en/scenes.json';
import screenshotWords from '../../locales/en/screenshots.json';
import { createTranslator } from '../i18n/createTranslator';
import { AiBuilderScene, QualityScene, ReportingScene, ReviewScene } from '../scenes';
import { globalStyles } from '../ui/globalStyles';
import { iconSprite, iconsUsedIn } from '../ui/iconSprite';

/**
 * `tsx src/commands/screenshots.tsx`: makes the pictures of the four feature pages, 1600 by 1000, from the scenes.
 * Needs a Chromium: Playwright's own, or the one that CHROMIUM_PATH names.
 */
async function makeScreenshots(): Promise<void> {
  const browser = await chromium.launch({
    executablePath: process.env.CHROMIUM_PATH,
    args: ['--no-sandbox'],
  });
  try {
    const page = await browser.newPage({
      viewport: { width: 800, height: 500 },
      deviceScaleFactor: 2,
      colorScheme: 'light',
    });
    for (const [slug, scene] of Object.entries(scenes)) {
      await page.setContent(documentOf(scene));
      await page.evaluate(() => document.fonts.ready.then(() => undefined));
      const file = `content/features/${slug}/screenshot.png`;
      const { size } = await sharp(await page.screenshot())
        .png({ palette: true, quality: 95, effort: 10 })
        .toFile(file);
      console.log(`${file}  ${Math.round(size / 1024)} KiB`);
    }
  } finally {
    await browser.close();
  }
}

const scenes: Readonly<Record<string, ReactElement>> = {
  qms: <QualityScene />,
  'performance-reviews': <ReviewScene />,
  'ai-course-builder': <AiBuilderScene />,
  reporting: <ReportingScene />,
};

function documentOf(scene: ReactElement): string {
  const body = renderToString(
    <I18nextProvider i18n={createTranslator('en', { scenes: scenesWords, screenshots: screenshotWords })}>
      {globalStyles().map((styles, index) => (
        <Global key={index} styles={styles} />
      ))}
      <div className="picture">{scene}</div>
    </I18nextProvider>,
  );
  return `<!doctype html><html lang="en-GB"><style>${fonts()}${edgeless}</style>${body}${iconSprite(iconsUsedIn(body))}</html>`;
}

/** The page rounds the picture's corners itself. */
const edgeless = '.picture>div>div{border:0;border-radius:0}';

function fonts(): string {
  return ['latin', 'latin-ext']
    .map((script) => {
      const file = `node_modules/@fontsource-variable/commissioner/files/commissioner-${script}-flar-normal.woff2`;
      const range = script === 'latin' ? 'U+0-FF,U+2000-206F' : 'U+100-24F';
      return `@font-face{font-family:Commissioner;font-weight:100 900;unicode-range:${range};src:url(data:font/woff2;base64,${readFileSync(file, 'base64')})}`;
    })
    .join('');
}

makeScreenshots().catch((error: unknown) => {
  console.error(error);
  process.exitCode = 1;
});
