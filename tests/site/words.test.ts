/** @jest-environment node */
import { readFileSync } from 'node:fs';
import path from 'node:path';
import { publicFiles } from '../../src/build/host/write';
import { invisible } from '../wholeWords';
import { publicFolder } from './builtSite';

/** The same in HTML and JSON. */
const escaped = /&(?:shy|ZeroWidthSpace|NoBreak|#173|#820[3-5]|#8288);|\\u(?:00ad|200b|2060|feff)/i;

test('no page of the site, and no data of one, has a character that nobody sees', () => {
  const written = publicFiles(publicFolder).filter((file) => /\.(html|json|xml|txt|webmanifest)$/.test(file));
  expect(written.length).toBeGreaterThan(0);
  const faults = written.flatMap((file) => {
    const text = readFileSync(path.join(publicFolder, file), 'utf8');
    return [invisible, escaped].flatMap((pattern) => {
      const found = pattern.exec(text);
      return found ? [`${file}: ${encodeURIComponent(text.slice(found.index - 20, found.index + 20))}`] : [];
    });
  });
  expect(faults.slice(0, 10)).toEqual([]);
});
