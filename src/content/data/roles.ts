import type { IndexedCourse } from '../pages/facts';
import type { Hue } from './hues';

/** A sector of `content/data/roles.json` as `/courses` shows it. */
export interface SectorRoles {
  readonly id: string;
  readonly hue: Hue;
  /** Subjects that its roles need and that no course teaches. */
  readonly lacks: readonly string[];
  readonly roles: readonly {
    readonly id: string;
    readonly people?: number | undefined;
    /** Positions in the catalogue. */
    readonly courses: readonly number[];
  }[];
}

/** A role that a course is suggested for, or a sector, all of whose roles it is suggested for. */
export interface CourseRole {
  readonly id?: string;
  readonly sector: string;
}

/** A role as the search of `/courses` finds it. */
export interface IndexedRole {
  readonly id: string;
  readonly name: string;
  readonly sector: readonly [id: string, name: string];
  /** What readers type for it, of `locales/search`. */
  readonly words?: string;
  /** The language of the name where it is not in the page's own. */
  readonly lang?: string;
  /** Positions among the courses of the index. */
  readonly courses: readonly number[];
}

/** What the search of `/courses` reads from `/search/courses.<lng>.json`. */
export interface SearchIndex {
  readonly courses: readonly IndexedCourse[];
  readonly roles: readonly IndexedRole[];
  /** Sectors with the names of subjects that their roles need and that no course teaches. */
  readonly sectors?: readonly (Pick<SectorRoles, 'id' | 'lacks'> & Readonly<{ name: string }>)[];
}
