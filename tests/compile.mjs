import { transformSync } from 'esbuild';

const isEsModule = /^\s*(?:import|export)\b/m;

/** Jest's compiler: TypeScript, JSX and the ES modules of packages by esbuild, which the build uses too. */
export default {
  process(source, file) {
    if (file.endsWith('.js') && !isEsModule.test(source)) return { code: source };
    return transformSync(source, {
      loader: file.endsWith('.tsx') ? 'tsx' : /js$/.test(file) ? 'js' : 'ts',
      format: 'cjs',
      target: 'node20',
      supported: { 'dynamic-import': false },
      jsx: 'automatic',
      jsxImportSource: '@emotion/react',
      sourcefile: file,
      sourcemap: 'inline',
    });
  },
};
