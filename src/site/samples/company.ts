// The figures of two fictional companies outside the allergen course (`story.ts`), for all pictures. The hotels' people are in
// `learners.ts`; quality management and reviews show the care homes.

import { learners } from './learners';

/** How many people have signed the medication round, have read it only, and have to sign it. */
export const signed = { done: 21, started: 2, all: 24 } as const;

/** How much of the mandatory courses is completed at each site, in percent: month by month until now; and hours of training. */
export const siteCompletion = [
  { site: 'harbour', months: [78, 83, 82, 88, 91, 94], hours: 64 },
  { site: 'castle', months: [74, 73, 79, 76, 82, 88], hours: 52 },
  { site: 'station', months: [80, 82, 78, 75, 81, 81], hours: 30 },
  { site: 'lake', months: [84, 86, 82, 83, 78, 72], hours: 12 },
] as const;

/** How much is needed, in percent. */
export const needed = 80;

/** Each role at a site: people, and how many had completed them two months ago, last month, and now; 12 are overdue. */
export const siteRoles = {
  harbour: rolesOf([6, 6, 6, 6], [5, 3, 4, 4], [12, 11, 11, 12], [10, 9, 9, 9]),
  castle: rolesOf([3, 3, 3, 3], [2, 1, 1, 2], [6, 4, 5, 5], [6, 5, 5, 5]),
  station: rolesOf([3, 2, 3, 3], [3, 2, 2, 2], [5, 4, 4, 4], [5, 4, 4, 4]),
  lake: rolesOf([4, 4, 3, 3], [3, 2, 2, 2], [6, 5, 5, 4], [5, 4, 4, 4]),
};

function rolesOf(...counts: readonly (readonly number[])[]) {
  const roles = ['chef', 'kitchen-porter', 'waiting-staff', 'housekeeper'] as const;
  return roles.map((role, index) => ({ role, counts: counts[index] ?? [] }));
}

/** Those who completed the allergen course on the first one’s day. */
export const trained = learners.filter(({ date }) => date === learners[0].date);

/** Questions about training at the hotels, and how many people are the answer. */
export const answers = [
  { id: 'overdue', hue: 'kite', count: 12 },
  { id: 'expiring', hue: 'gorse', count: 9 },
  { id: 'trained', hue: 'fern', count: trained.length },
] as const;

/** Reviews of the year by care home: done and planned. */
export const reviewsBySite = [
  { site: 'Cwm House', done: 74, all: 80 },
  { site: 'Afon Lodge', done: 54, all: 62 },
  { site: 'Bryn Court', done: 43, all: 57 },
  { site: 'Derwen House', done: 24, all: 41 },
] as const;

/** The care homes' documents; `next` is the version that a visitor publishes. */
export const documents = {
  medication: { version: '2.3', next: '2.4', state: 'approved', hue: 'fern' },
  handover: { version: '4.0', state: 'review', hue: 'gorse' },
  fire: { version: '4.1', state: 'approved', hue: 'fern' },
  suppliers: { version: '1.2', state: 'draft', hue: 'heather' },
} as const;

/** Versions of the first one, with the days from that of the first of `learners`: the next one is of today. */
export const versions = { '2.4': 15, '2.3': -75, '2.2': -340, '2.1': -700 } as const;

/** Standards, with the clauses for which the care homes have evidence, and those for which they lack it. */
export const standards = [
  { name: 'ISO 9001', met: ['4.4', '5.2', '7.2', '7.5', '9.2', '10.2'], open: [] },
  { name: 'ISO 27001', met: ['5.2', '7.2', '8.1', '9.2', '10.2'], open: ['6.1', '7.3'] },
  { name: 'ISO 14001', met: ['5.2', '7.2', '9.2'], open: ['6.1', '8.2'] },
] as const;

/** Some of the people who have to sign the first one, and whether they have. */
export const signatures = [
  { of: 'NW', state: 'signed' },
  { of: 'DB', state: 'signed' },
  { of: 'SG', state: 'read' },
  { of: 'IO', state: 'waiting' },
] as const;

/** Somebody's goals: induction days led, and lessons of a course completed; and the manager's marks that lead to them. */
export const goals = [
  { goal: 'appraisal.goal.induction', done: 1, all: 2, from: 3, to: 5 },
  { goal: 'careerPath.course.coaching', done: 1, all: 4, from: 1, to: 3 },
] as const;

/** What somebody is rated for, in the order of the chart. */
export const skills = ['residents', 'team', 'medicines', 'shift', 'coaching', 'planning'] as const;

/** Who has rated them, from 0 to 5 in that order; of the colleagues, how many have answered. */
export const viewers = [
  { id: 'colleagues', hue: 'estuary', scores: [4.7, 4.6, 4, 3.5, 4.2, 2.8], answers: { have: 6, need: 7 } },
  { id: 'manager', hue: 'gorse', scores: [4.1, 3.5, 4.7, 3.1, 3.2, 3.7], answers: undefined },
  { id: 'self', hue: 'heather', scores: [3.8, 4.1, 4.3, 2.2, 2.6, 3.3], answers: undefined },
] as const;
