import { useEffect, useRef, useState, type RefObject } from 'react';
import { integrationCategories } from '../../model/integrationCategories';
import type { IntegrationFilter } from './filterIntegrations';

/** The filter that leaves nothing out. */
export const noFilter: IntegrationFilter = { category: 'all', query: '' };

/** The filter, mirrored in the URL (`?category=hr&q=payroll`) so that it can be shared. */
export function useIntegrationFilter(
  search: string,
  field: RefObject<HTMLInputElement>,
): [IntegrationFilter, (next: IntegrationFilter) => void] {
  const [filter, setFilter] = useState(noFilter);
  const firstRun = useRef(true);
  // The first render equals the HTML, which has no query string.
  useEffect(() => {
    const fromUrl = parseFilter(search);
    // Includes text typed before hydration.
    const typed = firstRun.current ? (field.current?.value ?? '') : '';
    firstRun.current = false;
    const next = { ...fromUrl, query: fromUrl.query || typed };
    setFilter((now) => (now.category === next.category && now.query === next.query ? now : next));
  }, [search, field]);
  const change = (next: IntegrationFilter) => {
    setFilter(next);
    const { pathname, hash } = window.location;
    window.history.replaceState(window.history.state, '', pathname + formatFilter(next) + hash);
  };
  return [filter, change];
}

function parseFilter(search: string): IntegrationFilter {
  const parameters = new URLSearchParams(search);
  const value = parameters.get('category');
  return {
    category: integrationCategories.find((category) => category === value) ?? 'all',
    query: parameters.get('q') ?? '',
  };
}

function formatFilter({ category, query }: IntegrationFilter): string {
  const parameters = new URLSearchParams();
  if (category !== 'all') parameters.set('category', category);
  if (query.trim()) parameters.set('q', query.trim());
  const search = parameters.toString();
  return search && `?${search}`;
}
