import { foldText } from '../../i18n/foldText';
import { hasTerms, searchTerms } from '../../i18n/searchTerms';
import type { Integration } from './integration';
import type { IntegrationFilter } from './integrationFilter';

/** Returns a category's integrations that contain every word of the query, or a similar one. */
export function filterIntegrations(
  integrations: readonly Integration[],
  { category, query }: IntegrationFilter,
): Integration[] {
  const some = integrations.map((integration) => ({
    integration,
    text: foldText(`${integration.name} ${integration.description} ${integration.categoryName}`),
  }));
  const terms = searchTerms(
    query,
    some.map(({ text }) => text),
  );
  // A query of nothing but punctuation.
  if (query.trim() !== '' && terms.length === 0) return [];
  return some
    .filter(
      ({ integration, text }) => (category === 'all' || integration.category === category) && hasTerms(text, terms),
    )
    .map(({ integration }) => integration);
}
