import path from 'node:path';
import type { Node } from 'gatsby';
import { z } from 'zod';
import { datasetSchemas } from '../content/datasets';
import { courseFactsSchema, featureFactsSchema, indexedCourseSchema } from '../content/facts';
import { frontMatterSchemas } from '../content/frontMatter';

/** Returns the node type of a JSON file: datasets by their name, facts by their kind. */
export function jsonTypeName({ node }: { node: Node }): string {
  const file = String(node.relativePath);
  if (file.endsWith('facts.json')) return file.startsWith('features/') ? 'FeatureFactsJson' : 'CourseFactsJson';
  return datasetType(path.basename(file, '.json'));
}

/**
 * Returns the GraphQL types of content, made from the schemas that it is checked with, so that a field has a type even
 * where no file has the field.
 */
export function contentTypes(): string {
  return [
    ...Object.entries(datasetSchemas).flatMap(([name, schema]) => {
      const whole = jsonSchema(schema);
      return nodeType(datasetType(name), itemSchema(whole) ?? whole);
    }),
    ...nodeType('FeatureFactsJson', jsonSchema(featureFactsSchema), ['slug: String!']),
    ...nodeType('CourseFactsJson', jsonSchema(courseFactsSchema), ['slug: String!']),
    ...objectType('MdxFrontmatter', jsonSchema(frontMatterSchemas.features.partial({ summary: true, keywords: true }))),
    ...objectType('CatalogueCourse', jsonSchema(indexedCourseSchema)),
    otherTypes,
  ].join('\n');
}

/** Types of data that no file has in this shape. */
const otherTypes = /* GraphQL */ `
  type ParsedContent implements Node @dontInfer {
    id: ID!
  }
  type NumberStyle {
    locale: String!
    decimal: String!
    group: String!
    groupedFrom: Int!
    money: [String!]!
    percent: [String!]!
  }
  type ContentCard {
    slug: String!
    path: String!
    heading: String!
    summary: String!
    "The language of these words where they are not in the page's own."
    lang: String
    icon: String!
    hue: String!
    count: Int
  }
`;

function datasetType(name: string): string {
  return `${name.charAt(0).toUpperCase()}${name.slice(1)}Json`;
}

type JsonSchema = z.core.JSONSchema.BaseSchema;

function jsonSchema(schema: z.ZodType): JsonSchema {
  return z.toJSONSchema(schema, { io: 'input', target: 'openapi-3.0', unrepresentable: 'any' });
}

function nodeType(name: string, schema: JsonSchema, more: readonly string[] = []): string[] {
  return objectType(name, schema, ' implements Node @dontInfer', more);
}

/** Returns a type, after the types of the objects in it. */
function objectType(name: string, schema: JsonSchema, kind = '', more: readonly string[] = []): string[] {
  const required = new Set(schema.required);
  const inner: string[] = [];
  const fields = Object.entries(schema.properties ?? {}).map(([field, value]) => {
    const { type, types } = fieldType(`${name}${field.charAt(0).toUpperCase()}${field.slice(1)}`, value);
    inner.push(...types);
    const notNull = required.has(field) && !(typeof value === 'object' && value.nullable) ? '!' : '';
    // gatsby-transformer-json renames ids: `id` is Gatsby's own.
    return kind && field === 'id' ? 'slug: String! @proxy(from: "jsonId")' : `${field}: ${type}${notNull}`;
  });
  return [...inner, `type ${name}${kind} {\n${[...fields, ...more].map((field) => `  ${field}`).join('\n')}\n}`];
}

function fieldType(name: string, schema: JsonSchema | boolean): { type: string; types: string[] } {
  if (typeof schema === 'boolean') return { type: 'JSON', types: [] };
  const items = itemSchema(schema);
  if (items) {
    const { type, types } = fieldType(name, items);
    return { type: `[${type}!]`, types };
  }
  if (schema.properties) return { type: name, types: objectType(name, schema) };
  return { type: scalars[String(schema.type)] ?? 'JSON', types: [] };
}

function itemSchema({ items }: JsonSchema): JsonSchema | undefined {
  return typeof items === 'object' && !Array.isArray(items) ? items : undefined;
}

const scalars: Readonly<Record<string, string>> = {
  string: 'String',
  boolean: 'Boolean',
  integer: 'Int',
  number: 'Float',
};
