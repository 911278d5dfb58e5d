import { tellingWords } from '../../i18n/searchTerms';
import { smallTextSearch } from '../../i18n/textSearch';
import type { Integration } from './integration';
import type { IntegrationFilter } from './integrationFilter';

/** Returns a function that finds the integrations of a category that have every word of a query, or a similar one. */
export function integrationSearch(
  integrations: readonly Integration[],
  language: string,
): (filter: IntegrationFilter) => readonly Integration[] {
  const texts = integrations.map(({ name, brand, description, categoryName }) => ({
    title: [name, brand?.name].filter(Boolean).join(' '),
    description,
    categoryName,
  }));
  const search = smallTextSearch(texts, language, { title: 4, categoryName: 2, description: 1 });
  return ({ category, query }) => {
    const some = query.trim() === '' ? integrations : found(query);
    return some.filter((integration) => category === 'all' || integration.category === category);
  };

  function found(query: string): Integration[] {
    const positions = new Set(search(tellingWords(query, '', language) ?? []).found);
    return integrations.filter((_, position) => positions.has(position));
  }
}
