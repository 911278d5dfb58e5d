import type { CreateWebpackConfigArgs } from 'gatsby';
import { readFontStyles } from './fonts';

/** Scripts stand in a folder of their own: one rule for hosts that count their rules (`_headers`). */
const scripts = 'js/[name]-[contenthash].js';

/** Webpack's settings of our own: where visitors' scripts go, and the fonts' styles for who renders HTML. */
export function webpackSettings({ actions, getConfig, plugins, stage, store }: CreateWebpackConfigArgs): void {
  if (stage === 'build-javascript') {
    const config = getConfig();
    // Source maps are three times the size of the scripts in what is deployed, and take a quarter of the build's time.
    actions.replaceWebpackConfig({
      ...config,
      devtool: false,
      output: { ...config.output, filename: scripts, chunkFilename: scripts },
    });
    return;
  }
  const styles = readFontStyles(store.getState().program.directory);
  actions.setWebpackConfig({ plugins: [plugins.define({ __FONT_STYLES__: JSON.stringify(styles) })] });
}
