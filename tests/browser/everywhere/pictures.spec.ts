import { execFile } from 'node:child_process';
import { existsSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { promisify } from 'node:util';
import sharp from 'sharp';
import { expect, open, t, test } from '../browserTest';

interface Picture {
  readonly file: string;
  readonly page: string;
  readonly box: { readonly left: number; readonly top: number; readonly width: number; readonly height: number };
}

test('i18n shots keeps a framed picture of each text of a page, and says which texts cannot be seen', async ({
  page,
}) => {
  test.setTimeout(180_000);
  const folder = mkdtempSync(path.join(tmpdir(), 'camre-shots-'));
  try {
    const pages = ['/integrations', '/contact/not-sent'];
    const command = ['src/authoring/commands/i18n/index.ts', 'shots', 'en', ...pages, '--out', folder];
    const { stdout } = await promisify(execFile)('node_modules/.bin/tsx', command, { cwd: process.cwd() });
    expect(stdout).toMatch(/Without.*: /);
    const pictures: Record<string, Picture> = JSON.parse(readFileSync(path.join(folder, 'index.json'), 'utf8'));
    for (const { file, box } of Object.values(pictures)) {
      const { width = 0, height = 0 } = await sharp(path.join(folder, file)).metadata();
      expect(width).toBeLessThanOrEqual(640);
      expect(box.left >= 0 && box.left < width && box.top >= 0 && box.top < height).toBe(true);
    }
    expect(existsSync(path.join(folder, 'pages/integrations.jpg'))).toBe(true);
    // Texts that are shown only after a search without results or a failed form, and a link in a box of its size.
    expect(pictures['integrations:filter.none']?.page).toBe('/integrations');
    expect(pictures['contactSent:notSent.tooMany']?.page).toBe('/contact/not-sent');
    await open(page, '/contact/not-sent');
    const link = await page.locator('main').getByText(t('contactSent:notSent.form')).boundingBox();
    expect(pictures['contactSent:notSent.form']?.box.height).toBeLessThanOrEqual(Math.ceil(link?.height ?? 0));
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
});
