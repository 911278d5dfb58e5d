import path from 'node:path';
import type { CreateWebpackConfigArgs } from 'gatsby';
import { readFontStyles } from './fonts';

/** Scripts stand in a folder of their own: one rule for hosts that count their rules (`_headers`). */
const firstScripts = 'js/[name]-[contenthash:8].js';
/** Without their names, which Gatsby makes long: each page lists those of its screen. */
const otherScripts = 'js/[contenthash:8].js';

const start = 'src/shell/start';

/** Webpack's settings of our own: where visitors' scripts go, and the fonts' styles for who renders HTML. */
export function webpackSettings({ actions, getConfig, plugins, stage, store }: CreateWebpackConfigArgs): void {
  if (stage === 'build-javascript') {
    const config = getConfig();
    const { directory } = store.getState().program;
    // Source maps are three times the size of the scripts in what is deployed, and take a quarter of the build's time.
    actions.replaceWebpackConfig({
      ...config,
      devtool: false,
      entry: { app: path.join(directory, start, 'inSteps.ts') },
      output: { ...config.output, filename: firstScripts, chunkFilename: otherScripts },
      module: { ...config.module, rules: [...(config.module?.rules ?? []), markersWithoutStacks] },
      plugins: [...config.plugins, plugins.banner(compiledAsTheyArrive)],
      resolve: {
        ...config.resolve,
        alias: {
          ...leftOut(directory),
          ...inShortTasks(directory),
          ...byShortNames(directory),
          ...config.resolve.alias,
        },
      },
    });
    return;
  }
  const config = getConfig();
  const styles = readFontStyles(store.getState().program.directory);
  actions.replaceWebpackConfig({
    ...config,
    plugins: [...withoutShell(config.plugins, plugins), plugins.define({ __FONT_STYLES__: JSON.stringify(styles) })],
  });
}

/**
 * Gatsby defines every variable of the shell for the code that renders HTML, and webpack makes its modules anew when one
 * of them changes: by `npm start` after `npm run build`, or with each build's number on a host (5 s). None is asked for
 * there but Gatsby's own.
 */
function withoutShell(used: readonly object[], { define }: CreateWebpackConfigArgs['plugins']): object[] {
  return used.map((plugin) => {
    if (plugin.constructor.name !== 'DefinePlugin' || !('definitions' in plugin)) return plugin;
    const kept = Object.entries(plugin.definitions ?? {}).filter(
      ([name]) => !/^process\.env\./.test(name) || gatsbysOwn.test(name),
    );
    return define(Object.fromEntries(kept));
  });
}

const gatsbysOwn = /^process\.env\.(?:GATSBY_\w+|NODE_ENV|PUBLIC_DIR|BUILD_STAGE|CYPRESS_SUPPORT)$/;

/** Parts of Gatsby and Emotion for what this site does not use, left out of visitors' scripts: 5 KiB a page. */
function leftOut(directory: string): Record<string, string | false> {
  return {
    // Gatsby's <Script>, and third-party scripts in a worker
    'gatsby-script$': false,
    [path.join(directory, 'node_modules/gatsby/dist/internal-plugins/partytown/gatsby-browser.js')]: false,
    [path.join(directory, '.cache/register-service-worker.js')]: false,
    // for Emotion's withTheme; themes are custom properties here
    'hoist-non-react-statics$': false,
    // Gatsby's Head export; heads are react-helmet's here
    [path.join(directory, '.cache/head/head-export-handler-for-browser.js')]: path.join(
      directory,
      'src/build/noHeadExport.ts',
    ),
  };
}

/** Stands our entry, list of screens and scheduler before Gatsby's and React's. */
function inShortTasks(directory: string): Record<string, string> {
  return {
    '$virtual/async-requires$': path.join(directory, start, 'screens.ts'),
    'listed-screens': path.join(directory, '.cache/_this_is_virtual_fs_path_/$virtual/async-requires.js'),
    'production-app': path.join(directory, '.cache/production-app'),
    scheduler$: path.join(directory, start, 'scheduler.ts'),
    'react-scheduler': path.join(directory, 'node_modules/scheduler/index.js'),
  };
}

/**
 * First line of every script: V8 compiles what is in it while it arrives and beside the page, not each function as it is
 * first called, in the page's way. That was half of what the start took of the main thread on a phone. 20 bytes a script;
 * a browser that does not know the hint sees a comment. WICG, Explicit JavaScript Compile Hints (File-based).
 */
const compiledAsTheyArrive = {
  banner: '//# allFunctionsCalledOnLoad',
  raw: true,
  // webpack's OPTIMIZE_INLINE: after Terser, which takes comments away, and before files are named by their contents
  stage: 700,
};

/**
 * React makes its markers (exceptions that it throws to itself and knows by identity) as it is evaluated. Where DevTools
 * look on, as Lighthouse does, each new error has V8 read all of React once more for the lines of its stack: 8 ms here,
 * 80 on a mid-range phone. Markers that are errors all the same, but have no stack, cost nothing. `strict` stops the build
 * when a React to come writes them otherwise.
 */
const markersWithoutStacks = {
  test: /react-dom-client\.production\.js$/,
  loader: 'string-replace-loader',
  options: {
    search: '(\\w+Exception) = Error\\((formatProdErrorMessage\\(\\d+\\))\\)',
    flags: 'g',
    replace: '$1 = Object.create(Error.prototype, { message: { value: $2 } })',
    strict: true,
  },
};

/** Stands our serializer of styles before Emotion's. */
function byShortNames(directory: string): Record<string, string> {
  return {
    '@emotion/serialize$': path.join(directory, start, 'serialize.ts'),
    'emotion-serialize': path.join(directory, 'node_modules/@emotion/serialize/dist/emotion-serialize.esm.js'),
  };
}
