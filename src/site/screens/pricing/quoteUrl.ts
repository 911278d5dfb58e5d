/** Parses `?accounts=240&reseller=1`; the accounts are undefined where they are no number. */
export function parseQuote(search: string) {
  const query = new URLSearchParams(search);
  const accounts = Number(query.get('accounts') || NaN);
  return { accounts: Number.isFinite(accounts) ? accounts : undefined, reseller: query.get('reseller') === '1' };
}

/** Returns the URL with the quote in its query: the number as every language reads it, none for what is no finite one. */
export function quoteUrl(address: string, { accounts, reseller }: { accounts: number; reseller: boolean }): string {
  const url = new URL(address);
  if (Number.isFinite(accounts)) url.searchParams.set('accounts', String(accounts));
  else url.searchParams.delete('accounts');
  if (reseller) url.searchParams.set('reseller', '1');
  else url.searchParams.delete('reseller');
  return url.href;
}
