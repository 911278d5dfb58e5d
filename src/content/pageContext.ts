import type { TranslationState } from './registry';

/** The context that `createPage` gives to a page. */
export interface PageContext {
  readonly language: string;
  /** The route's path, without language. */
  readonly route: string;
  readonly namespaces: readonly string[];
  /** The language of the page's own strings: English where a page without MDX is shown in English as a whole. */
  readonly contentLocale: string;
  readonly state: TranslationState;
  /** Languages that the page is translated into. */
  readonly translations: readonly string[];
  readonly published: readonly string[];
  readonly slug?: string;
  /** Identifies the MDX page that is shown: the language's own, or the English one. */
  readonly mdxId?: string;
  /** The page's picture, from `content/`, whether it exists or not: in the language of its words, or the English one. */
  readonly screenshot?: string;
  /** The picture of a shared page. Only a build draws cards; on the live server, pages have the site's. */
  readonly card?: {
    readonly address: string;
    /** The words on it. */
    readonly title: string;
  };
}
