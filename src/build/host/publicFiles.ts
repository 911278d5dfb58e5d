import { readdirSync } from 'node:fs';
import path from 'node:path';

/** Every file under a folder as a path on the site (`/courses/hr.html`), sorted. */
export function publicFiles(publicDir: string): string[] {
  return filesIn(publicDir, '/').sort();
}

/** Synchronously: thousands of folders one after the other take a third of the time that they take side by side. */
function filesIn(publicDir: string, at: string): string[] {
  return readdirSync(path.join(publicDir, at), { withFileTypes: true }).flatMap((entry) => {
    if (entry.isDirectory()) return filesIn(publicDir, `${at}${entry.name}/`);
    return entry.isFile() ? [`${at}${entry.name}`] : [];
  });
}
