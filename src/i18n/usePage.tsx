import { createContext, use } from 'react';
import type { NumberStyle } from '../model/numberStyle';
import type { PageCard } from '../model/pageContext';
import type { TranslationState } from '../model/registry';

/** A language that the site is published in. */
export type PublishedLanguage = Queries.ShellFragment['languages']['nodes'][number];

/** The current page, its language, and the languages of the site. */
export interface CurrentPage {
  /** Without language. */
  readonly route: string;
  readonly language: PublishedLanguage;
  readonly numbers: NumberStyle;
  readonly state: TranslationState;
  readonly languages: readonly PublishedLanguage[];
  /** Codes of the languages that the page is translated into. */
  readonly translations: readonly string[];
  /** The page's social card; undefined where the site's default is used. */
  readonly card?: PageCard;
}

const Context = createContext<CurrentPage | undefined>(undefined);

export const PageProvider = Context.Provider;

/** Returns the current page; throws outside of a page. */
export function usePage(): CurrentPage {
  const page = use(Context);
  if (!page) throw new Error('usePage() is called outside of <PageProvider>');
  return page;
}
