import { levels } from '../../../content/data/levels';
import { peopleOf, planParameter, type PlanRow } from '../../shell/plan';
import { changeQueryString, type OwnParameters } from '../../shell/queryString';

export const levelFilters = ['any', ...levels] as const;
export const durationFilters = ['any', 'short', 'medium', 'long'] as const;
/** The fewest and the most hours of each length. */
export const hoursOf = {
  any: { least: 0, most: Infinity },
  short: { least: 0, most: 1 },
  medium: { least: 2, most: 3 },
  long: { least: 4, most: Infinity },
};

/** The search of the course library: `/courses?search=…&level=…&duration=…`. */
export interface CourseQuery {
  readonly search: string;
  readonly level: (typeof levelFilters)[number];
  readonly duration: (typeof durationFilters)[number];
}

export const emptyQuery: CourseQuery = { search: '', level: 'any', duration: 'any' };

type Method = 'pushState' | 'replaceState';

/** Changes the query in the URL. */
export function changeCourseQuery(changes: Partial<CourseQuery>, method: Method): void {
  const own = Object.entries(changes).map(([name, value]) => [
    name,
    value === '' || value === 'any' ? undefined : value,
  ]);
  change(Object.fromEntries(own), method);
}

/**
 * Changes the plan in the URL, and how many people there are in all, who are no fewer than those in its roles; a sector or a
 * role is the beginning of one.
 */
export function changePlan(rows: readonly PlanRow[], accounts = 0, method: Method = 'replaceState'): void {
  const total = accounts && Math.max(accounts, peopleOf(rows));
  const plan = planParameter(rows) || undefined;
  change(
    { plan, accounts: total ? String(total) : undefined, sector: undefined, role: undefined },
    method,
    plan && '#roles',
  );
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
export function hasFilters({ search, level, duration }: CourseQuery): boolean {
  return search !== '' || level !== 'any' || duration !== 'any';
}

/** The rest comes from the URL, not from the last render: a search while typing is applied after a filter that follows it. */
function change(changes: OwnParameters, method: Method, fragment?: string): void {
  const now = new URLSearchParams(window.location.search);
  const own = ['search', 'level', 'duration', 'plan', 'accounts', 'sector', 'role'];
  changeQueryString(
    { ...Object.fromEntries(own.map((name) => [name, now.get(name) || undefined])), ...changes },
    method,
    fragment,
  );
}
