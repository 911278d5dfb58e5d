import { createContext, useContext } from 'react';
import type { PageContext, PublishedLanguage } from '../../content/pageContext';

/** The current page and its language. */
export interface CurrentPage extends Pick<PageContext, 'route' | 'state' | 'numbers' | 'dates'> {
  readonly language: PublishedLanguage;
}

/** What links to the page in other languages and its social card are made of. */
export type PageLinks = Pick<PageContext, 'languages' | 'translations' | 'indexed' | 'summaries' | 'card'>;

const Page = createContext<CurrentPage | undefined>(undefined);
const Links = createContext<PageLinks | undefined>(undefined);

export const PageProvider = Page.Provider;
export const PageLinksProvider = Links.Provider;

/** Returns the current page; throws outside of a page. */
export function usePage(): CurrentPage {
  const page = useContext(Page);
  if (!page) throw new Error('usePage() is called outside of <PageProvider>');
  return page;
}

/** Returns the languages of the site and of the page; throws in an island, which does not carry them. */
export function usePageLinks(): PageLinks {
  const links = useContext(Links);
  if (!links) throw new Error('usePageLinks() is called in an island or outside of <PageLinksProvider>');
  return links;
}
