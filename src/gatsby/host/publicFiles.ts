import { readdirSync, statSync } from 'node:fs';
import path from 'node:path';

/** Returns every file under a folder as a path on the site (`/courses/hr.html`), sorted. */
export function publicFiles(publicDir: string): string[] {
  return readdirSync(publicDir, { recursive: true, encoding: 'utf8' })
    .filter((file) => statSync(path.join(publicDir, file)).isFile())
    .map((file) => `/${file.split(path.sep).join('/')}`)
    .sort();
}
