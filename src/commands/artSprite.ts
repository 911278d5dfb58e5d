import { categories } from '../build/art/categories';
import { climbing, path, stone } from '../build/art/stone';
import drawings from '../ui/icons.json';

/**
 * The drawings of categories, features, partners, the fort and the steps as one sprite of `<symbol>`s: `static/art.svg`, which pages refer to
 * (`<use href="/art.svg#…">`), so that neither their HTML nor a script carries a drawing. Colours come from the page:
 * shapes inherit its fill, paper is `--surface`. Made by `npm run art`.
 */
export function artSprite(): string {
  const symbols = [
    ...Object.entries(categories).map(([slug, { icon, stones }]) =>
      symbol(`category-${slug}`, '0 0 320 200', [...climbing(stones), tile(icon)]),
    ),
    ...Object.entries(features).map(([slug, shapes]) =>
      symbol(`feature-${slug}`, slug === 'ai-course-builder' ? '0 0 480 320' : '0 0 240 140', shapes.map(shape)),
    ),
    ...Object.entries(partners).map(([id, shapes]) =>
      symbol(
        `partner-${id}`,
        '0 0 40 40',
        shapes.map(([opacity, d]) => path(d, opacity)),
      ),
    ),
    symbol('fort', '0 0 480 280', [...courses.map(([opacity, d]) => path(d, opacity)), coloured('gorse', gate)]),
    symbol('steps', '0 0 360 300', [
      coloured('fern', 'M28 196h56q28 0 28 28v76H0v-76q0-28 28-28z'),
      coloured('gorse', 'M152 108h56q28 0 28 28v164H124V136q0-28 28-28z'),
      coloured('heather', 'M276 0h56q28 0 28 28v272H248V28q0-28 28-28z'),
    ]),
  ];
  return `<svg xmlns="http://www.w3.org/2000/svg">\n${symbols.join('\n')}\n</svg>\n`;
}

function symbol(id: string, viewBox: string, shapes: readonly string[]): string {
  return `<symbol id="${id}" viewBox="${viewBox}" preserveAspectRatio="xMidYMax">${shapes.join('')}</symbol>`;
}

function coloured(colour: 'fern' | 'gorse' | 'heather', d: string): string {
  return `<path d="${d}" style="fill:var(--${colour})"/>`;
}

/** The category's icon on a white stone. */
function tile(icon: keyof typeof drawings): string {
  const glyph = `<path transform="translate(47 47) scale(1.6)" d="${drawings[icon]}" style="fill:none;stroke:var(--hue);stroke-width:2;stroke-linecap:round;stroke-linejoin:round"/>`;
  return `<path d="${stone(28, 28, 76, 76, 16)}" style="fill:var(--surface)"/>${glyph}`;
}

function shape([d, opacity]: Shape): string {
  return opacity === 'paper' ? `<path d="${d}" style="fill:var(--surface)"/>` : path(d, opacity);
}

type Shape = readonly [path: string, opacity: number | 'paper'];

const features: Readonly<Record<string, readonly Shape[]>> = {
  // two lines of words become four rising lessons
  'ai-course-builder': [
    [stone(32, 56, 196, 100, 22), 'paper'],
    [stone(56, 82, 148, 14, 7), 0.75],
    [stone(56, 112, 96, 14, 7), 0.4],
    ['M88 186l9 23 23 9-23 9-9 23-9-23-23-9 23-9z', 1],
    ['M150 232l5 12 12 5-12 5-5 12-5-12-12-5 12-5z', 0.5],
    [stone(216, 238, 52, 82), 0.28],
    [stone(276, 188, 52, 132), 0.45],
    [stone(336, 130, 52, 190), 0.65],
    [stone(396, 64, 52, 256), 0.9],
  ],
  // versions of a document, the latest one approved
  qms: [
    [stone(64, 40, 84, 120), 0.25],
    [stone(82, 30, 84, 130), 0.45],
    [stone(100, 20, 84, 140), 'paper'],
    [stone(114, 38, 56, 8, 4), 0.35],
    [stone(114, 54, 40, 8, 4), 0.35],
    [stone(114, 76, 56, 44, 12), 1],
    ['M129 98l9 9 17-17 5 5-22 22-14-14z', 'paper'],
  ],
  // how people see themselves beside how they are seen
  'performance-reviews': [
    [stone(40, 92, 20, 48, 8), 0.35],
    [stone(64, 76, 20, 64, 8), 0.85],
    [stone(100, 66, 20, 74, 8), 0.35],
    [stone(124, 74, 20, 66, 8), 0.85],
    [stone(160, 44, 20, 96, 8), 0.35],
    [stone(184, 28, 20, 112, 8), 0.85],
  ],
  // a report: a sum and what it is made of
  reporting: [
    [stone(36, 20, 168, 140, 16), 'paper'],
    [stone(54, 38, 60, 14, 7), 0.8],
    [stone(54, 58, 36, 8, 4), 0.35],
    [stone(54, 112, 20, 28, 7), 0.35],
    [stone(80, 98, 20, 42, 7), 0.48],
    [stone(106, 104, 20, 36, 7), 0.48],
    [stone(132, 80, 20, 60, 7), 0.7],
    [stone(158, 56, 20, 84, 7), 0.95],
  ],
};

/** The stones of one shade, as one path; those higher up are darker. */
const courses = [
  [0.22, blocks([24, 236, 76, 44], [106, 236, 62, 44], [312, 236, 62, 44], [380, 236, 76, 44])],
  [0.36, blocks([24, 186, 48, 44], [78, 186, 90, 44], [312, 186, 90, 44], [408, 186, 48, 44])],
  [0.52, blocks([24, 136, 76, 44], [106, 136, 62, 44], [174, 136, 132, 34], [312, 136, 62, 44], [380, 136, 76, 44])],
  [
    0.7,
    blocks(
      [24, 86, 40, 44],
      [88, 86, 40, 44],
      [152, 86, 82, 44],
      [246, 86, 82, 44],
      [352, 86, 40, 44],
      [416, 86, 40, 44],
    ),
  ],
  [0.88, blocks([152, 36, 36, 44], [222, 36, 36, 44], [292, 36, 36, 44])],
] as const;

const gate = 'M190 280v-56a50 50 0 0 1 100 0v56z';

function blocks(...rectangles: readonly (readonly [x: number, y: number, width: number, height: number])[]): string {
  return rectangles
    .map(
      ([x, y, width, height]) =>
        `M${x + 12} ${y}h${width - 24}q12 0 12 12v${height - 15}q0 3-3 3h${15 - width}q-12 0-12-12v${24 - height}q0-12 12-12z`,
    )
    .join('');
}

/** The marks of the partners: opacity and path of each stone, on 40 by 40. */
const partners = {
  // a proof: two sheets, the front one ticked
  prawf: [
    [0.35, 'M12 2h20a6 6 0 0 1 6 6v18.5a1.5 1.5 0 0 1-1.5 1.5H34V12a6 6 0 0 0-6-6H6a6 6 0 0 1 6-4z'],
    [
      1,
      'M8 9h17a6 6 0 0 1 6 6v21.5a1.5 1.5 0 0 1-1.5 1.5H8a6 6 0 0 1-6-6V15a6 6 0 0 1 6-6zm6.5 22 12-12-3-3-9 9-4-4-3 3z',
    ],
  ],
  // a guard: a shield of four stones
  gwarchod: [
    [1, 'M9 3h9.5v16H4V8a5 5 0 0 1 5-5z'],
    [0.55, 'M21.5 3H31a5 5 0 0 1 5 5v11H21.5z'],
    [0.55, 'M4 22h14.5v15.5Q5 33 4 22z'],
    [1, 'M21.5 22H36q-1 11-14.5 15.5z'],
  ],
  // a crew: three who stand side by side
  criw: [
    [0.45, 'M2.5 14a4 4 0 1 1 8 0 4 4 0 0 1-8 0zM6 22h5v16H2.5A1.5 1.5 0 0 1 1 36.5V27a5 5 0 0 1 5-5z'],
    [1, 'M15 7.5a5 5 0 1 1 10 0 5 5 0 0 1-10 0zM19 16h2a6 6 0 0 1 6 6v14.5a1.5 1.5 0 0 1-1.5 1.5H13V22a6 6 0 0 1 6-6z'],
    [0.45, 'M29.5 14a4 4 0 1 1 8 0 4 4 0 0 1-8 0zM29 22h5a5 5 0 0 1 5 5v9.5a1.5 1.5 0 0 1-1.5 1.5H29z'],
  ],
  // a fort: a wall with battlements and a gate
  caer: [
    [1, 'M3 8a3 3 0 0 1 3-3h3.5v7h6V5h9v7h6V5H34a3 3 0 0 1 3 3v12H3z'],
    [0.55, 'M3 23h10.5v14H6a3 3 0 0 1-3-3zM26.5 23H37v12.5a1.5 1.5 0 0 1-1.5 1.5h-9zM16.5 37v-9a3.5 3.5 0 0 1 7 0v9z'],
  ],
} as const;
