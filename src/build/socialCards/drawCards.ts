import { renderAsync } from '@resvg/resvg-js';
import { text } from 'node:stream/consumers';
import { runCommand } from '../../commandLine/commandLine';
import { replaceFile } from '../../content/files/writeFiles';
import { scriptOf } from '../../content/language/languageTag';
import { brand } from '../../site/brand';
import { cardSvg } from './cardSvg';
import { loadFonts } from './cardText';
import { palettePng } from './palettePng';
import { socialCardText, type CardToDraw } from './socialCards';

/** Draws cards as PNG files, in a process of its own: HarfBuzz is an ES module that waits, which Gatsby's programs cannot load. */
void runCommand(async () => {
  const { root, cards }: { root: string; cards: readonly CardToDraw[] } = JSON.parse(await text(process.stdin));
  for (const script of new Set(cards.map(([, content]) => scriptOf(content.language)))) {
    const own = cards.filter(([, content]) => scriptOf(content.language) === script);
    const texts = own.map(([, content]) => socialCardText(content));
    const shape = await loadFonts(root, script, [brand.name, '…', ...texts].join(''));
    const waiting = own.values();
    // resvg draws in other threads while the next card is laid out.
    const work = async () => {
      for (const [file, content] of waiting) {
        const picture = await renderAsync(cardSvg(content, shape), { font: { loadSystemFonts: false } });
        // Whole or not at all, so that the cache never has a part of a picture.
        replaceFile(file, await palettePng(picture));
      }
    };
    await Promise.all([work(), work(), work(), work()]);
  }
});
