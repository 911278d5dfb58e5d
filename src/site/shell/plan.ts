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
  const parts = (query.get('plan') ?? query.get('role') ?? '').split('.');
  return parts.flatMap((role, index) => {
    // A key that is not known to the compiler needs a default.
    const name = translate(`role.${role}`, '');
    const isNew = name !== '' && parts.indexOf(role) === index;
    return isNew ? { role, name, people: peopleIn(Number(parts[index + 1])) } : [];
  });
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
