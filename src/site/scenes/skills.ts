// Who can do what at the sites of the sample company, for the pictures of reports.

export const sites = ['harbour', 'castle', 'station', 'lake'] as const;

/** How many people have a skill and how many are needed, site by site. */
const skillsBySite = [
  {
    id: 'firstAid',
    bySite: [
      [5, 5],
      [4, 4],
      [3, 4],
      [2, 3],
    ],
  },
  {
    id: 'level3',
    bySite: [
      [2, 2],
      [1, 2],
      [1, 1],
      [0, 1],
    ],
  },
  {
    id: 'licence',
    bySite: [
      [2, 2],
      [2, 2],
      [2, 2],
      [2, 2],
    ],
  },
  {
    id: 'fireMarshal',
    bySite: [
      [3, 3],
      [3, 3],
      [2, 3],
      [1, 3],
    ],
  },
] as const;

/** The same with the totals of all sites. */
export const skills = skillsBySite.map((skill) => ({
  ...skill,
  have: skill.bySite.reduce((sum, [have]) => sum + have, 0),
  need: skill.bySite.reduce((sum, [, need]) => sum + need, 0),
}));
