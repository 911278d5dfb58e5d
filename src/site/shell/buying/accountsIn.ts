/** Returns the accounts of `?accounts=240`, undefined where it is no whole number from 1 up. */
export function accountsIn(search: string): number | undefined {
  const accounts = Number(new URLSearchParams(search).get('accounts'));
  return Number.isSafeInteger(accounts) && accounts >= 1 ? accounts : undefined;
}
