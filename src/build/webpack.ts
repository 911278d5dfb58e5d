import type { CreateWebpackConfigArgs } from 'gatsby';
import { readFontStyles } from './fonts';

/** Webpack's settings of our own: the fonts' styles go to the HTML renderer, and to the live server, which has none. */
export function webpackSettings({ actions, plugins, stage, store }: CreateWebpackConfigArgs): void {
  const styles = stage === 'build-javascript' ? {} : readFontStyles(store.getState().program.directory);
  actions.setWebpackConfig({ plugins: [plugins.define({ __FONT_STYLES__: JSON.stringify(styles) })] });
}
