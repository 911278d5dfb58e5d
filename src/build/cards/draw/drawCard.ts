import { brand } from '../../../brand';
import { theme } from '../../../ui/theme';
import { stone } from '../../art/stone';
import type { CardPicture, CardRecipe } from '../recipe';
import type { Line } from './breakLines';
import { fitText, type FittedText } from './fitText';
import type { Typeface, Voice } from './typeface';

/** A card as SVG, 1200 by 630, all its letters as outlines. Throws where its words do not fit. */
export function drawCard(recipe: CardRecipe, typeface: Typeface): string {
  const { accent } = recipe;
  const { eyebrow, title, summary } = fitWords(recipe, typeface);
  const set: SetWords = (words, voice, size, x, y, colour) =>
    `<g fill="${colour}" transform="translate(${x} ${y})">${typeface.outline(words, voice, size)}</g>`;
  const height = label.leading + title.height + (summary ? gap + summary.height : 0);
  // a little above the middle, where the eye expects it
  let top = area.top + (area.bottom - area.top - height) * 0.42;
  const parts = [
    `<path fill="${theme.light.paper}" d="M0 0h1200v630H0z"/>`,
    logo(set),
    set(recipe.eyebrow, 'label', eyebrow.size, area.left, top + label.baseline, accent),
  ];
  top += label.leading;
  for (const line of title.lines) {
    const baseline = top + title.size * (recipe.language === 'th' ? 1.08 : 0.92);
    parts.push(
      underline(line, baseline, title.size, recipe, typeface),
      set(line.text, 'heading', title.size, area.left, baseline, theme.light.ink),
    );
    top += title.leading;
  }
  top += gap;
  for (const line of summary?.lines ?? []) {
    parts.push(set(line.text, 'text', summarySize, area.left, top + summarySize, theme.light.ink2));
    top += summary?.leading ?? 0;
  }
  parts.push(lineOfStones(), panelOf(recipe, typeface, set));
  return `<svg xmlns="http://www.w3.org/2000/svg" width="1200" height="630" viewBox="0 0 1200 630">${parts.join('')}</svg>`;
}

/** Where the words stand. */
const area = { left: 64, right: 712, top: 144, bottom: 546 } as const;
const label = { leading: 48, baseline: 29, sizes: [29, 26, 23].map((size) => ({ size, maxLines: 1 })) } as const;
const summarySize = 30;
const gap = 16;
const panel = { x: 744, y: 40, width: 408, height: 550 } as const;

/** Two lines rather large, or up to four smaller ones; the smallest are for very long words. */
const titleSizes = [88, 82, 76, 70, 64, 58, 52, 46, 40, 34, 28].map((size) => ({
  size,
  maxLines: size > 76 ? 2 : size > 52 ? 3 : 4,
}));

interface FittedWords {
  readonly eyebrow: FittedText;
  readonly title: FittedText;
  readonly summary: FittedText | undefined;
}

/** All words in the sizes in which they stand in their area together; a sentence that leaves the title no room is left out. */
function fitWords({ language, title, marked, summary, eyebrow }: CardRecipe, typeface: Typeface): FittedWords {
  const width = area.right - area.left;
  const height = area.bottom - area.top - label.leading;
  const below = summary
    ? fitText(
        summary,
        { language, voice: 'text', width: width - 24, height, sizes: [{ size: summarySize, maxLines: 3 }] },
        typeface,
      )
    : undefined;
  const box = { language, voice: 'heading', width, together: marked } as const;
  const beside =
    below &&
    fitText(
      title,
      { ...box, height: height - gap - below.height, sizes: titleSizes.filter(({ size }) => size >= 40) },
      typeface,
    );
  const fitted = beside ?? fitText(title, { ...box, height, sizes: titleSizes }, typeface);
  if (!fitted)
    throw new Error(
      `The title “${title}” (${language}) does not fit on its social card, not even in the smallest size; shorten it.`,
    );
  const above = fitText(
    eyebrow,
    { language, voice: 'label', width, height: label.leading, sizes: label.sizes },
    typeface,
  );
  if (!above)
    throw new Error(
      `“${eyebrow}” (${language}) is too long for the line above the title of a social card; shorten it.`,
    );
  return { eyebrow: above, title: fitted, summary: beside && below };
}

/** The gorse block below the phrase that the page marks, as on the site. */
function underline(
  line: Line,
  baseline: number,
  size: number,
  { marked, title }: CardRecipe,
  typeface: Typeface,
): string {
  if (!marked) return '';
  const [from, to] = [Math.max(marked[0], line.from), Math.min(marked[1], line.to)];
  if (from >= to) return '';
  const at = (end: number) => area.left + typeface.widthOf(title.slice(line.from, end), 'heading') * size;
  const left = from === line.from ? area.left : at(from);
  return `<path fill="${theme.light.gorseMark}" d="${stone(left, baseline - size * 0.12, at(to) - left, size * 0.3, size * 0.08)}"/>`;
}

type SetWords = (words: string, voice: Voice, size: number, x: number, y: number, colour: string) => string;

/** The mark and the name, as in the site's header. */
function logo(set: SetWords): string {
  const { fern, gorse, heather, ink } = theme.light;
  const stones = [fern, gorse, heather].map(
    (colour, step) =>
      `<path fill="${colour}" d="${stone(area.left + step * 24, 86 - step * 14, 20, 18 + step * 14, 8)}"/>`,
  );
  return stones.join('') + set(brand.name, 'heading', 46, area.left + 84, 104, ink);
}

/** Stones that grow from left to right. */
function lineOfStones(): string {
  const { fern, gorse, heather, kite, estuary } = theme.light;
  let left: number = area.left;
  return [fern, gorse, heather, kite, estuary]
    .map((colour, index) => {
      const width = 40 * (index + 1);
      const part = `<path fill="${colour}" d="${stone(left, 574, width, 16, 8)}"/>`;
      left += width + 11;
      return part;
    })
    .join('');
}

function panelOf(
  { picture: { ground, shapes, figure }, language }: CardRecipe,
  typeface: Typeface,
  set: SetWords,
): string {
  const outline = stone(0, 0, panel.width, panel.height, 34);
  return (
    `<clipPath id="panel"><path d="${outline}"/></clipPath>` +
    `<g transform="translate(${panel.x} ${panel.y})" clip-path="url(#panel)"><path fill="${ground}" d="${outline}"/>${shapes}${figure ? figureOf(figure, language, typeface, set) : ''}</g>`
  );
}

/** A figure across the panel, and what it counts. */
function figureOf(
  { value, label: words }: NonNullable<CardPicture['figure']>,
  language: string,
  typeface: Typeface,
  set: SetWords,
): string {
  const width = panel.width - 88;
  const size = Math.min(112, width / typeface.widthOf(value, 'heading'));
  const below = fitText(
    words,
    { language, voice: 'text', width, height: 150, sizes: [{ size: 29, maxLines: 3 }] },
    typeface,
  );
  const lines = (below?.lines ?? []).map((line, index) =>
    set(line.text, 'text', 29, 44, 252 + index * (below?.leading ?? 0), theme.slate.onSlate),
  );
  return set(value, 'heading', size, 44, 190, theme.dark.gorse) + lines.join('');
}
