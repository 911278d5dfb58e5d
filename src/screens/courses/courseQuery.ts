import type { Level } from '../../model/facts';

/** What the address of the course library asks for: `/courses?search=…&level=…&duration=…` (product.md, row 26). */
export interface CourseQuery {
  readonly search: string;
  readonly level: Level | 'any';
  readonly duration: Duration | 'any';
}

export const levelFilters = [
  'any',
  'beginner',
  'intermediate',
  'advanced',
] as const satisfies readonly CourseQuery['level'][];
export const durationFilters = ['any', 'short', 'medium', 'long'] as const;
type Duration = Exclude<(typeof durationFilters)[number], 'any'>;

export const emptyQuery: CourseQuery = { search: '', level: 'any', duration: 'any' };

/** Reads a query string; what it does not know counts as not said. */
export function parseCourseQuery(address: string): CourseQuery {
  const parameters = new URLSearchParams(address);
  return {
    search: parameters.get('search')?.trim() ?? '',
    level: levelFilters.find((level) => level === parameters.get('level')) ?? 'any',
    duration: durationFilters.find((duration) => duration === parameters.get('duration')) ?? 'any',
  };
}

/** The query string of a query, empty where it asks for every course. */
export function formatCourseQuery({ search, level, duration }: CourseQuery): string {
  const said = Object.entries({ search, level, duration }).filter(([, value]) => value !== '' && value !== 'any');
  return said.length > 0 ? `?${new URLSearchParams(said)}` : '';
}

/** Whether a query leaves anything out. */
export function hasFilters(query: CourseQuery): boolean {
  return formatCourseQuery(query) !== '';
}
