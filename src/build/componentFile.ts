import { existsSync } from 'node:fs';
import path from 'node:path';

/**
 * Returns the file of a page's component, named from a folder of the project as an import would name it, so that the
 * rules of imports see it (.dependency-cruiser.cjs). Throws a sentence where it is missing.
 */
export function componentFile(name: string, from: string): string {
  const file = path.resolve(from, name);
  if (!existsSync(file)) throw new Error(`There is no component ${path.relative('.', file)}, which ${from} names.`);
  return file;
}
