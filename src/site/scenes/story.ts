// The allergen course, which all pictures show: in one it is asked for, in others drafted, checked, assigned and recorded.

/** The languages that the course is in. */
export const languages = ['English', 'Cymraeg', 'Polski', 'ไทย'] as const;

/** Its lessons in order, with minutes: together as long as the need (`scenes:need.text`) asks for. */
export const lessons = [
  { id: 'allergens', minutes: 8, hue: 'fern', icon: 'book-open', isChecked: true },
  { id: 'crossContact', minutes: 9, hue: 'gorse', icon: 'play', isChecked: true },
  { id: 'guest', minutes: 7, hue: 'estuary', icon: 'message-circle', isChecked: false },
  { id: 'assessment', minutes: 6, hue: 'heather', icon: 'clipboard-check', isChecked: false },
] as const;

/** The question of the assessment that is shown, and its answers, the right one marked. */
export const question = { number: 3, total: 10 } as const;
export const answers = [
  { id: 'rice', isRight: false },
  { id: 'mustard', isRight: true },
  { id: 'potato', isRight: false },
] as const;

/** The teams that the course is assigned to: how many people have completed it, started it and not opened it. */
export const teams = [
  { id: 'kitchen', icon: 'utensils', completed: 11, started: 2, open: 1 },
  { id: 'frontOfHouse', icon: 'message-circle', completed: 7, started: 2, open: 1 },
] as const;

/** All people of the teams. */
export const everyone = {
  completed: sum(({ completed }) => completed),
  started: sum(({ started }) => started),
  open: sum(({ open }) => open),
  all: sum(({ completed, started, open }) => completed + started + open),
};

function sum(countOf: (team: (typeof teams)[number]) => number): number {
  return teams.reduce((total, team) => total + countOf(team), 0);
}

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
