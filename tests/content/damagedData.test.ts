import { readFileSync } from 'node:fs';
import path from 'node:path';
import { checkSource } from '../../src/content/checks';
import { readJsonFile } from '../../src/content/files/jsonFile';
import type { Project } from '../../src/content/project';
import { screenData } from '../../src/build/screenData';
import { readProject, routesOf } from '../../src/build/readProject';
import { frozen } from './copy';
import { damagesOf } from './damages';
import { schemas } from './schemas';

/**
 * A machine damages every field of each dataset and facts.json in each way that its schema’s type allows. Either a check
 * names it with file and line, or the schema declares that such a value is right as well; then every page can still be made.
 */
const words = expect.stringMatching(/\w/);
const wholePage = { title: words, heading: words, description: words };

const found = (project: Project) =>
  checkSource(project).flatMap(({ file, line, found: what }) => (line > 0 ? `${file} ${what}` : []));

let whole: ReadonlySet<string>;
beforeAll(async () => {
  whole = new Set(found(await readProject(frozen, [])));
});

test.each(Object.entries(schemas))(
  '%s: each damage is named, or every page can still be made',
  async (file, schema) => {
    const silent: string[] = [];
    const value: unknown = JSON.parse(readFileSync(path.join(frozen, file), 'utf8'));
    for (const damage of damagesOf(schema, value)) {
      const text = `${JSON.stringify(damage.value, null, 2)}\n`;
      // What the schema refuses needs no other file.
      if (readJsonFile(frozen, file, schema, { [file]: text }).problems.some(({ line }) => line > 0)) continue;
      const project = await readProject(frozen, [], { [file]: text });
      if (found(project).some((problem) => !whole.has(problem))) continue;
      if (!damage.isFree) silent.push(damage.what);
      for (const route of routesOf(project)) {
        const data = screenData(project, route, 'en', 'en');
        if ('page' in data) expect([damage.what, data.page]).toEqual([damage.what, expect.objectContaining(wholePage)]);
      }
    }
    expect(silent).toEqual([]);
  },
);
