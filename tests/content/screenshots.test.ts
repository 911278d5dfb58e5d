/** @jest-environment node */
import { readdirSync, readFileSync, rmSync } from 'node:fs';
import path from 'node:path';
import sharp from 'sharp';
import { featureScenes } from '../../src/commands/screenshots/featureScenes';
import { sceneLanguages, sceneStrings } from '../../src/commands/screenshots/sceneLanguages';
import { sceneRecord } from '../../src/commands/screenshots/sceneRecord';
import { pictureFiles, pictureRecordFile } from '../../src/model/pictures';
import { theme } from '../../src/ui/theme';
import { change, copyOfContent, root, run } from './copy';

jest.setTimeout(60_000);

const languages = sceneLanguages(root).map(({ code }) => code);
const tables = Object.fromEntries(languages.map((code) => [code, sceneStrings(root, code)]));

test.each(Object.entries(featureScenes))(
  'the pictures of %s are there in every language, in the size of their frame, with the strings of their scene',
  async (slug, feature) => {
    // That a picture is older than its words is a warning of the check: a writer’s sentence breaks no test.
    const record: unknown = JSON.parse(readFileSync(path.join(root, pictureRecordFile(slug)), 'utf8'));
    expect(record).toMatchObject({ strings: (await sceneRecord(root, feature, tables)).strings });
    for (const code of languages) {
      const { wide, narrow } = pictureFiles(slug, code);
      expect(await picture(wide).metadata()).toMatchObject({ format: 'png', width: 1600, height: 1000 });
      expect(await picture(narrow).metadata()).toMatchObject({ format: 'png', width: 840, height: 1050 });
    }
  },
);

test('an upright picture keeps the tints of its scene', async () => {
  const pixels = await picture(pictureFiles('ai-course-builder', 'en').narrow).removeAlpha().raw().toBuffer();
  const colours = new Set(
    pixels
      .toString('hex')
      .match(/.{6}/g)
      ?.map((colour) => `#${colour.toUpperCase()}`),
  );
  const { fern100, gorse100, estuary100, heather100 } = theme.light;
  expect([...colours]).toEqual(expect.arrayContaining([fern100, gorse100, estuary100, heather100]));
});

test('a picture that is older than its words is named, in the language where they changed and on the pages that show them', async () => {
  const copy = copyOfContent();
  change(copy, 'locales/de/screenshots.json', (text) =>
    text.replace(/("quality\.title": ")[^"]*/, '$1Dokumente im Griff'),
  );
  const { output } = await run(copy, 'check.ts');
  expect(output).toContain('content/features/qms/screenshot.de.png with words that have changed since');
  expect(output).toContain('npm run screenshots -- de');
  expect(output.match(/qms\/screenshot\.de\.png/g)).toHaveLength(1);
});

test('an upright picture is missed where it was taken of a scene, and is upright, large enough and not alone', async () => {
  const copy = copyOfContent();
  const file = (slug: string, name: string) => path.join(copy, 'content/features', slug, name);
  rmSync(file('qms', 'screenshot.de.narrow.png'));
  await blank(1000, 500).toFile(file('reporting', 'screenshot.en.narrow.png'));
  await blank(400, 500).toFile(file('ai-course-builder', 'screenshot.en.narrow.png'));
  rmSync(file('performance-reviews', 'screenshot.fr.png'));
  const { code, output } = await run(copy, 'check.ts');
  const said = (place: string) => output.split('\n\n').filter((part) => part.startsWith(`content/features/${place}`));
  expect(said('qms/de.mdx')).toEqual([
    expect.stringMatching(/without its upright one[^]*screenshot\.de\.narrow\.png[^]*npm run screenshots -- de/),
  ]);
  expect(said('reporting/en.mdx')).toEqual([
    expect.stringMatching(/screenshot\.en\.narrow\.png, 1000 by 500 pixels[^]*higher than wide/),
  ]);
  expect(said('ai-course-builder/en.mdx')).toEqual([
    expect.stringMatching(/screenshot\.en\.narrow\.png, 400 pixels wide[^]*at least 840 pixels/),
  ]);
  expect(said('performance-reviews/fr.mdx')).toContainEqual(
    expect.stringMatching(/screenshot\.fr\.narrow\.png without its wide picture[^]*screenshot\.fr\.png/),
  );
  expect(code).toBe(1);
});

test('a page whose pictures come from elsewhere needs no upright one', async () => {
  const copy = copyOfContent();
  const folder = path.join(copy, 'content/features/qms');
  for (const name of readdirSync(folder))
    if (/narrow|json$/.test(name) && name !== 'facts.json') rmSync(path.join(folder, name));
  expect((await run(copy, 'content/index.ts', ['check', 'qms'])).output).toContain('0 errors');
});

function picture(file: string): sharp.Sharp {
  return sharp(path.join(root, 'content', file));
}

function blank(width: number, height: number): sharp.Sharp {
  return sharp({ create: { width, height, channels: 3, background: '#fff' } }).png();
}
