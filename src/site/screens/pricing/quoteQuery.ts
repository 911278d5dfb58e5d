/** Parses `?accounts=240&reseller=1`; the accounts are undefined where they are no number. */
export function parseQuote(search: string) {
  const query = new URLSearchParams(search);
  const accounts = Number(query.get('accounts') || NaN);
  return { accounts: Number.isFinite(accounts) ? accounts : undefined, reseller: query.get('reseller') === '1' };
}

/**
 * Returns the parameters of a query string with the quote among them: the number as every language reads it, none for what
 * is no finite one.
 */
export function withQuote(search: string, { accounts, reseller }: { accounts: number; reseller: boolean }) {
  const query = new URLSearchParams(search);
  if (Number.isFinite(accounts)) query.set('accounts', String(accounts));
  else query.delete('accounts');
  if (reseller) query.set('reseller', '1');
  else query.delete('reseller');
  return Object.fromEntries(query);
}
