import { readFileSync } from 'node:fs';
import type { CreateWebpackConfigArgs } from 'gatsby';
import { z } from 'zod';
import path from 'node:path';
import { beforePaintScript } from './beforePaintScript';
import { writtenFonts } from './fonts';
import { islandStrings } from './islandStrings';
import { readSettings } from './settings';

/**
 * Sets webpack's options: names of the browser's scripts, no source maps; for the HTML renderer the
 * fonts' styles and the script of the head.
 */
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
