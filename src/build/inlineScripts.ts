import { createHash } from 'node:crypto';
import path from 'node:path';
import { buildSync } from 'esbuild';

/** A script that stands in the HTML itself, and its hash for the Content-Security-Policy. */
export interface InlineScript {
  readonly code: string;
  /** As CSP wants it: `sha256-…` (CSP Level 3, section 2.3.1). */
  readonly hash: string;
}

/** Compiles one of the scripts under `src/shell/start/` for use inside the HTML. */
export function inlineScript(root: string, name: 'beforePaint' | 'afterPaint'): InlineScript {
  const result = buildSync({
    entryPoints: [path.join(root, `src/shell/start/${name}.ts`)],
    bundle: true,
    minify: true,
    write: false,
    format: 'iife',
    target: 'es2020',
    legalComments: 'none',
    // no "use strict" in each page: the compiler has seen to what it would say
    tsconfigRaw: { compilerOptions: { alwaysStrict: false } },
  });
  const code = (result.outputFiles[0]?.text ?? '').trim();
  return { code, hash: `sha256-${createHash('sha256').update(code).digest('base64')}` };
}
