import path from 'node:path';
import { buildSync } from 'esbuild';

/** Returns `src/site/shell/start/beforePaint.ts`, compiled for use inside the HTML of every page. */
export function beforePaintScript(root: string): string {
  const result = buildSync({
    entryPoints: [path.join(root, 'src/site/shell/start/beforePaint.ts')],
    bundle: true,
    minify: true,
    write: false,
    format: 'iife',
    target: 'es2020',
    legalComments: 'none',
  });
  return (result.outputFiles[0]?.text ?? '').trim();
}
