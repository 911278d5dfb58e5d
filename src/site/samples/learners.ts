import { useFormatDate } from '../i18n/useFormatDate';
import type { languages, teams } from './story';

/** Somebody who has the course of `story.ts`. */
export interface Learner {
  readonly initials: string;
  readonly team: (typeof teams)[number]['id'];
  readonly language: (typeof languages)[number];
  readonly state: 'completed' | 'started' | 'notStarted';
  /** The day of completion: of that on which all answers were right, as the sample lesson asks for. */
  readonly date?: string;
  /** How many were right at the first try. */
  readonly first?: number;
}

/** Days before the site was built, so that nobody’s certificate expires. */
const day = (ago: number) => dayAfter(process.env.GATSBY_BUILD_DATE ?? new Date().toISOString(), -ago);

/** Some of the people. The first one’s record is opened. */
export const learners: readonly [Learner, ...Learner[]] = [
  { initials: 'AB', team: 'kitchen', language: 'Cymraeg', state: 'completed', date: day(15), first: 3 },
  { initials: 'HN', team: 'kitchen', language: 'ไทย', state: 'completed', date: day(15), first: 4 },
  { initials: 'EP', team: 'frontOfHouse', language: 'Polski', state: 'completed', date: day(15), first: 2 },
  { initials: 'JL', team: 'frontOfHouse', language: 'English', state: 'completed', date: day(11), first: 4 },
  { initials: 'SK', team: 'frontOfHouse', language: 'Cymraeg', state: 'completed', date: day(11), first: 3 },
  { initials: 'CV', team: 'kitchen', language: 'Polski', state: 'completed', date: day(10), first: 4 },
  { initials: 'TG', team: 'kitchen', language: 'English', state: 'started' },
  { initials: 'MO', team: 'frontOfHouse', language: 'English', state: 'notStarted' },
];

/** Returns the day that is so many days after another one. */
export function dayAfter(date: string, days: number): string {
  return new Date(Date.parse(date) + days * 86_400_000).toISOString().slice(0, 10);
}

/** Returns how a day is written that is so many days after the first person’s. */
export function useDay() {
  const { date } = useFormatDate();
  return (days: number) => date(dayAfter(learners[0].date ?? '', days));
}
