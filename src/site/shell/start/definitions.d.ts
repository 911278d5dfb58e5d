/** Set by webpack (src/build/webpack.ts): the fonts of each language, for the HTML renderer only. */
declare const __FONT_STYLES__: Readonly<
  Record<string, { readonly preload?: string; readonly css: string } | undefined>
>;

/** Set by webpack (src/build/webpack.ts): `beforePaint.ts`, compiled, for the HTML renderer only. */
declare const __BEFORE_PAINT__: string;
