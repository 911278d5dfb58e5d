import { routes } from '../routes';

/** Returns the paths of all pages of some screens. */
export const pathsOf = (...screens: string[]) =>
  routes.filter(({ screen }) => screens.includes(screen)).map(({ path }) => path);

/** The path of one page of each screen. */
export const firstPaths = [...new Map(routes.map(({ screen, path }) => [screen, path])).values()];

/** The same, with a reason for the page that needs one, and an address that is not there for the not-found page. */
export const screenPaths = firstPaths.map(
  (path) => ({ '/contact/not-sent': '/contact/not-sent#not-accepted', '/404': '/404-not-there' })[path] ?? path,
);
