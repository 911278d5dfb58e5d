import { mkdirSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { chromium, type Browser } from 'playwright';
import { programPath } from '../src/commandLine/programs';
import { runCommand } from '../src/commandLine/runCommand';
import { startServer } from '../src/build/commands/serve';
import { firstPaths } from './browser/screenPaths';

const folder = path.resolve('.local/compare');
const widths = [390, 768, 1280, 1920];
const themes = ['light', 'dark'] as const;

/**
 * `npm run compare -- <folder before> <folder after> [path…]` draws pages of two exported sites side by side, for people to
 * look at, and writes one page with the pictures of every width and theme.
 */
async function main(): Promise<void> {
  const [before, after, ...chosen] = process.argv.slice(2);
  if (!before || !after) throw new Error('npm run compare -- <folder before> <folder after> [path…], such as public');
  const paths = chosen.length > 0 ? chosen : firstPaths;
  rmSync(folder, { recursive: true, force: true });
  mkdirSync(folder, { recursive: true });
  const browser = await chromium.launch({ executablePath: await programPath('chromium'), args: ['--no-sandbox'] });
  try {
    await draw(browser, 'before', before, paths);
    await draw(browser, 'after', after, paths);
  } finally {
    await browser.close();
  }
  const rows = paths.flatMap((page) =>
    widths.flatMap((width) =>
      themes.map((theme) => {
        const pictures = ['before', 'after'].map((side) => `<img src="${pictureOf(side, page, width, theme)}" alt="">`);
        return `<h2>${page} at ${width}, ${theme}</h2><div>${pictures.join('')}</div>`;
      }),
    ),
  );
  const style = 'body{font:1rem sans-serif}div{display:flex;gap:1rem;align-items:start}img{max-width:49%}';
  writeFileSync(
    path.join(folder, 'index.html'),
    `<!doctype html><meta charset="utf-8"><title>Before and after</title><style>${style}</style>${rows.join('\n')}`,
  );
  console.log(`Before and after, side by side: ${path.join(folder, 'index.html')}`);
}

async function draw(browser: Browser, side: string, dir: string, paths: readonly string[]): Promise<void> {
  const site = await startServer({ dir: path.resolve(dir), port: 0 });
  try {
    for (const colorScheme of themes)
      for (const width of widths) {
        const context = await browser.newContext({
          viewport: { width, height: 900 },
          colorScheme,
          reducedMotion: 'reduce',
        });
        for (const address of paths) {
          const page = await context.newPage();
          await page.goto(site.url + address);
          await page.mouse.move(2, 2);
          // Scenes load near the window: in one as high as the page, all of them do.
          await page.setViewportSize({
            width,
            height: await page.evaluate(() => document.documentElement.scrollHeight),
          });
          await page.waitForLoadState('networkidle');
          await page.screenshot({ path: path.join(folder, pictureOf(side, address, width, colorScheme)) });
          await page.close();
        }
        await context.close();
      }
  } finally {
    await site.close();
  }
}

function pictureOf(side: string, page: string, width: number, theme: string): string {
  return `${side}${page.replace(/\W+/g, '-')}-${width}-${theme}.png`;
}

runCommand(main);
