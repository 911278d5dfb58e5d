// The figures of the fictional company outside the allergen course (`story.ts`), for all pictures. Its people are in
// `learners.ts`.

/** All people at all sites have these mandatory courses; the percentage follows. */
export const mandatory = { done: 208, started: 20, overdue: 12 } as const;

const people = mandatory.done + mandatory.started + mandatory.overdue;

export const figures = {
  completion: Math.round((mandatory.done / people) * 100),
  score: 91,
  expiring: 9,
  overdue: mandatory.overdue,
  /** Of the fire evacuation procedure: who has signed it, has read it only, and has to sign. */
  signed: 21,
  read: 2,
  toSign: 24,
} as const;

/** How much of the mandatory courses is completed at each site, in percent. */
export const siteCompletion = [
  ['harbour', 94],
  ['castle', 88],
  ['station', 81],
  ['lake', 72],
] as const;

/** Reviews of the year by site: done and planned. */
export const reviewsBySite = [
  { site: 'harbour', done: 74, all: 80 },
  { site: 'castle', done: 54, all: 62 },
  { site: 'station', done: 43, all: 57 },
  { site: 'lake', done: 24, all: 41 },
] as const;

/** RJ's goals: induction days led, and courses of Food Safety Level 3 completed. */
export const goalsOfRJ = { induction: { done: 1, all: 2 }, level3: { done: 1, all: 4 } } as const;

/** How many people have a skill, and how many are needed. */
export const skills = [
  { id: 'firstAid', have: 14, need: 16 },
  { id: 'level3', have: 4, need: 6 },
  { id: 'licence', have: 8, need: 8 },
  { id: 'fireMarshal', have: 9, need: 12 },
] as const;
