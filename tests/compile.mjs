import { transformSync } from 'esbuild';

/** Jest's compiler: TypeScript and JSX by esbuild, which the build uses too. */
export default {
  process(source, file) {
    return transformSync(source, {
      loader: file.endsWith('.tsx') ? 'tsx' : 'ts',
      format: 'cjs',
      target: 'node20',
      jsx: 'automatic',
      jsxImportSource: '@emotion/react',
      sourcefile: file,
      sourcemap: 'inline',
    });
  },
};
