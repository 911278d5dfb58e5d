import { readFileSync } from 'node:fs';
import path from 'node:path';
import { topicsSchema } from '../model/datasets';

export const topicTypesFile = 'content/data/topics.d.json.ts';

/** The text of `content/data/topics.d.json.ts`: each slug as a type, so that a topic without its `nav.…` key does not compile. */
export function topicTypes(root: string): string {
  const topics = topicsSchema.parse(JSON.parse(readFileSync(path.join(root, 'content/data/topics.json'), 'utf8')));
  const lists = Object.entries(topics).map(
    ([kind, slugs]) => `  readonly ${kind}: readonly [${slugs.map((slug) => `'${slug}'`).join(', ')}];\n`,
  );
  return `// Made by \`npm run types:strings\` from topics.json; not edited by hand.\ndeclare const topics: {\n${lists.join('')}};\nexport default topics;\n`;
}
