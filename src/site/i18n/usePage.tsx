import { createContext, useContext } from 'react';
import type { NumberStyle } from '../../content/numberStyle';
import type { PageContext } from '../../content/pageContext';

/** A language that the site is published in. */
export type PublishedLanguage = Queries.ShellFragment['languages']['nodes'][number];

/** The current page, its language, and the languages of the site. */
interface CurrentPage extends Pick<PageContext, 'route' | 'state' | 'translations' | 'card'> {
  readonly language: PublishedLanguage;
  readonly numbers: NumberStyle;
  readonly languages: readonly PublishedLanguage[];
}

const Context = createContext<CurrentPage | undefined>(undefined);

export const PageProvider = Context.Provider;

/** Returns the current page; throws outside of a page. */
export function usePage(): CurrentPage {
  const page = useContext(Context);
  if (!page) throw new Error('usePage() is called outside of <PageProvider>');
  return page;
}
