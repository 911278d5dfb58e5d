import { useEffect, useRef, useState, type RefObject } from 'react';
import { integrationCategories } from '../../model/integrationCategories';
import type { IntegrationFilter } from './filterIntegrations';

/** The filter that leaves nothing out. */
export const noFilter: IntegrationFilter = { category: 'all', query: '' };

/** Returns the filter, mirrored in the URL (`?category=hr&q=payroll`) so that it can be shared. */
export function useIntegrationFilter(
  search: string,
  field: RefObject<HTMLInputElement>,
): [IntegrationFilter, (next: IntegrationFilter) => void] {
  const [filter, setFilter] = useState(noFilter);
  const firstRun = useRef(true);
  // The first render equals the HTML, which has no query string.
  useEffect(() => {
    const parameters = new URLSearchParams(search);
    // Includes text typed before hydration.
    const typed = firstRun.current ? (field.current?.value ?? '') : '';
    firstRun.current = false;
    const category = integrationCategories.find((known) => known === parameters.get('category')) ?? 'all';
    const query = parameters.get('q') || typed;
    setFilter((now) => (now.category === category && now.query === query ? now : { category, query }));
  }, [search, field]);
  const change = (next: IntegrationFilter) => {
    setFilter(next);
    const category = next.category === 'all' ? undefined : next.category;
    const query = next.query.trim();
    const url = new URL(window.location.href);
    url.search = new URLSearchParams({ ...(category && { category }), ...(query && { q: query }) }).toString();
    window.history.replaceState(window.history.state, '', url);
  };
  return [filter, change];
}
