import { levels } from '../../../content/data/levels';
import { changeQueryString, currentQueryString, useQueryString, type OwnParameters } from '../../shell/queryString';

export const levelFilters = ['any', ...levels] as const;
export const durationFilters = ['any', 'short', 'medium', 'long'] as const;

/** The search of the course library: `/courses?search=…&level=…&duration=…`. */
export interface CourseQuery {
  readonly search: string;
  readonly level: (typeof levelFilters)[number];
  readonly duration: (typeof durationFilters)[number];
}

/** The chosen sector and role, empty where none is: `/courses?sector=…&role=…`. They do not change the search. */
export interface RoleQuery {
  readonly sector: string;
  readonly role: string;
}

export const emptyQuery: CourseQuery = { search: '', level: 'any', duration: 'any' };

/** Returns the query in the URL, which is its only store. */
export function useCourseQuery(): CourseQuery {
  return parseCourseQuery(useQueryString());
}

/** Returns the sector and the role in the URL, as they are written there. */
export function useRoleQuery(): RoleQuery {
  return parseRoleQuery(useQueryString());
}

/** Changes the query in the URL. */
export function changeCourseQuery(changes: Partial<CourseQuery>, method: 'pushState' | 'replaceState'): void {
  // The rest comes from the URL, not from the last render: a search while typing is applied after a filter that follows it.
  const now = currentQueryString();
  changeQueryString(parametersOf({ ...parseCourseQuery(now), ...changes }, parseRoleQuery(now)), method);
}

/** Changes the sector and the role in the URL, as a step that Back takes back, or in place of the last one. */
export function changeRoleQuery(query: RoleQuery, method: 'pushState' | 'replaceState' = 'pushState'): void {
  changeQueryString(parametersOf(parseCourseQuery(currentQueryString()), query), method);
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

/** Parses the sector and the role of a query string. */
export function parseRoleQuery(queryString: string): RoleQuery {
  const parameters = new URLSearchParams(queryString);
  return { sector: parameters.get('sector') ?? '', role: parameters.get('role') ?? '' };
}

/** Returns whether a query restricts the list. */
export function hasFilters({ search, level, duration }: CourseQuery): boolean {
  return search !== '' || level !== 'any' || duration !== 'any';
}

function parametersOf({ search, level, duration }: CourseQuery, { sector, role }: RoleQuery): OwnParameters {
  const parts = { search, level, duration, sector, role };
  return Object.fromEntries(
    Object.entries(parts).map(([name, value]) => [name, value === '' || value === 'any' ? undefined : value]),
  );
}
