const { transformSync } = require('esbuild');

/** Jest's compiler: TypeScript and JSX by esbuild, which the build uses too. */
module.exports = {
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
