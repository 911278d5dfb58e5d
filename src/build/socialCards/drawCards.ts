import { renderAsync } from '@resvg/resvg-js';
import { mkdirSync, renameSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { text } from 'node:stream/consumers';
import { runCommand } from '../../commandLine/commandLine';
import { scriptOf } from '../../content/language/languageTag';
import { brand } from '../../site/brand';
import { cardSvg } from './cardSvg';
import { loadFonts } from './cardText';
import { palettePng } from './palettePng';
import { socialCardText, type CardToDraw } from './socialCards';

/** Draws cards as PNG files, in a process of its own: HarfBuzz is an ES module that waits, which Gatsby's programs cannot load. */
void runCommand(async () => {
  const { root, cards }: { root: string; cards: readonly CardToDraw[] } = JSON.parse(await text(process.stdin));
  for (const script of new Set(cards.map(({ content }) => scriptOf(content.language)))) {
    const own = cards.filter(({ content }) => scriptOf(content.language) === script);
    const texts = own.map(({ content }) => socialCardText(content));
    const shape = await loadFonts(root, script, [brand.name, '…', ...texts].join(''));
    const waiting = own.values();
    // resvg draws in other threads while the next card is laid out.
    const work = async () => {
      for (const { file, content } of waiting) await writePng(file, cardSvg(content, shape));
    };
    await Promise.all([work(), work(), work(), work()]);
  }
});

/** Writes a file under a temporary name and renames it, so that the cache never has a part of a picture. */
async function writePng(file: string, svg: string): Promise<void> {
  mkdirSync(path.dirname(file), { recursive: true });
  writeFileSync(`${file}.part`, await palettePng(await renderAsync(svg, { font: { loadSystemFonts: false } })));
  renameSync(`${file}.part`, file);
}
