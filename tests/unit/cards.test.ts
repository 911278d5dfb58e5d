/** @jest-environment node */
import { existsSync, mkdtempSync, readdirSync, readFileSync, rmSync, symlinkSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import sharp from 'sharp';
import { cardsOf } from '../../src/build/cards/cards';
import { pictureOf } from '../../src/build/cards/pictures';
import { makeCards } from '../../src/build/cards/makeCards';
import type { Card, CardRecipe } from '../../src/build/cards/recipe';
import { routes } from '../../src/routes';

jest.setTimeout(180_000);

/** A project of its own, so that cards are drawn anew and the real ones stay. */
let root: string;
beforeEach(() => {
  root = mkdtempSync(path.join(os.tmpdir(), 'camre cards '));
  for (const name of ['src', 'static', 'node_modules', 'package.json', 'tsconfig.json'])
    symlinkSync(path.resolve(name), path.join(root, name));
});
afterEach(() => rmSync(root, { recursive: true }));

/** Three pages in two languages, with the strings and facts they need. */
function cardsOfThree(title: string): Map<string, Card> {
  const strings = (hero: string, extra: Record<string, string> = {}) => ({
    file: '',
    text: '',
    problems: [],
    value: { 'hero.title': hero, 'head.title': 'AI-powered LMS', ...extra },
  });
  const common = strings('', {
    'nav.pricing': 'Pricing',
    'nav.contact': 'Contact',
    'site.titleSuffix': 'Camre LMS',
    'structured.unitPrice': 'Per active account',
  });
  const project = {
    strings: {
      en: {
        common,
        home: strings('Build <mark>training</mark>'),
        pricing: strings(title),
        contact: strings('Contact us'),
      },
      th: {
        common,
        home: strings('สร้าง<mark>การอบรม</mark>'),
        pricing: strings('ราคาเดียว'),
        contact: strings('ติดต่อเรา'),
      },
    },
    pages: [],
    courseFacts: {},
    featureFacts: {},
    datasets: {
      partners: { file: '', text: '', problems: [], value: [] },
      integrations: { file: '', text: '', problems: [], value: [] },
    },
  };
  const shown = routes.filter(({ screen }) => ['home', 'pricing', 'contact'].includes(screen));
  return cardsOf(root, project, shown, ['en', 'th'], { stateOf: () => 'translated' });
}

test('a second build draws nothing; a title that changes makes one card again', async () => {
  const before = cardsOfThree('One price');
  expect(await makeCards(root, [...before.values()])).toBe(6);
  rmSync(path.join(root, 'public'), { recursive: true });
  expect(await makeCards(root, [...before.values()])).toBe(0);

  const after = cardsOfThree('One <mark>simple</mark> price');
  expect([...after.keys()].filter((page) => before.get(page)?.address !== after.get(page)?.address)).toEqual([
    '/pricing',
  ]);
  expect(await makeCards(root, [...after.values()])).toBe(1);
  expect(readdirSync(path.join(root, 'public/og/en')).filter((file) => file.startsWith('pricing.'))).toEqual([
    path.basename(after.get('/pricing')?.address ?? ''),
  ]);
});

test('a feature that was just begun, without a drawing of its own, has a picture of its hue', () => {
  const file = { file: '', text: '', problems: [] };
  const qms = { ...file, value: { icon: 'list-checks', hue: 'hr' as const, statistics: {} } };
  const route = routes.find(({ path: address }) => address === '/features/qms');
  if (!route) throw new Error('There is no route /features/qms');
  const sprite = readFileSync('static/art.svg', 'utf8');
  const pictureIn = (drawings: string) =>
    pictureOf(route, {
      project: {
        courseFacts: {},
        featureFacts: { qms },
        datasets: { partners: { ...file, value: [] }, integrations: { ...file, value: [] } },
      },
      sprite: drawings,
    });
  const undrawn = pictureIn(sprite.replace('id="feature-qms"', 'id="feature-other"'));
  expect(undrawn.hue).toBe('hr');
  expect(undrawn.picture.shapes).toContain('<path');
  expect(undrawn.picture).not.toEqual(pictureIn(sprite).picture);
});

const plain: CardRecipe = {
  language: 'en',
  eyebrow: 'Courses',
  title: '',
  marked: undefined,
  summary: undefined,
  accent: '#0B5D4B',
  picture: { ground: '#DCEDE4', shapes: '' },
};
const cardWith = (recipe: Partial<CardRecipe>, name: string): Card => ({
  address: `/og/x/${name}.png`,
  recipe: { ...plain, ...recipe },
});

test('long and tall words stay in their place', async () => {
  const words: Partial<CardRecipe>[] = [
    {
      language: 'de',
      title: 'Lebensmittelsicherheitsschulungen für Gemeinschaftsverpflegungseinrichtungen',
      summary: 'Hygiene, Allergene und Temperaturkontrolle für jede Küche.',
    },
    { language: 'th', title: 'น้ำที่ลิ้นเยิ้มสำหรับผู้เชี่ยวชาญด้านการปฏิบัติตามข้อกำหนดและความปลอดภัย', summary: 'น้ำ ที่ ลิ้น เยิ้ม' },
    { language: 'zh', title: '平平常常的周二也随时可以接受审核而且不用再为了检查准备一个星期', marked: [2, 9] },
  ];
  await makeCards(
    root,
    words.map((recipe, index) => cardWith(recipe, String(index))),
  );
  for (const index of words.keys()) {
    const { data, info } = await sharp(path.join(root, `public/og/x/${index}.png`))
      .removeAlpha()
      .raw()
      .toBuffer({ resolveWithObject: true });
    const isInked = (x: number, y: number) =>
      [0, 1, 2].some(
        (channel) => Math.abs((data[(y * info.width + x) * 3 + channel] ?? 0) - (data[channel] ?? 0)) > 24,
      );
    const inked = (left: number, top: number, right: number, bottom: number) => {
      for (let y = top; y < bottom; y += 1) for (let x = left; x < right; x += 1) if (isInked(x, y)) return true;
      return false;
    };
    expect(inked(64, 150, 712, 540)).toBe(true);
    // the margin, the gap before the picture, between the name and the words, between the words and the line of stones
    expect([inked(0, 0, 62, 630), inked(716, 0, 742, 630), inked(62, 108, 716, 138), inked(62, 556, 716, 572)]).toEqual(
      [false, false, false, false],
    );
  }
});

test('sara am is drawn as what it is made of', async () => {
  await makeCards(root, [
    cardWith({ language: 'th', title: 'ทำน้ำ' }, 'written'),
    cardWith({ language: 'th', title: 'ท\u0E4D\u0E32น\u0E49\u0E33' }, 'apart'),
  ]);
  const pixels = (name: string) =>
    sharp(path.join(root, `public/og/x/${name}.png`))
      .raw()
      .toBuffer();
  expect((await pixels('written')).equals(await pixels('apart'))).toBe(true);
});

test('what no font can set, or no size holds, is refused with its words', async () => {
  await expect(makeCards(root, [cardWith({ title: 'Grüße 한국' }, 'korean')])).rejects.toThrow('“한”');
  await expect(makeCards(root, [cardWith({ title: 'Schifffahrt'.repeat(9) }, 'long')])).rejects.toThrow('does not fit');
  expect(existsSync(path.join(root, '.local/cards/x'))).toBe(false);
});
