import { createContext, useContext } from 'react';
import type { PageContext, PublishedLanguage } from '../../content/pageContext';

export interface CurrentPage extends Pick<PageContext, 'route' | 'state' | 'numbers' | 'dates'> {
  readonly language: PublishedLanguage;
}

/** What links to the page in other languages and its social card are made of. */
export type PageLinks = Pick<PageContext, 'languages' | 'translations' | 'indexed' | 'summaries' | 'card'>;

export const CurrentPageContext = createContext<CurrentPage | undefined>(undefined);
export const PageLinksContext = createContext<PageLinks | undefined>(undefined);

/** Returns the current page; throws outside of a page. */
export function usePage(): CurrentPage {
  const page = useContext(CurrentPageContext);
  if (!page) throw new Error('usePage() is called outside of <PageRoot>');
  return page;
}

/** Returns the languages of the site and of the page; throws in an island, which does not carry them. */
export function usePageLinks(): PageLinks {
  const links = useContext(PageLinksContext);
  if (!links) throw new Error('usePageLinks() is called in an island or outside of <PageRoot>');
  return links;
}
