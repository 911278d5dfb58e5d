import { readdir } from 'node:fs/promises';
import path from 'node:path';

/** Every file under a folder as a path on the site (`/courses/hr.html`), sorted. */
export async function publicFiles(publicDir: string): Promise<string[]> {
  return (await filesIn(publicDir, '/')).sort();
}

async function filesIn(publicDir: string, at: string): Promise<string[]> {
  const entries = await readdir(path.join(publicDir, at), { withFileTypes: true });
  const found = entries.map(async (entry) => {
    if (entry.isDirectory()) return filesIn(publicDir, `${at}${entry.name}/`);
    return entry.isFile() ? [`${at}${entry.name}`] : [];
  });
  return (await Promise.all(found)).flat();
}
