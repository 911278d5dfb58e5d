import path from 'node:path';
import { buildSync } from 'esbuild';

/** Compiles one of the scripts under `src/site/shell/start/` for use inside the HTML. */
export function compileInlineScript(
  root: string,
  name: 'beforePaint' | 'deferredScripts' | 'followContactForm',
): string {
  const result = buildSync({
    entryPoints: [path.join(root, `src/site/shell/start/${name}.ts`)],
    bundle: true,
    minify: true,
    write: false,
    format: 'iife',
    target: 'es2020',
    legalComments: 'none',
  });
  return (result.outputFiles[0]?.text ?? '').trim();
}
