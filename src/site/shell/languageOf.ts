/** Returns the language of an address, or of a page's file: its first part where that looks like a language tag, else English. */
export function languageOf(pathname: string): string {
  return /^\/([a-z]{2,3}(?:-[A-Z\d][A-Za-z\d-]+)?)(?:\/|\.html$|$)/.exec(pathname)?.[1] ?? 'en';
}
