import type { Redirect } from '../../content/data/datasets';
import { localisedPath } from '../../site/routes';

/** Returns the redirects of renamed and removed pages, in every language. */
export function redirectsIn(languages: readonly string[], redirects: readonly Redirect[]): Redirect[] {
  return redirects.flatMap(({ from, to }) =>
    languages.map((language) => ({ from: localisedPath(from, language), to: localisedPath(to, language) })),
  );
}
