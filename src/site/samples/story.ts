import type { AskedQuestion } from '../screenData';

// The allergen course, which all pictures show: in one it is asked for, in others drafted, checked, assigned and recorded.
// Its people are in `learners.ts`, so that the home page’s first scene does not load them.

/** The languages that the course is in. */
export const languages = ['English', 'Cymraeg', 'Polski', 'ไทย'] as const;

/** Its lessons in order, with minutes: together as long as the need (`scenes:need.text`) asks for. */
export const lessons = [
  { id: 'allergens', minutes: 8, hue: 'fern', isChecked: true },
  { id: 'crossContact', minutes: 9, hue: 'gorse', isChecked: true },
  { id: 'guest', minutes: 7, hue: 'estuary', isChecked: false },
  { id: 'assessment', minutes: 6, hue: 'heather', isChecked: false },
] as const;

/** Its words in a language, by the keys of the page's own. */
export interface Draft {
  readonly name: string;
  readonly lang: string;
  readonly words: Readonly<Record<string, string>>;
  /** Of the sample lesson: a guest’s, and one about the 14 allergens. */
  readonly questions: readonly (AskedQuestion | undefined)[];
}

/** How long the course is. */
export const courseMinutes = lessons.reduce((sum, lesson) => sum + lesson.minutes, 0);

/** How many questions the assessment has. */
export const question = { total: 4 } as const;

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
