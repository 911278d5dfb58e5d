/** Set by webpack (src/build/webpack.ts): the fonts of each language, for the HTML renderer only. */
declare const __FONT_STYLES__: Readonly<
  Record<string, { readonly preload?: string; readonly css: string } | undefined>
>;

/** Gatsby's own entry (src/build/webpack.ts). */
declare module 'production-app';

/** Gatsby's own list of screens (src/build/webpack.ts). */
declare module 'listed-screens' {
  export const components: Readonly<Record<string, () => Promise<object>>>;
}

/** React's own scheduler (src/build/webpack.ts), as far as React uses it. */
declare module 'react-scheduler' {
  export type Work = (isLate: boolean) => Work | null | undefined;
  export function unstable_scheduleCallback(priority: number, callback: Work, options?: { delay: number }): object;
  export function unstable_shouldYield(): boolean;
  export function unstable_now(): number;
}

/** Emotion's own serializer of styles (src/build/webpack.ts). */
declare module 'emotion-serialize' {
  export * from '@emotion/serialize';
}
