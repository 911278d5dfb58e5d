import { existsSync } from 'node:fs';
import path from 'node:path';
import type { PageStrings } from '../../i18n/createTranslator';
import { datasetSchemas, type Language } from '../../model/datasets';
import { readJsonFile } from '../../model/jsonFile';
import { stringTableSchema } from '../../model/strings';

/** The languages that have words for the pictures. */
export function sceneLanguages(root: string): Language[] {
  const all = readJsonFile(root, 'content/data/languages.json', datasetSchemas.languages).value ?? [];
  return all.filter(({ code }) =>
    namespaces.every((name) => existsSync(path.join(root, `locales/${code}/${name}.json`))),
  );
}

/** The string tables that scenes are drawn from, by namespace. */
export function sceneStrings(root: string, language: string): PageStrings {
  return Object.fromEntries(
    namespaces.map((name) => [
      name,
      readJsonFile(root, `locales/${language}/${name}.json`, stringTableSchema).value ?? {},
    ]),
  );
}

const namespaces = ['scenes', 'screenshots'];
