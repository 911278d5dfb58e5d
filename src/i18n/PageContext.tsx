import { createContext, use } from 'react';
import type { NumberStyle } from '../model/numberStyle';
import type { TranslationState } from '../model/registry';

/** A language the site is published in, as the page knows it. */
export interface PublishedLanguage {
  readonly code: string;
  readonly name: string;
  readonly htmlLang: string;
  readonly ogLocale: string;
  readonly flag: string;
  readonly dir: string;
}

/** Where the reader is: the page, its language, and the languages it can be read in. */
export interface CurrentPage {
  /** The route's path, without language. */
  readonly route: string;
  readonly language: PublishedLanguage;
  readonly numbers: NumberStyle;
  readonly state: TranslationState;
  readonly languages: readonly PublishedLanguage[];
  /** Codes of the languages in which the page is in its own words. */
  readonly translations: readonly string[];
  /** The picture that is shown where the page is shared; none for pages that have only the site's. */
  readonly card?: PageCard;
}

export interface PageCard {
  readonly address: string;
  /** The words on it. */
  readonly title: string;
}

const Context = createContext<CurrentPage | undefined>(undefined);

export const PageProvider = Context.Provider;

/** The page that is being shown. Throws outside of a page: that is a mistake in the code. */
export function usePage(): CurrentPage {
  const page = use(Context);
  if (!page) throw new Error('usePage() is called outside of <PageProvider>');
  return page;
}
