import type { Hue } from './hues';

/** A sector of `content/data/roles.json` as `/courses` shows it. */
export interface SectorRoles {
  readonly id: string;
  readonly hue: Hue;
  readonly roles: readonly {
    readonly id: string;
    /** Positions in the catalogue. */
    readonly courses: readonly number[];
  }[];
}

/** A role that a course is suggested for. */
export interface CourseRole {
  readonly id: string;
  readonly sector: string;
}

/** A role in the words of a language, as the contact form reads it from `/search/roles.<lng>.json`. */
export interface RoleList {
  readonly name: string;
  /** Titles. */
  readonly courses: readonly string[];
}
