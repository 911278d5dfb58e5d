import { readFileSync } from 'node:fs';
import path from 'node:path';
import { z } from 'zod';

const stats = z.object({ assetsByChunkName: z.record(z.string(), z.array(z.string())) });
const pageData = z.object({ componentChunkName: z.string() });

/** Finds the scripts of a page's screen in what Gatsby wrote: webpack's list of chunks, and the page's data. */
export function screenScripts(out: string): (pagePath: string) => string[] {
  const { assetsByChunkName: files } = stats.parse(readJson(path.join(out, 'webpack.stats.json')));
  return (pagePath) => {
    const file = path.join(out, 'page-data', pagePath === '/' ? 'index' : pagePath, 'page-data.json');
    const { componentChunkName: chunk } = pageData.parse(readJson(file));
    return (files[chunk] ?? []).map((name) => `/${name}`);
  };
}

function readJson(file: string): unknown {
  return JSON.parse(readFileSync(file, 'utf8'));
}
