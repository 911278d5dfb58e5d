import { changeQueryString, currentQueryString, useQueryString } from '../../shell/queryString';

export const levelFilters = ['any', 'beginner', 'intermediate', 'advanced'] as const;
export const durationFilters = ['any', 'short', 'medium', 'long'] as const;

/** The query of the course library: `/courses?search=…&level=…&duration=…`. */
export interface CourseQuery {
  readonly search: string;
  readonly level: (typeof levelFilters)[number];
  readonly duration: (typeof durationFilters)[number];
}

export const emptyQuery: CourseQuery = { search: '', level: 'any', duration: 'any' };

/** Returns the query in the URL, which is its only store. */
export function useCourseQuery(): CourseQuery {
  return parseCourseQuery(useQueryString());
}

/** Changes the query in the URL. */
export function changeCourseQuery(changes: Partial<CourseQuery>, method: 'pushState' | 'replaceState'): void {
  // The rest comes from the URL, not from the last render: a search while typing is applied after a filter that follows it.
  changeQueryString(filtersOf({ ...parseCourseQuery(currentQueryString()), ...changes }), method);
}

/** Parses a query string; unknown values count as missing. */
export function parseCourseQuery(queryString: string): CourseQuery {
  const parameters = new URLSearchParams(queryString);
  return {
    search: parameters.get('search')?.trim() ?? '',
    level: levelFilters.find((level) => level === parameters.get('level')) ?? 'any',
    duration: durationFilters.find((duration) => duration === parameters.get('duration')) ?? 'any',
  };
}

/** Returns whether a query restricts the list. */
export function hasFilters(query: CourseQuery): boolean {
  return Object.keys(filtersOf(query)).length > 0;
}

/** Returns the parts of a query that restrict the list. */
export function filtersOf({ search, level, duration }: CourseQuery): Readonly<Record<string, string>> {
  const all = Object.entries({ search, level, duration });
  return Object.fromEntries(all.filter(([, value]) => value !== '' && value !== 'any'));
}
