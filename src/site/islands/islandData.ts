import type { PageContext } from '../../content/pageContext';
import type { CurrentPage } from '../i18n/usePage';

/** The element of an island, and that of HTML in it which stays as it is. */
export const islandTag = 'camre-island';
export const slotTag = 'camre-slot';

/** What the islands of a page are hydrated with: JSON in its HTML, under this id. */
export const islandDataId = 'islands';

export interface IslandData extends CurrentPage, Pick<PageContext, 'strings' | 'fallbackStrings' | 'wordBreaks'> {
  /** By island's id; an element is `{ slot: id }`, the id of the element that holds its HTML. */
  readonly props: Readonly<Record<string, unknown>>;
}
