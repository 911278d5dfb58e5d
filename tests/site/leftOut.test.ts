import { readFileSync } from 'node:fs';
import path from 'node:path';
import { publicFiles } from '../../src/build/host/write';
import { tokenHeader } from '../../src/authoring/texts/editing';
import { invisible } from '../wholeWords';
import { publicFolder } from './builtSite';
const texts = publicFiles(publicFolder).filter((file) =>
  /\.(?:html|js|mjs|json|map|xml|txt|css|svg|conf)$|^\/_(?:headers|redirects)$/.test(file),
);

const withoutCode = texts.filter((file) => /\.(?:html|json|xml|txt|webmanifest)$/.test(file));

test.each([
  ['the live server’s editor', new RegExp(`__camre|${tokenHeader}`, 'i'), texts],
  [
    'the services of ANALYTICS_SCRIPT and TURNSTILE_SITE_KEY, which are not set',
    /[.'"]plausible\b|plausible\.io|goatcounter|turnstile|challenges\.cloudflare|Form sent|Demo booked|Trial asked for/i,
    texts,
  ],
  ['characters that nobody sees', invisible, withoutCode],
  [
    'such characters in other spellings',
    /&(?:shy|ZeroWidthSpace|NoBreak|#173|#820[3-5]|#8288);|\\u(?:00ad|200b|2060|feff)/i,
    withoutCode,
  ],
])('a build has nothing of %s', (_, trace, searched) => {
  const found = searched.flatMap((file) => {
    const [name] = trace.exec(readFileSync(path.join(publicFolder, file), 'utf8')) ?? [];
    return name === undefined ? [] : [`${file}: ${name}`];
  });
  expect(searched.length).toBeGreaterThan(100);
  expect(found).toEqual([]);
});
