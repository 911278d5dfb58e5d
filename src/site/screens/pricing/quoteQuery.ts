import type { OwnParameters } from '../../shell/queryString';

/** Parses `?accounts=240&reseller=1`; the accounts are undefined where they are no number. */
export function parseQuote(search: string) {
  const query = new URLSearchParams(search);
  const accounts = Number(query.get('accounts') || NaN);
  return { accounts: Number.isFinite(accounts) ? accounts : undefined, reseller: query.get('reseller') === '1' };
}

/** Returns the parameters of a quote: the number as every language reads it, none for what is no finite one. */
export function quoteParameters({ accounts, reseller }: { accounts: number; reseller: boolean }): OwnParameters {
  return { accounts: Number.isFinite(accounts) ? String(accounts) : undefined, reseller: reseller ? '1' : undefined };
}
