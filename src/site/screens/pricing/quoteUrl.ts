/** Parses `?accounts=240&reseller=1`; the accounts are as typed. */
export function parseQuote(search: string) {
  const query = new URLSearchParams(search);
  return { accounts: query.get('accounts') ?? undefined, reseller: query.get('reseller') === '1' };
}

/** Returns the URL with the quote in its query. */
export function quoteUrl(address: string, { accounts, reseller }: { accounts: string; reseller: boolean }): string {
  const url = new URL(address);
  url.searchParams.set('accounts', accounts.trim());
  if (reseller) url.searchParams.set('reseller', '1');
  else url.searchParams.delete('reseller');
  return url.href;
}
