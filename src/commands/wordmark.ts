import type { Typeface } from '../build/cards/draw/typeface';

/** The product's name as a drawing in the type of headings, in the fill of where it stands, and how wide that is in em. */
export function wordmark(name: string, typeface: Typeface): { readonly svg: string; readonly width: number } {
  const width = Math.round(typeface.widthOf(name, 'heading') * 100) / 100;
  const letters = `<g transform="translate(0 ${baseline})">${typeface.outline(name, 'heading', size)}</g>`;
  const symbol = `<symbol id="wordmark" viewBox="0 0 ${Math.round(width * size)} ${size}">${letters}</symbol>`;
  return { svg: `<svg xmlns="http://www.w3.org/2000/svg">\n${symbol}\n</svg>\n`, width };
}

const size = 100;
/** Where a browser puts it in a line as high as the letters' size: ascent 1.017 em, descent 0.206 em, their middle its. */
const baseline = 90.6;
