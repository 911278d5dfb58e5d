import type { Hue } from '../../content/hues';
import { factsFile, type Project } from '../../content/project';
import type { Route, ScreenName } from '../../site/routes';
import iconPaths from '../../site/ui/icons.json';
import { theme } from '../../site/ui/theme';
import { colourVariables, slateVariables } from '../../site/ui/themeVariables';

const { colours } = theme;
const icons: Readonly<Record<string, string>> = iconPaths;

/** What the panel at the right of a social card shows. */
export interface Panel {
  /** The colours of the drawing, of the icon and of the line above the title. */
  readonly hue: Hue;
  readonly ground: string;
  /** A symbol of `panels.svg` or `static/art.svg`. */
  readonly drawing: string;
  /** An icon on a tile at the top. */
  readonly icon?: string;
}

/** The facts that decide what the panel of an MDX page shows. */
export type PanelFacts = Pick<Project, 'facts'>;

/** Returns the panel of a page: by the drawing, icon and hue of its facts or, where it has none, by its screen. */
export function panelOf({ screen, content }: Route, project: PanelFacts): Panel {
  const { hue, icon, drawing } = (content && factsFile(project, content)?.value) ?? {};
  if (!hue || !icon) return panels[screen] ?? home;
  return onTint(hue, drawing ? `feature-${drawing}` : `stones-${hue}`, icon);
}

/** Returns a panel as SVG, 408 by 550. `symbols` has the drawings by name. */
export function panelSvg({ hue, ground, drawing, icon }: Panel, symbols: ReturnType<typeof readSymbols>): string {
  const [colour, tint] = hueColours(hue);
  const symbol = symbols.get(drawing);
  if (!symbol) throw new Error(`Neither src/gatsby/cards/panels.svg nor static/art.svg has the drawing “${drawing}”.`);
  const isPanel = symbol.viewBox === '0 0 408 550';
  // A drawing of the site is placed at the bottom, a little wider than the panel.
  const place = isPanel ? 'width="408" height="550"' : 'x="-60" y="268" width="528" height="282"';
  const tile = drawing === 'privacy' ? tint : colours.surface.light;
  return resolveColours(
    `<svg xmlns="http://www.w3.org/2000/svg" width="408" height="550" viewBox="0 0 408 550">` +
      `<path fill="${ground}" d="M0 0h408v550H0z"/>` +
      `<svg ${place} viewBox="${symbol.viewBox}" preserveAspectRatio="xMidYMax" fill="${colour}">${symbol.shapes}</svg>` +
      (icon ? iconTile(icon, colour, tile) : '') +
      '</svg>',
    colour,
  );
}

/** Returns the symbols of an SVG file by their ids. */
export function readSymbols(svg: string) {
  const symbols = svg.matchAll(/<symbol id="([^"]*)" viewBox="([^"]*)"[^>]*>(.*?)<\/symbol>/g);
  return new Map([...symbols].map(([, id = '', viewBox = '', shapes = '']) => [id, { viewBox, shapes }]));
}

function iconTile(icon: string, colour: string, ground: string): string {
  return (
    `<path fill="${ground}" d="M61 32h58a29 29 0 0 1 29 29v79.75a7.25 7.25 0 0 1-7.25 7.25H61a29 29 0 0 1-29-29V61a29 29 0 0 1 29-29z"/>` +
    `<path transform="translate(61 61) scale(2.417)" d="${icons[icon] ?? ''}" fill="none" stroke="${colour}" stroke-width="2" stroke-linecap="round" stroke-linejoin="round"/>`
  );
}

/** Returns an SVG with colours in place of CSS variables: of the light theme, and after `--dark-` of the dark one. */
function resolveColours(svg: string, colour: string): string {
  const dark = Object.entries(colourVariables('dark')).map(([name, value]) => [name.replace('--', '--dark-'), value]);
  const variables: Readonly<Record<string, string>> = {
    ...colourVariables('light'),
    ...slateVariables('light'),
    ...Object.fromEntries(dark),
    '--hue': colour,
  };
  return svg.replace(/var\((--[a-z0-9-]+)\)/g, (_, name: string) => variables[name] ?? colour);
}

/** Returns the colour and the tint of a hue in the light theme. */
export function hueColours(hue: Hue): readonly [colour: string, tint: string] {
  const [colour, tint] = theme.hues[hue];
  return [colours[colour].light, colours[tint].light];
}

const slate = theme.slate.light.ground;
const sunken = colours.sunken.light;

const home: Panel = { hue: 'fern', ground: slate, drawing: 'home' };
const panels: Partial<Record<ScreenName, Panel>> = {
  home,
  pricing: { hue: 'fern', ground: slate, drawing: 'pricing' },
  partners: { hue: 'fern', ground: sunken, drawing: 'partners' },
  integrations: onTint('estuary', 'integrations', 'plug'),
  courses: { hue: 'fern', ground: sunken, drawing: 'courses', icon: 'graduation-cap' },
  contact: onTint('estuary', 'stones-rust', 'message-circle'),
  compliance: onTint('fern', 'stones-indigo', 'shield-check'),
  specialist: onTint('heather', 'fort', 'award'),
  privacy: { hue: 'estuary', ground: sunken, drawing: 'privacy', icon: 'lock' },
};

function onTint(hue: Hue, drawing: string, icon: string): Panel {
  return { hue, ground: hueColours(hue)[1], drawing, icon };
}
