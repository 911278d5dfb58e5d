import { useEffect, type RefObject } from 'react';
import { integrationCategories } from '../../../content/data/integrationCategories';
import { changeQueryString, currentQueryString, useQueryString } from '../../shell/queryString';
import type { Integration } from './integration';

/** The directory's filter, `/integrations?category=hr&q=payroll`; `all` is every category. */
export interface IntegrationFilter {
  readonly category: Integration['category'] | 'all';
  readonly query: string;
}

/** The filter with which every integration is shown. */
export const noFilter: IntegrationFilter = { category: 'all', query: '' };

/** Returns the filter in the URL, which is its only store. */
export function useIntegrationFilter(field: RefObject<HTMLInputElement>): IntegrationFilter {
  useEffect(() => {
    // The field may have text that was typed before hydration.
    const typed = field.current?.value;
    if (typed && parseIntegrationFilter(window.location.search).query === '') changeIntegrationFilter({ query: typed });
  }, [field]);
  return parseIntegrationFilter(useQueryString());
}

/** Changes the filter in the URL. */
export function changeIntegrationFilter(changes: Partial<IntegrationFilter>): void {
  const { category, query } = { ...parseIntegrationFilter(currentQueryString()), ...changes };
  changeQueryString({ category: category === 'all' ? undefined : category, q: query || undefined }, 'replaceState');
}

function parseIntegrationFilter(queryString: string): IntegrationFilter {
  const parameters = new URLSearchParams(queryString);
  return {
    category: integrationCategories.find((known) => known === parameters.get('category')) ?? 'all',
    query: parameters.get('q') ?? '',
  };
}
