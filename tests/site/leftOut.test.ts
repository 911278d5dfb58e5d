/** @jest-environment node */
import { readFileSync } from 'node:fs';
import path from 'node:path';
import { publicFiles } from '../../src/build/host/write';
import { tokenHeader } from '../../src/authoring/texts/editing';
import { publicFolder } from './builtSite';

const files = publicFiles(publicFolder);
const texts = files.filter((file) =>
  /\.(?:html|js|mjs|json|map|xml|txt|css|svg|conf)$|^\/_(?:headers|redirects)$/.test(file),
);

test.each([
  ['the live server’s editor', new RegExp(`__camre|${tokenHeader}`, 'i')],
  [
    'the services of ANALYTICS_SCRIPT and TURNSTILE_SITE_KEY, which are not set',
    /[.'"]plausible\b|plausible\.io|goatcounter|turnstile|challenges\.cloudflare|Form sent|Demo booked|Trial asked for/i,
  ],
])('a build has nothing of %s', (_, trace) => {
  const found = texts.flatMap((file) => {
    const [name] = trace.exec(readFileSync(path.join(publicFolder, file), 'utf8')) ?? [];
    return name === undefined ? [] : [`${file}: ${name}`];
  });
  expect(texts.length).toBeGreaterThan(100);
  expect(found).toEqual([]);
});
