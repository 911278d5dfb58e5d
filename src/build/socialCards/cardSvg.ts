import type { Hue } from '../../content/data/hues';
import { directionOf, hasLatinLetters, scriptOf } from '../../content/language/languageTag';
import { brand } from '../../site/brand';
import { allIcons } from '../../site/ui/allIcons';
import { hueTokens, theme } from '../../site/ui/theme';
import { breakLines, partsOf, type Shape, type Shaped } from './cardText';
import type { CardPicture } from './featurePicture';
import type { SocialCardContent } from './socialCards';

/** In pixels. */
const cardSize = { width: 1200, height: 630 } as const;

/** Room for the words of a card, in pixels. */
const textArea = { left: 64, top: 144, width: 648, height: 402 } as const;
const panelArea = { left: 744, top: 40, width: 408, height: 550 } as const;
/** In the panel, with its rows at the foot. */
const picture = { left: panelArea.left + 36, bottom: panelArea.top + panelArea.height - 36, width: 336 } as const;

/** Returns a social card as SVG: logo, words, stripes and a panel with a picture or bars. Throws for a title that does not fit. */
export function cardSvg(card: SocialCardContent, shape: Shape): string {
  return [
    `<svg xmlns="http://www.w3.org/2000/svg" width="${cardSize.width}" height="${cardSize.height}">`,
    box({ left: 0, top: 0, ...cardSize }, colours.paper.light),
    ...[colours.fern, colours.gorse, colours.heather].map(({ light }, step) =>
      rounded({ left: 64 + step * 24, top: 86 - step * 14, width: 20, height: 18 + step * 14 }, 8, light),
    ),
    drawn([shape(brand.name, 'heading', -0.018)], { left: 148, width: 0 }, 58, logoStyle, colours.ink.light),
    ...[colours.fern, colours.gorse, colours.heather, colours.kite, colours.estuary].map(({ light }, index) =>
      rounded(
        { left: 64 + 20 * index * (index + 1) + 11 * index, top: 574, width: 40 * (index + 1), height: 16 },
        8,
        light,
      ),
    ),
    ...words(card, shape),
    ...panel(card, shape),
    '</svg>',
  ].join('');
}

const { colours } = theme;
/** The size is in pixels. */
const logoStyle = { language: 'en', size: 46, lineHeight: 1 };
/** Large titles have two lines at most, small ones four. */
const maxLines = (size: number) => (size > 76 ? 2 : size > 52 ? 3 : 4);
/** Between letters, in em. */
const titleSpacing: Readonly<Record<string, number>> = { Grek: -0.01, Cyrl: -0.01 };
/** The eyebrow's line and the space below it, in pixels. */
const eyebrowHeight = 46;

/** Returns the line above the title and the largest title that fits, whose lines are about as long as each other. */
function words({ language, eyebrow, title, panel }: SocialCardContent, shape: Shape): string[] {
  // The mark of a line that is read from right to left would need the parts of the line in another order.
  const [before = '', marked = ''] = directionOf(language) === 'rtl' ? [title.join('')] : title;
  const spacing = titleSpacing[scriptOf(language)] ?? (hasLatinLetters(language) ? -0.018 : 0);
  const widthOf = (part: string) => shape(part, 'heading', spacing).width;
  const parts = partsOf(title.join(''), language);
  const longest = Math.max(...parts.map((part) => widthOf(part.trimEnd())));
  const lineHeight = lineHeightOf(language, 1.12);
  const fits = (size: number) => {
    const { length } = breakLines(parts, textArea.width / size, widthOf);
    const height = eyebrowHeight + length * lineHeight * size;
    return longest * size <= textArea.width && length <= maxLines(size) && height <= textArea.height;
  };
  const size = [84, 70, 58, 48, 38, 28].find(fits);
  if (size === undefined)
    throw new Error(`The title “${title.join('')}” (${language}) does not fit on its social card; shorten it.`);
  const lines = balanced(parts, textArea.width / size, widthOf);
  const height = eyebrowHeight + lines.length * lineHeight * size;
  const top = textArea.top + (textArea.height - height) / 2;
  const titleTop = top + eyebrowHeight;
  const band = { top: 0.7 * lineHeight * size, height: 0.24 * lineHeight * size };
  let start = 0;
  const marks = lines.map((line, index) => {
    const from = Math.max(0, before.length - start);
    const end = line.slice(0, Math.max(from, before.length + marked.length - start)).trimEnd();
    start += line.length;
    const [left, right] = [widthOf(line.slice(0, from)) * size, widthOf(end) * size];
    if (end.length <= from) return '';
    const lineTop = titleTop + index * lineHeight * size;
    const place = { left: textArea.left + left, top: lineTop + band.top, width: right - left, height: band.height };
    return box(place, markColour);
  });
  const colour = panel ? hueColours(panel.hue)[0] : colours.fern.light;
  const shaped = lines.map((line) => shape(line.trimEnd(), 'heading', spacing));
  return [
    drawn([shape(eyebrow, 'label')], textArea, top, { language, size: 27, lineHeight: 1.4 }, colour),
    ...marks,
    drawn(shaped, textArea, titleTop, { language, size, lineHeight }, colours.ink.light),
  ];
}

/** Below the phrase that a page underlines in its heading. */
const markColour = colours['gorse-mark'].light;

/** Returns the same number of lines, in as little width as they need. */
function balanced(parts: readonly string[], room: number, widthOf: (text: string) => number): string[] {
  const { length } = breakLines(parts, room, widthOf);
  let [narrow, wide] = [room / 2, room];
  while (length > 1 && wide - narrow > 0.05) {
    const middle = (narrow + wide) / 2;
    if (breakLines(parts, middle, widthOf).length > length) narrow = middle;
    else wide = middle;
  }
  return breakLines(parts, wide, widthOf);
}

/** Returns the panel in the hue and with the icon of a page that has them, and what the page is about or bars of the mark. */
function panel({ language, panel: page, picture: shown }: SocialCardContent, shape: Shape): string[] {
  const { fern, gorse, heather, surface } = colours;
  const [accent, tint] = page ? hueColours(page.hue) : [fern.light, theme.slate.slate.light];
  const bars = page ? [accent, accent, accent] : [fern.dark, gorse.dark, heather.dark];
  const { left, top } = panelArea;
  const icon = `<path transform="translate(${left + 65} ${top + 65}) scale(${58 / 24})" fill="none" stroke="${accent}" stroke-width="2" stroke-linecap="round" stroke-linejoin="round" d="${allIcons[page?.icon ?? '']}"/>`;
  return [
    rounded(panelArea, 34, tint),
    ...(page && !shown?.head
      ? [rounded({ left: left + 36, top: top + 36, width: 116, height: 116 }, 29, surface.light), icon]
      : []),
    ...(shown
      ? rows(shown, language, shape, page ? accent : gorse.dark)
      : bars.map((colour, step) => bar(colour, step, page ? 0.4 + step * 0.3 : 1))),
  ];
}

function bar(colour: string, step: number, opacity: number): string {
  const height = 106 + step * 126;
  const place = { left: panelArea.left + 44 + step * 112, top: panelArea.top + 508 - height, width: 96, height };
  return `<g opacity="${opacity}">${rounded(place, 36, colour)}</g>`;
}

/** Returns rows with their marks, and what is above them, from the foot of the panel upwards. */
function rows({ head, rows: all }: CardPicture, language: string, shape: Shape, colour: string) {
  const lineHeight = lineHeightOf(language, 1.28);
  let foot: number = picture.bottom;
  const shown = all.toReversed().map(({ text, hue, mark = '' }) => {
    const indent = hue ? 84 : 20;
    const inner = { left: picture.left + indent, width: picture.width - indent - 20 };
    const lines = clamped(text, language, inner.width / 24, hue ? 3 : 2, (part) => shape(part, 'text'));
    const height = 32 + lines.length * lineHeight * 24;
    const top = foot - height;
    foot = top - 14;
    const around = rounded({ left: picture.left, top, width: picture.width, height }, 22, colours.surface.light);
    const words = drawn(lines, inner, top + 16, { language, size: 24, lineHeight }, colours.ink.light);
    if (!hue) return around + words;
    const [accent, tint] = hueColours(hue);
    const tile = { left: picture.left + 12, top: top + height / 2 - 22, width: 58, height: 44 };
    const label = shape(mark, 'label');
    const place = { left: tile.left + (tile.width - label.width * 24) / 2, width: label.width * 24 };
    const style = { language: 'en', size: 24, lineHeight: 44 / 24 };
    return around + words + rounded(tile, 14, tint) + drawn([label], place, tile.top, style, accent);
  });
  if (!head) return shown;
  const size = head.length < 12 ? 96 : 32;
  const lines = clamped(head, language, picture.width / size, 4, (text) => shape(text, 'heading'));
  const top = foot - 6 - lines.length * lineHeight * size;
  return [drawn(lines, picture, top, { language, size, lineHeight }, colour), ...shown];
}

/** Returns at most so many lines, with an ellipsis where something is left out. */
function clamped(text: string, language: string, room: number, most: number, shape: (text: string) => Shaped) {
  const lines = breakLines(partsOf(text, language), room, (part) => shape(part).width).map((line) => line.trimEnd());
  return lines.slice(0, most).map((line, index) => {
    if (shape(line).width <= room && (index < most - 1 || lines.length <= most)) return shape(line);
    let kept = line;
    while (kept !== '' && shape(`${kept}…`).width > room) kept = kept.slice(0, -1).trimEnd();
    return shape(`${kept}…`);
  });
}

/** Marks above and below letters need more room in some scripts. */
function lineHeightOf(language: string, usual: number): number {
  const script = scriptOf(language);
  if (['Arab', 'Deva', 'Thai'].includes(script)) return 1.4;
  return ['Hans', 'Hant', 'Jpan', 'Kore'].includes(script) ? 1.28 : usual;
}

function hueColours(hue: Hue): readonly [colour: string, tint: string] {
  const [colour, tint] = hueTokens(hue);
  return [colours[colour].light, colours[tint].light];
}

type Place = Readonly<Record<'left' | 'top' | 'width' | 'height', number>>;

/** Returns lines of text, at the side of a column at which their language begins. */
function drawn(
  lines: readonly Shaped[],
  { left, width }: Pick<Place, 'left' | 'width'>,
  top: number,
  { language, size, lineHeight }: typeof logoStyle,
  colour: string,
): string {
  const isReversed = directionOf(language) === 'rtl';
  return lines
    .map((line, index) => {
      const start = isReversed ? left + width - line.width * size : left;
      // Commissioner's ascent and descent are 1.017 and 0.206.
      const base = top + size * (index * lineHeight + (lineHeight - 1.223) / 2 + 1.017);
      return `<g fill="${colour}" transform="matrix(${size} 0 0 ${-size} ${start} ${base})">${line.paths}</g>`;
    })
    .join('');
}

function box({ left, top, width, height }: Place, colour: string): string {
  return `<path fill="${colour}" d="M${left} ${top}h${width}v${height}h${-width}z"/>`;
}

/** Returns a box with three round corners, the last one tight. */
function rounded({ left, top, width, height }: Place, radius: number, colour: string): string {
  const r = Math.min(radius, height / 2);
  const arc = (size: number, x: number, y: number) => `a${size} ${size} 0 0 1 ${x * size} ${y * size}`;
  const tight = r / 4;
  return `<path fill="${colour}" d="M${left + r} ${top}h${width - 2 * r}${arc(r, 1, 1)}v${height - r - tight}${arc(tight, -1, 1)}h${tight + r - width}${arc(r, -1, -1)}v${2 * r - height}${arc(r, 1, -1)}z"/>`;
}
