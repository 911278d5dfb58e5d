import { z } from 'zod';
import { readJsonFile } from '../../content/files/jsonFile';
import { sortedJson } from '../../content/files/writeFiles';

/** Returns texts of pages that cannot be written before all of their page are translated, by id. */
export function pendingTexts(root: string, language: string): Readonly<Record<string, string>> {
  return readJsonFile(root, fileOf(language), z.record(z.string(), z.string())).value ?? {};
}

/** Returns the file of the waiting texts of a language, with others. */
export function pendingTextsFile(language: string, texts: Readonly<Record<string, string>>): Record<string, string> {
  return { [fileOf(language)]: sortedJson(texts) };
}

/** Returns whether a file is of this kind: it is of this computer alone, and the model does not read it. */
export function isPendingTextsFile(file: string): boolean {
  return file.startsWith(folder);
}

const folder = '.local/i18n/waiting/';

function fileOf(language: string): string {
  return `${folder}${language}.json`;
}
