import { createContext, useContext } from 'react';
import type { PageContext, PublishedLanguage } from '../../content/pageContext';

/** The current page, its language, and the languages of the site. */
interface CurrentPage extends Pick<
  PageContext,
  'route' | 'state' | 'numbers' | 'dates' | 'languages' | 'translations' | 'card'
> {
  readonly language: PublishedLanguage;
}

const Context = createContext<CurrentPage | undefined>(undefined);

export const PageProvider = Context.Provider;

/** Returns the current page; throws outside of a page. */
export function usePage(): CurrentPage {
  const page = useContext(Context);
  if (!page) throw new Error('usePage() is called outside of <PageProvider>');
  return page;
}
