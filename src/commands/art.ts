import { writeFileSync } from 'node:fs';
import { brand } from '../brand';
import { loadTypefaces } from '../build/cards/draw/typeface';
import { artSprite } from './artSprite';
import { wordmark } from './wordmark';

/**
 * `npm run art`: writes the drawings of categories, features, partners, the fort and the steps to `static/art.svg`, and
 * that of the product's name to `static/wordmark.svg`, its width to `src/ui/wordmark.json`.
 */
async function drawArt(): Promise<void> {
  writeFileSync('static/art.svg', artSprite());
  const typefaceOf = await loadTypefaces(process.cwd(), [brand.name]);
  const { svg, width } = wordmark(brand.name, typefaceOf('en'));
  writeFileSync('static/wordmark.svg', svg);
  writeFileSync('src/ui/wordmark.json', `{ "width": ${width} }\n`);
}

void drawArt();
