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

const mostPeople = 1_000_000;
