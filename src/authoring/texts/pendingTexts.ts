import { z } from 'zod';
import { readJsonFile } from '../../content/files/jsonFile';
import { sortedJson } from '../../content/files/writeFiles';

/** Returns texts of pages, of this computer alone, that cannot be written before all of their page are translated, by id. */
export function pendingTexts(root: string, language: string): Readonly<Record<string, string>> {
  return readJsonFile(root, fileOf(language), z.record(z.string(), z.string())).value ?? {};
}

/** Returns the file of the waiting texts of a language, with others. */
export function pendingTextsFile(language: string, texts: Readonly<Record<string, string>>): Record<string, string> {
  return { [fileOf(language)]: sortedJson(texts) };
}

function fileOf(language: string): string {
  return `.local/i18n/waiting/${language}.json`;
}
