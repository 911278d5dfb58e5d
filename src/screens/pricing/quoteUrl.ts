/** The quote in a shared URL; `accounts` as typed. */
export interface SharedQuote {
  readonly accounts: string | undefined;
  readonly reseller: boolean;
}

/** Parses `?accounts=240&reseller=1`. */
export function parseQuote(search: string): SharedQuote {
  const query = new URLSearchParams(search);
  return { accounts: query.get('accounts') ?? undefined, reseller: query.get('reseller') === '1' };
}

/** Returns the URL with the quote in its query. */
export function quoteUrl(address: string, accounts: string, reseller: boolean): string {
  const url = new URL(address);
  url.searchParams.set('accounts', accounts.trim());
  if (reseller) url.searchParams.set('reseller', '1');
  else url.searchParams.delete('reseller');
  return url.href;
}
