/** @jest-environment node */
import { readFileSync } from 'node:fs';
import path from 'node:path';
import { publicFiles } from '../../src/build/host/publicFiles';
import { publicFolder } from './builtSite';

const files = publicFiles(publicFolder).filter((file) =>
  /(?:\.(?:html|js|json|map|txt|xml|conf|svg)|_headers)$/.test(file),
);

test('without ANALYTICS and TURNSTILE_SITE_KEY nothing of these services is in the site', () => {
  const services =
    /[.'"]plausible\b|plausible\.io|goatcounter|turnstile|challenges\.cloudflare|Form sent|Demo booked|Trial asked for/i;
  const found = files.flatMap((file) => {
    const [name] = services.exec(readFileSync(path.join(publicFolder, file), 'utf8')) ?? [];
    return name === undefined ? [] : [`${file}: ${name}`];
  });
  expect(files.length).toBeGreaterThan(0);
  expect(found).toEqual([]);
});
