import { useTranslation } from 'react-i18next';

/** A role of a plan, and how many people have it, where that is known. */
export interface PlanRow {
  readonly role: string;
  readonly people?: number | undefined;
}

/** Returns the plan in a query, `?plan=care-worker.120.nurse`, with names; what is no role or number of people counts as missing. */
export function usePlan(search: string): (PlanRow & { readonly name: string })[] {
  const { t: translate } = useTranslation('roles');
  const query = new URLSearchParams(search);
  return rowsIn(query.get('plan') ?? query.get('role') ?? '').flatMap((row) => {
    // A key that is not known to the compiler needs a default.
    const name = translate(`role.${row.role}`, '');
    return name === '' ? [] : { ...row, name };
  });
}

/** Returns the rows of such a plan, each role once. */
export function rowsIn(plan: string): PlanRow[] {
  const parts = plan.split('.');
  const isRole = (part: string, index: number) => Number.isNaN(Number(part)) && parts.indexOf(part) === index;
  return parts.flatMap((role, index) =>
    isRole(role, index) ? { role, people: peopleIn(Number(parts[index + 1])) } : [],
  );
}

/** Returns the value of `plan` in a query. */
export function planParameter(rows: readonly PlanRow[]): string {
  return rows.map(({ role, people }) => (people === undefined ? role : `${role}.${people}`)).join('.');
}

/** Returns a number of people, undefined for what is none. */
export function peopleIn(number: number): number | undefined {
  return Number.isInteger(number) && number >= 1 && number <= mostPeople ? number : undefined;
}

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

const mostPeople = 1_000_000;
