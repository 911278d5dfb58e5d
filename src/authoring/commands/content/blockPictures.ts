import { mkdirSync } from 'node:fs';
import path from 'node:path';
import type { Locator, Page } from 'playwright';
import sharp from 'sharp';
import { pagePath } from '../../../content/pages/contentKinds';
import { readProject } from '../../../readProject';
import { mdxBlocks, type MdxBlock } from '../../../content/mdx/blocks';
import type { ContentPage } from '../../../content/project';
import { withBuiltSite } from '../builtSite';
import type { Call } from '../../../commandLine/command';

/** Twice the size that the editor's menu shows. */
const size = { width: 328, height: 184 };

/** Draws a picture of each kind of block, as the first English page that has one shows it in the last build. */
export async function run({ root }: Call): Promise<void> {
  const folder = path.join(root, 'src/authoring/editor/edit/blockPictures');
  mkdirSync(folder, { recursive: true });
  const { pages } = await readProject(root, []);
  await withBuiltSite(root, async (browser, baseURL) => {
    const page = await browser.newPage({
      baseURL,
      viewport: { width: 1280, height: 900 },
      reducedMotion: 'reduce',
      colorScheme: 'light',
    });
    const drawn = new Set<string>();
    for (const content of pages) {
      const blocks = flat(await mdxBlocks(content.text)).filter(
        ({ kind }, index, all) => !drawn.has(kind) && index === all.findIndex((block) => block.kind === kind),
      );
      if (blocks.length === 0) continue;
      await page.goto(pagePath(content));
      await page.addStyleTag({ content: 'header:not(main header) { visibility: hidden }' });
      for (const block of blocks) {
        const element = elementOf(page, content, block);
        if (!element || (await element.count()) === 0) continue;
        await sharp(await element.screenshot({ animations: 'disabled' }))
          .resize({ ...size, fit: 'inside', withoutEnlargement: true })
          .webp({ quality: 60 })
          .toFile(path.join(folder, `${block.kind}.webp`));
        drawn.add(block.kind);
      }
    }
    console.log(`${folder} has pictures of ${[...drawn].sort().join(', ')}.`);
  });
}

function flat(blocks: readonly MdxBlock[]): MdxBlock[] {
  return blocks.flatMap((block) => [block, ...flat(block.blocks)]);
}

/** Returns the smallest element that has all of a block's words; those with Markdown in them are shown otherwise. */
function elementOf(page: Page, { segments }: ContentPage, { kind, start, end }: MdxBlock): Locator | undefined {
  const own = segments.filter((segment) => segment.start >= start && segment.end <= end);
  const picture = own.find((segment) => segment.kind.startsWith('alt'));
  if (picture) return page.getByAltText(picture.text).filter({ visible: true }).first();
  const plain = own.filter(({ text }) => !/[[\]*_`<>&\\]/.test(text));
  const elements = page.locator(kind === 'heading' ? 'main h2' : 'main *').filter({ visible: true });
  return plain.length === 0
    ? undefined
    : plain.reduce((found, { text }) => found.filter({ hasText: text }), elements).last();
}
