import type { Level } from './facts';

/** A course as the search of `/courses` reads it from `/search/courses.<lng>.json`. */
export interface IndexedCourse {
  readonly id: string;
  readonly category: string;
  readonly title: string;
  readonly description: string;
  readonly hours: number;
  readonly level: Level;
}
