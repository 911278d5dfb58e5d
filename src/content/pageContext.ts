import type { DateStyle } from './language/dateStyle';
import type { Language } from './data/datasets';
import type { TreeNode } from './mdx/tree';
import type { NumberStyle } from './language/numberStyle';
import type { TranslationState } from './registry';
import type { StringTable } from './strings/strings';

/** The context that `createPage` gives to a page: everything that it shows but JSON datasets and pictures. */
export interface PageContext<Data = unknown> {
  readonly language: string;
  /** The route's path, without language. */
  readonly route: string;
  /** The language of the page's own strings: English where a page without MDX is shown in English as a whole. */
  readonly contentLocale: string;
  readonly state: TranslationState;
  /** A page that is not published yet: the live server and previews have it. */
  readonly isDraft?: true;
  readonly translations: readonly string[];
  /** Those of them in which search engines are offered the page. */
  readonly indexed: readonly string[];
  readonly languages: readonly PublishedLanguage[];
  /** What menus say of features, by their paths. */
  readonly summaries: Readonly<Record<string, Pick<PageCard, 'summary' | 'lang'>>>;
  readonly strings: PageStrings;
  /** English, for what is not translated. */
  readonly fallbackStrings: PageStrings;
  /** Words of these texts that headings, buttons and cards break in their own way (`src/build/wordBreaks.ts`). */
  readonly wordBreaks: readonly string[];
  readonly numbers: NumberStyle;
  /** Of pages that show dates, in other languages than English. */
  readonly dates?: DateStyle;
  /** The picture of a shared page. Only a build draws cards; on the live server, pages have the site's. */
  readonly card?: {
    readonly address: string;
    readonly title: string;
  };
  /** The page's picture, from `content/`, whether it exists or not: in the language of its words, or the English one. */
  readonly screenshot?: string;
  /** What the page's screen shows beyond strings (`src/site/screenData.ts`). */
  readonly data: Data;
}

export type PageStrings = Readonly<Record<string, StringTable>>;

export interface PublishedLanguage extends Readonly<Pick<Language, 'code' | 'name' | 'flag'>> {
  /** From its code, like the others: found at build, because a browser takes up to 50 ms for it. */
  readonly htmlLang: string;
  readonly ogLocale: string;
  readonly dir: 'ltr' | 'rtl';
  readonly region?: string;
  readonly hasLatinLetters: boolean;
}

/** An MDX page, ready to render. */
export interface ShownPage {
  readonly title: string;
  readonly heading: string;
  readonly description: string;
  readonly keywords?: readonly string[];
  readonly tree: readonly TreeNode[];
}

/** What cards and menus say of an MDX page. */
export interface PageCard {
  readonly slug: string;
  readonly path: string;
  readonly name: string;
  readonly heading: string;
  readonly summary: string;
  /** The language of these words where they are not in the page's own. */
  readonly lang?: string;
}
