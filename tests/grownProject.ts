import { existsSync, readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { sortedJson } from '../src/content/files/writeFiles';
import { gitBlobHash } from '../src/content/strings/strings';

/**
 * Returns the texts of a project with so many more subjects (`readProject` reads them in place of files): copies of one, with
 * its courses and outlines in all languages, each with ids of its own and translated from its own English.
 */
export function withMoreSubjects(root: string, original: string, count: number): Record<string, string> {
  const read = (file: string) => readFileSync(path.join(root, file), 'utf8');
  const filesIn = (folder: string) => readdirSync(path.join(root, folder)).map((name) => `${folder}/${name}`);
  const topics = JSON.parse(read('content/data/topics.json'));
  const outlines = readdirSync(path.join(root, `content/outlines/${original}`));
  const numbers = Array.from({ length: count }, (_, index) => index + 1);
  const texts: Record<string, string> = {};
  const addPage = (folder: string, copy: string, change: (text: string) => string) => {
    const files = new Map(filesIn(folder).map((file) => [path.basename(file), change(read(file))]));
    const hash = gitBlobHash(files.get('en.mdx') ?? '');
    for (const [name, text] of files)
      texts[`${copy}/${name}`] = text.replace(/^source: .*$/m, `source: ${JSON.stringify(hash)}`);
  };
  for (const number of numbers) {
    const name = `${original}-${number}`;
    addPage(`content/courses/${original}`, `content/courses/${name}`, (text) =>
      text.replace(/(<Course id="|"id": ")([\w-]+)/g, `$1$2-${number}`),
    );
    for (const course of outlines)
      addPage(`content/outlines/${original}/${course}`, `content/outlines/${name}/${course}-${number}`, (text) => text);
  }
  const slugs = [...topics.courses, ...numbers.map((number) => `${original}-${number}`)];
  texts['content/data/topics.json'] = JSON.stringify({ ...topics, courses: slugs });
  for (const folder of readdirSync(path.join(root, 'locales'))) {
    const file = `locales/${folder}/common.json`;
    const table = existsSync(path.join(root, file)) ? JSON.parse(read(file)) : {};
    const key = `nav.course.${original}`;
    if (!(key in table)) continue;
    for (const number of numbers) table[`${key}-${number}`] = table[key];
    texts[file] = sortedJson(table);
  }
  return texts;
}
