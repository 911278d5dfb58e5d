import { existsSync, mkdtempSync, readdirSync, rmSync, symlinkSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import sharp from 'sharp';
import { hasGlyphs } from '../../src/build/socialCards/cardFonts';
import { socialCards, type SocialCard, type SocialCardContent } from '../../src/build/socialCards/socialCards';
import { writeSocialCards } from '../../src/build/socialCards/writeSocialCards';
import { theme } from '../../src/site/ui/theme';
import { routes } from '../routes';

/** A project of its own, so that cards are drawn anew and the real ones stay. */
let root: string;
beforeEach(() => {
  root = mkdtempSync(path.join(os.tmpdir(), 'camre cards '));
  for (const name of ['src', 'static', 'node_modules', 'package.json', 'tsconfig.json'])
    symlinkSync(path.resolve(name), path.join(root, name));
});
afterEach(() => rmSync(root, { recursive: true }));

/** Three pages in two languages, with the strings and facts they need. */
function cardsOfThree(title: string): Map<string, SocialCard> {
  const strings = (value: Record<string, string>) => ({ file: '', text: '', problems: [], value });
  const tables = (home: string, pricing: string, contact: string) => ({
    common: strings({ 'nav.pricing': 'Pricing', 'nav.contact': 'Contact', 'site.titleSuffix': 'Camre LMS' }),
    home: strings({ 'hero.title': home }),
    pricing: strings({ 'hero.title': pricing }),
    contact: strings({ 'hero.title': contact }),
  });
  const project = {
    strings: {
      en: tables('Build <mark>training</mark>', title, 'Contact us'),
      th: tables('สร้าง<mark>การอบรม</mark>', 'ราคาเดียว', 'ติดต่อเรา'),
    },
    pages: [],
    facts: { courses: {}, outlines: {}, features: {}, lessons: {}, pages: {} },
  };
  const shown = routes.filter(({ screen }) => ['home', 'pricing', 'contact'].includes(screen));
  return socialCards(root, project, shown, ['en', 'th'], { stateOf: () => 'translated' });
}

test('a second build draws no card, and one after a change of a title draws one', async () => {
  const before = cardsOfThree('One price');
  expect(await writeSocialCards(root, [...before.values()])).toBe(6);
  rmSync(path.join(root, 'public'), { recursive: true });
  expect(await writeSocialCards(root, [...before.values()])).toBe(0);

  const after = cardsOfThree('One <mark>simple</mark> price');
  expect([...after.keys()].filter((page) => before.get(page)?.address !== after.get(page)?.address)).toEqual([
    '/pricing',
  ]);
  expect(await writeSocialCards(root, [...after.values()])).toBe(1);
  expect(readdirSync(path.join(root, 'public/og/en')).filter((file) => file.startsWith('pricing.'))).toEqual([
    path.basename(after.get('/pricing')?.address ?? ''),
  ]);
});

const plain: SocialCardContent = {
  language: 'en',
  eyebrow: 'Courses',
  title: [],
  panel: { hue: 'fern', icon: 'award' },
};
const cardWith = (content: Partial<SocialCardContent>, name: string): SocialCard => ({
  address: `/og/x/${name}.png`,
  content: { ...plain, ...content },
});

test('long and tall words stay within the text area', async () => {
  const words: Partial<SocialCardContent>[] = [
    {
      language: 'de',
      title: ['Lebensmittelsicherheitsschulungen für Gemeinschaftsverpflegungseinrichtungen'],
    },
    { language: 'th', title: ['น้ำที่ลิ้นเยิ้มสำหรับผู้เชี่ยวชาญด้านการปฏิบัติตามข้อกำหนดและความปลอดภัย'] },
    { language: 'zh', title: ['平平', '常常的周二也随时', '可以接受审核而且不用再为了检查准备一个星期'] },
  ];
  await writeSocialCards(
    root,
    words.map((content, index) => cardWith(content, String(index))),
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
    expect(data.subarray(0, 3)).toEqual(Buffer.from(theme.colours.paper.light.slice(1), 'hex'));
    expect(inked(64, 150, 712, 540)).toBe(true);
    // the margin; the spaces before the picture, between the logo and the words, between the words and the stripes
    expect([inked(0, 0, 62, 630), inked(716, 0, 742, 630), inked(62, 108, 716, 138), inked(62, 556, 716, 572)]).toEqual(
      [false, false, false, false],
    );
  }
});

test.each([
  ['Hans', '培训，团队', true],
  ['Latn', '培训', false],
  ['Grek', 'Εκπαίδευση', true],
  ['Thai', 'ราคา', true],
  ['Kore', '교육', false],
])('the fonts of cards in %s have %s: %s', (script, text, isThere) => {
  expect(hasGlyphs(root, script, text)).toBe(isThere);
});

test('words that have no font or do not fit are refused by name', async () => {
  await expect(writeSocialCards(root, [cardWith({ title: ['Grüße 한국'] }, 'korean')])).rejects.toThrow('한국');
  await expect(writeSocialCards(root, [cardWith({ title: ['Schifffahrt'.repeat(9)] }, 'long')])).rejects.toThrow(
    'does not fit',
  );
  expect(existsSync(path.join(root, '.local/cards/x'))).toBe(false);
});
