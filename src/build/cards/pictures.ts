import { categories } from '../art/categories';
import { climbing, stone, type Rectangle } from '../art/stone';
import type { Project } from '../../model/project';
import { hues, type Hue } from '../../model/hues';
import type { Route, ScreenName } from '../../routes';
import drawings from '../../ui/icons.json';
import type { IconName } from '../../ui/icons';
import { theme } from '../../ui/theme';
import type { CardPicture } from './recipe';

export type PictureFacts = Pick<Project, 'courseFacts' | 'featureFacts'> & {
  readonly datasets: Pick<Project['datasets'], 'partners' | 'integrations'>;
};

/** What the picture of a card is made from. */
export interface PictureSource {
  readonly project: PictureFacts;
  /** `static/art.svg`, whose drawings some pictures show. */
  readonly sprite: string;
}

/** A picture, and the hue that goes with it. */
export interface Picture {
  readonly hue: Hue;
  readonly picture: CardPicture;
}

/** The picture of a page's card: the category's stones, the feature's drawing, or a scene of the screen's own. */
export function pictureOf(route: Route, source: PictureSource): Picture {
  const slug = route.content?.slug ?? '';
  const facts = { course: source.project.courseFacts[slug], feature: source.project.featureFacts[slug] };
  if (route.screen === 'course' && facts.course?.value) return category(facts.course.value);
  if (route.screen === 'feature' && facts.feature?.value) return feature(slug, facts.feature.value, source.sprite);
  return (scenes[route.screen] ?? home)(source);
}

type Scene = (source: PictureSource) => Picture;

const scenes: Partial<Record<ScreenName, Scene>> = {
  home,
  pricing,
  partners,
  integrations,
  courses,
  contact: () => climb('hr', 'customer-support', 'message-circle'),
  compliance: () => climb('management', 'cyber-security', 'shield-check'),
  specialist: ({ sprite }) =>
    onTint(
      'equality-diversity',
      drawing(sprite, 'fort', 'equality-diversity', 0.94) + tile('equality-diversity', 'award'),
    ),
  privacy,
};

function category({ hue, icon }: { hue: string; icon: string }): Picture {
  return climb(hueNamed(hue), hueNamed(hue), iconNamed(icon));
}

/** A feature's drawing; one that has none yet, a page that was just begun, climbs as a category does. */
function feature(slug: string, { hue, icon }: { hue: string; icon: string }, sprite: string): Picture {
  const name = hueNamed(hue);
  if (!isDrawn(sprite, `feature-${slug}`)) return category({ hue, icon });
  return onTint(
    name,
    drawing(sprite, `feature-${slug}`, name, slug === 'ai-course-builder' ? 0.88 : 2.2) + tile(name, iconNamed(icon)),
  );
}

/** The mark of the product: three stones that rise, on slate. */
function home(): Picture {
  const { fern, gorse, heather } = theme.dark;
  const stones = [fern, gorse, heather].map((colour, step) =>
    shape(colour, [44 + step * 112, 402 - step * 126, 96, 106 + step * 126], 36),
  );
  return { hue: 'management', picture: { ground: theme.slate.light.ground, shapes: stones.join('') } };
}

/** The price on slate, above the calculator's slider; the card adds the figure. */
function pricing(): Picture {
  const { gorse } = theme.dark;
  const slider =
    shape(theme.slate.light.line, [44, 440, 320, 16], 8) +
    shape(gorse, [44, 440, 168, 16], 8) +
    shape(gorse, [186, 418, 60, 60], 20);
  return { hue: 'management', picture: { ground: theme.slate.light.ground, shapes: slider } };
}

/** The partners' marks as plates that climb. */
function partners({ project, sprite }: PictureSource): Picture {
  const plates = (project.datasets.partners.value ?? []).slice(0, 4).map(({ id, hue }, step) => {
    const [colour, tint] = theme.hues[hueNamed(hue)].light;
    const [x, y] = [28 + step * 44, 408 - step * 126];
    const name = shape(colour, [x + 112, y + 49, 76, 16], 8);
    return (
      shape(tint, [x, y, 220, 114], 28) +
      (isDrawn(sprite, `partner-${id}`)
        ? symbol(sprite, `partner-${id}`, colour, `translate(${x + 28} ${y + 27}) scale(1.5)`)
        : '') +
      name
    );
  });
  return onSunken('management', plates.join(''));
}

/** Tiles of the first integrations, stacked higher and higher. */
function integrations({ project }: PictureSource): Picture {
  const icons = (project.datasets.integrations.value ?? []).map(({ icon }) => iconNamed(icon));
  const places = [0, 1, 2, 3].flatMap((column) =>
    Array.from({ length: column + 1 }, (_, row) => [22 + column * 93, 436 - row * 93] as const),
  );
  const tiles = places.map(([x, y], index) =>
    iconTile(icons[(index * 2) % icons.length] ?? 'plug', [x, y, 85, 85], hues[index % hues.length] ?? 'hr'),
  );
  return onTint('hr', tiles.join('') + tile('hr', 'plug'));
}

/** Ten stones, one in each category's hue. */
function courses(): Picture {
  const places = [4, 3, 2, 1].flatMap((count, row) =>
    Array.from({ length: count }, (_, index) => [22 + (4 - count + index) * 93, 436 - row * 93] as const),
  );
  return onSunken(
    'management',
    places.map(([x, y], index) => shape(theme.hues[hues[index] ?? 'hr'].light[0], [x, y, 85, 85], 24)).join('') +
      tile('management', 'graduation-cap'),
  );
}

/** A page of text under lock. */
function privacy(): Picture {
  const { ink, surface } = theme.light;
  const lines = [232, 180, 214, 150, 232, 196].map(
    (width, row) => `<g opacity=".22">${shape(ink, [92, 270 + row * 42, width, 16], 8)}</g>`,
  );
  return onSunken(
    'hr',
    shape(surface, [56, 196, 296, 380], 34) + lines.join('') + tile('hr', 'lock', theme.hues.hr.light[1]),
  );
}

/** Stones of a category's composition in a hue, drawn taller than on the site, with an icon. */
function climb(hue: Hue, composition: Hue, icon: IconName): Picture {
  const [colour] = theme.hues[hue].light;
  const tall = categories[composition].stones.map(([x, y, width, height]): Rectangle => [
    x * 1.275,
    550 - (200 - y) * 2.15,
    width * 1.275,
    height * 2.15,
  ]);
  return onTint(hue, `<g fill="${colour}">${climbing(tall).join('')}</g>${tile(hue, icon)}`);
}

function onTint(hue: Hue, shapes: string): Picture {
  return { hue, picture: { ground: theme.hues[hue].light[1], shapes } };
}

function onSunken(hue: Hue, shapes: string): Picture {
  return { hue, picture: { ground: theme.light.sunken, shapes } };
}

function isDrawn(sprite: string, id: string): boolean {
  return sprite.includes(`<symbol id="${id}"`);
}

/** A drawing of the sprite, at the bottom in the middle. */
function drawing(sprite: string, id: string, hue: Hue, scale: number): string {
  const [, , width = 0, height = 0] = (new RegExp(`<symbol id="${id}" viewBox="([^"]*)"`).exec(sprite)?.[1] ?? '')
    .split(' ')
    .map(Number);
  return symbol(
    sprite,
    id,
    theme.hues[hue].light[0],
    `translate(${204 - (width * scale) / 2} ${550 - height * scale}) scale(${scale})`,
  );
}

function symbol(sprite: string, id: string, colour: string, transform: string): string {
  const shapes = new RegExp(`<symbol id="${id}"[^>]*>(.*?)</symbol>`).exec(sprite)?.[1];
  if (shapes === undefined) throw new Error(`static/art.svg has no drawing “${id}”; npm run art makes it`);
  const colours: Record<string, string> = {
    '--surface': theme.light.surface,
    '--gorse': theme.light.gorse,
    '--hue': colour,
  };
  return `<g fill="${colour}" transform="${transform}">${shapes.replace(/var\((--[a-z]+)\)/g, (_, name: string) => colours[name] ?? colour)}</g>`;
}

function tile(hue: Hue, icon: IconName, ground: string = theme.light.surface): string {
  return iconTile(icon, [32, 32, 116, 116], hue, ground);
}

/** An icon on a stone, in its hue. */
function iconTile(
  icon: IconName,
  [x, y, width, height]: Rectangle,
  hue: Hue,
  ground: string = theme.light.surface,
): string {
  const scale = width / 48;
  const glyph = `<path transform="translate(${x + width / 4} ${y + height / 4}) scale(${scale})" d="${drawings[icon]}" fill="none" stroke="${theme.hues[hue].light[0]}" stroke-width="2" stroke-linecap="round" stroke-linejoin="round"/>`;
  return shape(ground, [x, y, width, height], width / 4) + glyph;
}

function shape(colour: string, [x, y, width, height]: Rectangle, radius: number): string {
  return `<path fill="${colour}" d="${stone(x, y, width, height, radius)}"/>`;
}

function hueNamed(name: string): Hue {
  return hues.find((hue) => hue === name) ?? 'management';
}

function iconNamed(name: string): IconName {
  return name in drawings ? (name as IconName) : 'book-open';
}
