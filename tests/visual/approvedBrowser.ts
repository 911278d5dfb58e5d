import { existsSync, mkdirSync, readFileSync, renameSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { z } from 'zod';

const record = path.join(__dirname, 'approved/browser.json');
const schema = z.object({ chromium: z.number(), platform: z.string() });

/** The browser that drew the approved pictures. Another major version, or another system, sets type otherwise. */
type DrawingBrowser = z.infer<typeof schema>;

/** The browser that drew the approved pictures; undefined where none are approved yet. */
export function approvedBrowser(): DrawingBrowser | undefined {
  return existsSync(record) ? schema.parse(JSON.parse(readFileSync(record, 'utf8'))) : undefined;
}

/** The browser of this machine, from its version (`156.0.8078.79`). */
export function browserHere(version: string): DrawingBrowser {
  return { chromium: Number(version.split('.')[0]), platform: `${process.platform} ${process.arch}` };
}

/** Writes down what drew the pictures that are being approved. */
export function recordBrowser(browser: DrawingBrowser): void {
  mkdirSync(path.dirname(record), { recursive: true });
  // Whole at any moment: another worker may be reading it.
  const draft = `${record}.${process.pid}`;
  writeFileSync(draft, `${JSON.stringify(browser)}\n`);
  renameSync(draft, record);
}

/** As people read it: `Chromium 156 (linux x64)`. */
export function nameOf({ chromium, platform }: DrawingBrowser): string {
  return `Chromium ${chromium} (${platform})`;
}
