/** Set by webpack (src/build/webpack.ts) for the HTML renderer only. */

declare const __FONT_STYLES__: Readonly<
  Record<string, { readonly preload?: string; readonly css: string } | undefined>
>;

/** `beforePaint.ts`, compiled. */
declare const __BEFORE_PAINT__: string;

declare const __SITE_SCRIPT__: string;

/** By island, which strings its code can show (src/build/webpack.ts). */
declare const __ISLAND_STRINGS__: Readonly<
  Record<string, { readonly namespaces: readonly string[]; readonly keys: string } | undefined>
>;

/** webpack: the modules of a folder, each a script of its own. */
interface ImportMeta {
  webpackContext(
    folder: string,
    options: { readonly recursive: boolean; readonly regExp: RegExp; readonly mode: 'lazy' },
  ): {
    <Module>(file: string): Promise<Module>;
    keys(): string[];
  };
}
