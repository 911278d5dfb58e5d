import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { z } from 'zod';
import { datasetSchemas } from '../../model/datasets';
import { courseFactsSchema, featureFactsSchema } from '../../model/facts';
import { frontMatterSchemas } from '../../model/frontMatter';
import { readJsonFile } from '../../model/jsonFile';
import { bodyOf, readFrontMatter } from '../../model/mdx/frontMatterBlock';
import { parseBody } from '../../model/mdx/parseBody';
import type { Problem } from '../../model/problem';
import { stringMetaSchema, stringStateSchema, stringTableSchema } from '../../model/strings';

/** Why a file of `content/` or `locales/` cannot be shown, by itself; empty where it can. */
export async function unreadable(root: string, file: string): Promise<Problem[]> {
  const kind = /^content\/(features|courses|lessons|pages)\/[^/]+\/[a-z]{2}(?:-[A-Z][A-Za-z]+)?\.mdx$/.exec(file)?.[1];
  if (isKind(kind)) {
    const text = await readFile(path.join(root, file), 'utf8').then(
      (read) => read.replace(/^\uFEFF/, '').replace(/\r\n?/g, '\n'),
      () => '',
    );
    const front = readFrontMatter(file, text, frontMatterSchemas[kind]);
    const { problems } = await parseBody(file, bodyOf(text));
    return [...front.problems, ...problems];
  }
  const schema = schemaOf(file);
  if (!schema) return [];
  const { value, problems } = readJsonFile(root, file, schema);
  return value === undefined ? problems : [];
}

function isKind(kind: string | undefined): kind is keyof typeof frontMatterSchemas {
  return kind !== undefined && kind in frontMatterSchemas;
}

function schemaOf(file: string): z.ZodType | undefined {
  if (!file.endsWith('.json')) return undefined;
  const dataset = /^content\/data\/(\w+)\.json$/.exec(file)?.[1] ?? '';
  if (isDataset(dataset)) return datasetSchemas[dataset];
  if (file.endsWith('/facts.json'))
    return file.startsWith('content/features/') ? featureFactsSchema : courseFactsSchema;
  if (file.startsWith('locales/meta/')) return stringMetaSchema;
  if (file.startsWith('locales/state/')) return stringStateSchema;
  return /^locales\/[a-z]{2}(?:-[A-Z][A-Za-z]+)?\/\w+\.json$/.test(file) ? stringTableSchema : z.unknown();
}

function isDataset(name: string): name is keyof typeof datasetSchemas {
  return name in datasetSchemas;
}
