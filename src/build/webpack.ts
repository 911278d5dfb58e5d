import { readdirSync, readFileSync } from 'node:fs';
import type { CreateWebpackConfigArgs } from 'gatsby';
import { z } from 'zod';
import path from 'node:path';
import { writtenFonts } from './fonts';
import { readSettings } from './settings';
import { buildSync } from 'esbuild';
import { escapeRegExp } from '../content/strings/terms';

/** Sets webpack’s options: names of scripts, no source maps; for the HTML the fonts’ styles and the head’s script. */
export function webpackSettings({ actions, getConfig, plugins, stage }: CreateWebpackConfigArgs): void {
  const config = getConfig();
  if (stage === 'build-javascript') {
    actions.replaceWebpackConfig({
      ...config,
      // In place of Gatsby's app, which hydrates whole pages.
      entry: { app: path.resolve('src/site/browser/index.ts') },
      // Source maps are three times the size of the scripts in what is deployed, and take a quarter of the build's time.
      devtool: false,
      plugins: [...config.plugins, plugins.banner(compileHint)],
      optimization: {
        ...config.optimization,
        // One script a page: webpack's runtime is in it.
        runtimeChunk: false,
        // A third of the time of a build is for what comes over a network.
        minimize: readSettings().isRelease,
        minimizer: [plugins.minifyJs({ terserOptions })],
      },
      // In a folder of their own, for hosts that count their rules: one rule for all (`_headers`).
      output: { ...config.output, filename: 'js/[name]-[contenthash:8].js', chunkFilename: 'js/[contenthash:8].js' },
    });
    return;
  }
  actions.setWebpackConfig({
    plugins: [
      plugins.define({
        __FONT_STYLES__: JSON.stringify(writtenFonts),
        __BEFORE_PAINT__: JSON.stringify(beforePaintScript(process.cwd())),
        __SITE_SCRIPT__: JSON.stringify(stage === 'build-html' ? siteScript() : ''),
        __ISLAND_STRINGS__: JSON.stringify(islandStrings(process.cwd())),
      }),
    ],
  });
}

/** Returns the address of the script that webpack has just made of the browser's entry. */
function siteScript(): string {
  const stats = z.object({ assetsByChunkName: z.object({ app: z.array(z.string()) }) });
  const { app } = stats.parse(JSON.parse(readFileSync('public/webpack.stats.json', 'utf8'))).assetsByChunkName;
  const [script] = app.filter((file) => file.endsWith('.js'));
  if (app.length !== 1 || !script)
    throw new Error(`The browser's entry has to be one script, and webpack wrote ${app.join(', ')}`);
  return `/${script}`;
}

/** Gatsby has ES5 written; every browser of the browserslist reads ES2020. */
const terserOptions = { mangle: true, compress: { ecma: 2020, passes: 3 }, output: { ecma: 2020 } };

/**
 * The first line of every script: V8 compiles all of it while it loads and off the main thread, not each function when it is
 * first called. A comment to other browsers. WICG, Explicit JavaScript Compile Hints (File-based).
 */
const compileHint = {
  banner: '//# allFunctionsCalledOnLoad',
  raw: true,
  // webpack's PROCESS_ASSETS_STAGE_OPTIMIZE_INLINE: after Terser, which removes comments, and before the names by content
  stage: 700,
};

const suffix = '.island.tsx';

/**
 * Returns the strings of each island, by its name. They are found by the code, so that nobody lists them: every text in the
 * code of an island that may be a key counts as one. Throws where two islands have one name.
 */
export function islandStrings(root: string) {
  const files = readdirSync(path.join(root, 'src/site'), { recursive: true, encoding: 'utf8' })
    .filter((file) => file.endsWith(suffix))
    .map((file) => `src/site/${file}`);
  const { metafile, outputFiles } = buildSync({
    absWorkingDir: root,
    entryPoints: files,
    outdir: 'unwritten',
    bundle: true,
    write: false,
    metafile: true,
    packages: 'external',
    // Without a booking calendar, pages carry no words about one.
    define: { 'process.env.GATSBY_SCHEDULER_URL': JSON.stringify(process.env.GATSBY_SCHEDULER_URL ?? '') },
    minifySyntax: true,
    format: 'esm',
    logLevel: 'error',
  });
  const islands: Record<string, ReturnType<typeof stringsIn>> = {};
  for (const [output, { entryPoint = '', inputs }] of Object.entries(metafile.outputs)) {
    const name = path.basename(entryPoint, suffix);
    if (name in islands)
      throw new Error(`${entryPoint}: another island is called “${name}” too; its name has to be its own.`);
    const sources = Object.keys(inputs).map((file) => readFileSync(path.join(root, file), 'utf8'));
    islands[name] = stringsIn(sources, outputFiles.find((file) => file.path.endsWith(output))?.text ?? '');
  }
  return islands;
}

/** Returns what an island can show: the namespaces that its modules name, in types too, and a pattern of the keys in its bundled code. */
function stringsIn(sources: readonly string[], code: string) {
  const namespaces = sources.flatMap((source) =>
    [...source.matchAll(/\b(?:useTranslation\(|useDataText\(|TFunction<)\[?((?:'\w+'(?:, )?)+)/g)].flatMap(
      ([, names = '']) => [...names.matchAll(/\w+/g)].map(([name]) => name),
    ),
  );
  // A template is read apart from what is in it, as it may insert a text that has a key.
  const keys = [...code.matchAll(/"([\w:.-]+)"/g), ...code.matchAll(/`([^`\s]+)`/g)].map(([, key = '']) =>
    patternOf(key),
  );
  const known = [...new Set(keys)].filter((key) => /\w{2}/.test(key));
  return {
    namespaces: [...new Set(namespaces)].sort(),
    keys: `^(?:${known.sort().join('|')})(?:_(?:zero|one|two|few|many|other))?$`,
  };
}

/**
 * Returns the pattern of a key, with any text for what a template inserts, and after a text that ends as a part of a key
 * does, such as `nav.course.`; keys are looked for in every namespace.
 */
function patternOf(template: string): string {
  return template
    .replace(/^\w+:/, '')
    .split(/\$\{[^}]*\}/)
    .map(escapeRegExp)
    .join('.+')
    .replace(/\.$/, '..+');
}

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
