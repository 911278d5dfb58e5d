import { existsSync, mkdirSync, readFileSync, renameSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { z } from 'zod';

const record = path.join(__dirname, 'approved/browser.json');
const schema = z.object({ chromium: z.number(), platform: z.string() });

/** A browser and its system: another major version or another system draws text differently. */
type DrawingBrowser = z.infer<typeof schema>;

/** Returns the browser of the approved pictures; undefined where none are approved yet. */
export function approvedBrowser(): DrawingBrowser | undefined {
  return existsSync(record) ? schema.parse(JSON.parse(readFileSync(record, 'utf8'))) : undefined;
}

/** Returns the browser of this machine by its version (`156.0.8078.79`). */
export function browserHere(version: string): DrawingBrowser {
  return { chromium: Number(version.split('.')[0]), platform: `${process.platform} ${process.arch}` };
}

/** Records the browser of the pictures that are being approved. */
export function recordBrowser(browser: DrawingBrowser): void {
  mkdirSync(path.dirname(record), { recursive: true });
  // Renamed, so that it is complete while another worker reads it.
  const draft = `${record}.${process.pid}`;
  writeFileSync(draft, `${JSON.stringify(browser)}\n`);
  renameSync(draft, record);
}

/** Returns a browser as text: `Chromium 156 (linux x64)`. */
export function nameOf({ chromium, platform }: DrawingBrowser): string {
  return `Chromium ${chromium} (${platform})`;
}
