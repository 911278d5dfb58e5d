import { useTranslation } from 'react-i18next';
import type { Integration as IntegrationFacts } from '../../../content/data/datasets';
import { integrationCategories } from '../../../content/data/integrationCategories';
import { tellingWords } from '../../i18n/searchTerms';
import { smallTextSearch } from '../../i18n/textSearch';
import { useDataText } from '../../i18n/useDataText';
import { changeQueryString } from '../../shell/queryString';

/** What the page's query selects of an integration. */
export type ListedIntegration = Pick<IntegrationFacts, 'id' | 'category' | 'icon' | 'link' | 'brand'>;

/** An integration with its text in the page's language. */
export interface Integration extends ListedIntegration {
  readonly categoryName: string;
  readonly name: string;
  readonly description: string;
}

/** Returns the dataset's integrations with their text in the page's language. */
export function useIntegrations(listed: readonly ListedIntegration[]): readonly Integration[] {
  const { t } = useTranslation('integrations');
  const textOf = useDataText('integrations');
  return listed.map((integration) => ({
    ...integration,
    categoryName: t(`category.${integration.category}`),
    name: textOf(`integration.${integration.id}.name`),
    description: textOf(`integration.${integration.id}.description`),
  }));
}

/** The directory's filter, `/integrations?category=hr&q=payroll`; `all` is every category. */
export interface IntegrationFilter {
  readonly category: Integration['category'] | 'all';
  readonly query: string;
}

export function changeIntegrationFilter(changes: Partial<IntegrationFilter>): void {
  const { category, query } = { ...parseIntegrationFilter(window.location.search), ...changes };
  changeQueryString({ category: category === 'all' ? undefined : category, q: query || undefined }, 'replaceState');
}

/** Returns the filter in a URL, which is its only store. */
export function parseIntegrationFilter(queryString: string): IntegrationFilter {
  const parameters = new URLSearchParams(queryString);
  return {
    category: integrationCategories.find((known) => known === parameters.get('category')) ?? 'all',
    query: parameters.get('q') ?? '',
  };
}

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
    const found = query.trim() === '' ? undefined : new Set(search(tellingWords(query, '', language) ?? []).found);
    const some = found ? integrations.filter((_, position) => found.has(position)) : integrations;
    return some.filter((integration) => category === 'all' || integration.category === category);
  };
}
