import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';

/**
 * Writes a file of the build unless it is the same already, so that its compressed copies stay valid; returns whether it
 * was written.
 */
export function writeIfChanged(file: string, content: string | Buffer): boolean {
  if (existsSync(file) && readFileSync(file).equals(Buffer.from(content))) return false;
  mkdirSync(path.dirname(file), { recursive: true });
  writeFileSync(file, content);
  return true;
}
