import { foldText, foldWords } from '../../i18n/foldText';
import type { Integration } from './integration';
import type { IntegrationFilter } from './integrationFilter';

/** Returns a category's integrations that contain every word of the query. */
export function filterIntegrations(
  integrations: readonly Integration[],
  { category, query }: IntegrationFilter,
): Integration[] {
  const words = foldWords(query);
  return integrations.filter((integration) => {
    if (category !== 'all' && integration.category !== category) return false;
    const text = foldText(`${integration.name} ${integration.description} ${integration.categoryName}`);
    return words.every((word) => text.includes(word));
  });
}
