import path from 'node:path';
import type { Node } from 'gatsby';
import { z } from 'zod';
import { datasetSchemas } from '../content/data/datasets';
import { leftByPrograms } from '../content/files/contentFiles';

const queried = ['languages', 'partners', 'integrations'] as const;

/**
 * Files under `content/` that Gatsby does not read: the build reads them once, with `src/content`. A page is there for each
 * English file; its translations are no pages of their own.
 */
export const ignoredFiles: (string | RegExp)[] = [
  leftByPrograms,
  /(?<![/\\]en)\.mdx$/,
  '**/*.md',
  '**/facts.json',
  ...Object.keys(datasetSchemas)
    .filter((name) => !queried.some((one) => one === name))
    .map((name) => `**/data/${name}.json`),
];

/** Returns the node type of a dataset: `PartnersJson`. */
export function jsonTypeName({ node }: { node: Node }): string {
  return datasetType(path.basename(String(node.relativePath), '.json'));
}

/** Returns the GraphQL types of the datasets from their schemas: a field has one even where no file has the field. */
export function datasetTypes(): string {
  return queried
    .map((name) => {
      const { items } = z.toJSONSchema(datasetSchemas[name], { io: 'input', target: 'openapi-3.0' });
      const { properties = {}, required = [] } = entrySchema.parse(items);
      const fields = Object.entries(properties).map(
        ([field, { type }]) => `  ${field}: ${scalars[type] ?? 'JSON'}${required.includes(field) ? '!' : ''}`,
      );
      // gatsby-transformer-json renames ids: `id` is Gatsby's own.
      const own = fields.map((field) => field.replace(/^ {2}id:/, '  jsonId:'));
      return `type ${datasetType(name)} implements Node @dontInfer {\n${own.join('\n')}\n}`;
    })
    .join('\n');
}

const entrySchema = z.object({
  properties: z.record(z.string(), z.object({ type: z.string() })),
  required: z.array(z.string()),
});

const scalars: Readonly<Record<string, string>> = {
  string: 'String',
  boolean: 'Boolean',
  integer: 'Int',
  number: 'Float',
};

function datasetType(name: string): string {
  return `${name.charAt(0).toUpperCase()}${name.slice(1)}Json`;
}
