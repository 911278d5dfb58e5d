import { readFileSync } from 'node:fs';
import path from 'node:path';
import { z } from 'zod';

const stats = z.object({ assetsByChunkName: z.record(z.string(), z.array(z.string())) });

/** Finds the scripts of a screen, by the name of its chunk, in webpack's list that Gatsby wrote. */
export function screenScripts(out: string): (chunk: string) => string[] {
  const { assetsByChunkName: files } = stats.parse(
    JSON.parse(readFileSync(path.join(out, 'webpack.stats.json'), 'utf8')),
  );
  return (chunk) => (files[chunk] ?? []).map((name) => `/${name}`);
}
