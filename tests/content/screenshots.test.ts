/** @jest-environment node */
import { readFileSync } from 'node:fs';
import path from 'node:path';
import sharp from 'sharp';
import { featureScenes } from '../../src/commands/screenshots/featureScenes';
import { sceneLanguages, sceneStrings } from '../../src/commands/screenshots/sceneLanguages';
import { sceneRecord } from '../../src/commands/screenshots/sceneRecord';
import { pictureFile, pictureRecordFile } from '../../src/model/pictures';
import { change, copyOfContent, root, run } from './copy';

jest.setTimeout(60_000);

const languages = sceneLanguages(root).map(({ code }) => code);
const tables = Object.fromEntries(languages.map((code) => [code, sceneStrings(root, code)]));

test.each(Object.entries(featureScenes))(
  'the pictures of %s show today’s words and scene in every language (else: npm run screenshots)',
  async (slug, feature) => {
    const record: unknown = JSON.parse(readFileSync(path.join(root, pictureRecordFile(slug)), 'utf8'));
    expect(record).toEqual(await sceneRecord(root, feature, tables));
    for (const code of languages) {
      const picture = path.join(root, 'content', pictureFile(slug, code));
      expect(await sharp(picture).metadata()).toMatchObject({ format: 'png', width: 1600, height: 1000 });
    }
  },
);

test('a picture that is older than its words is named, in the language where they changed and on the pages that show them', async () => {
  const copy = copyOfContent();
  change(copy, 'locales/de/screenshots.json', (text) =>
    text.replace(/("quality\.title": ")[^"]*/, '$1Dokumente im Griff'),
  );
  const { output } = await run(copy, 'check.ts');
  expect(output).toContain('content/features/qms/screenshot.de.png with words that have changed since');
  expect(output).toContain('npm run screenshots -- de');
  expect(output.match(/screenshot\.\w+\.png/g)).toEqual(['screenshot.de.png']);
});
