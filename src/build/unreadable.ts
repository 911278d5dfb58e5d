import { readFileSync } from 'node:fs';
import path from 'node:path';
import { z } from 'zod';
import { parseContentPage } from '../content/pages/contentPage';
import { datasetSchemas } from '../content/data/datasets';
import { fixEncoding } from '../content/files/encoding';
import { contentKinds, isContentKind } from '../content/pages/contentKinds';
import { languageCode } from '../content/language/languageTag';
import { readJsonFile } from '../content/files/jsonFile';
import { kindOf } from '../content/pages/kinds';
import type { Problem } from '../content/problem';
import { stringMetaSchema, stringPinsSchema, stringTableSchema } from '../content/strings/strings';

/** Returns why a file of `content/` or `locales/` cannot be shown, by itself; empty where it can. */
export async function unreadable(root: string, file: string): Promise<Problem[]> {
  const [, kind = '', slug = '', language = ''] =
    new RegExp(`^content/(\\w+)/(.+)/(${languageCode})\\.mdx$`).exec(file) ?? [];
  if (isContentKind(kind)) {
    const text = fixEncoding(readFileSync(path.join(root, file), 'utf8'));
    return [...(await parseContentPage(file, text, { kind, slug, language })).problems];
  }
  const schema = schemas.find(([pattern]) => pattern.test(file))?.[1];
  if (!schema) return [];
  const { value, problems } = readJsonFile(root, file, schema);
  return value === undefined ? problems : [];
}

const schemas: readonly (readonly [RegExp, z.ZodType])[] = [
  ...Object.entries(datasetSchemas).map(
    ([name, schema]) => [new RegExp(`^content/data/${name}\\.json$`), schema] as const,
  ),
  ...contentKinds.map(
    (kind) => [new RegExp(`^content/${kind}/.*/facts\\.json$`), kindOf(kind).facts ?? z.unknown()] as const,
  ),
  [/^locales\/meta\/.*\.json$/, stringMetaSchema],
  [/^locales\/pins\/.*\.json$/, stringPinsSchema],
  [new RegExp(`^locales/${languageCode}/\\w+\\.json$`), stringTableSchema],
  [/\.json$/, z.unknown()],
];
