import type { PlanRow } from '../../shell/plan';

export function peopleOf(rows: readonly PlanRow[]): number {
  return rows.reduce((sum, { people = 0 }) => sum + people, 0);
}

/** Returns rows with so many people in all, in the same proportions: by the largest remainders, and at least one a row. */
export function withPeople(rows: readonly PlanRow[], total: number): PlanRow[] {
  const all = peopleOf(rows);
  const counted = rows.flatMap(({ role, people }) => {
    const share = ((people ?? 0) * total) / all;
    return people ? { role, share, people: Math.max(1, Math.floor(share)) } : [];
  });
  for (let left = total - peopleOf(counted); left !== 0; left -= Math.sign(left)) {
    const step = Math.sign(left);
    const [next] = counted
      .filter(({ people }) => people + step > 0)
      .sort((one, other) => step * (other.share - other.people - (one.share - one.people)));
    if (!next) break;
    next.people += step;
  }
  return rows.map(({ role, people }) => ({
    role,
    people: counted.find((row) => row.role === role)?.people ?? people,
  }));
}
