import type { languages, teams } from './story';

/** Somebody who has the course of `story.ts`. */
export interface Learner {
  readonly initials: string;
  readonly team: (typeof teams)[number]['id'];
  readonly language: (typeof languages)[number];
  readonly state: 'completed' | 'started' | 'open';
  /** Right answers of the assessment. */
  readonly right?: number;
  /** The day of completion. */
  readonly date?: string;
}

/** Some of the people. The first one’s record is opened. */
export const learners: readonly [Learner, ...Learner[]] = [
  { initials: 'AB', team: 'kitchen', language: 'Cymraeg', state: 'completed', right: 10, date: '2026-11-12' },
  { initials: 'HN', team: 'kitchen', language: 'ไทย', state: 'completed', right: 9, date: '2026-11-12' },
  { initials: 'EP', team: 'frontOfHouse', language: 'Polski', state: 'completed', right: 10, date: '2026-11-13' },
  { initials: 'JL', team: 'frontOfHouse', language: 'English', state: 'completed', right: 8, date: '2026-11-16' },
  { initials: 'SK', team: 'frontOfHouse', language: 'Cymraeg', state: 'completed', right: 9, date: '2026-11-16' },
  { initials: 'CV', team: 'kitchen', language: 'Polski', state: 'completed', right: 9, date: '2026-11-17' },
  { initials: 'TG', team: 'kitchen', language: 'English', state: 'started' },
  { initials: 'MO', team: 'frontOfHouse', language: 'English', state: 'open' },
];

/** The first person’s certificate. */
export const certificate = { validUntil: '2027-11-12' } as const;
