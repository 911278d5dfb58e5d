/** Returns the language of an address: its first part where that is a language code, else English. */
export function languageOf(pathname: string): string {
  return /^\/([a-z]{2}(?:-[A-Z][A-Za-z]+)?)(?:\/|$)/.exec(pathname)?.[1] ?? 'en';
}
