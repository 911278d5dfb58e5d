import { routes } from '../../src/routes';

/** The path of one page of each screen, as a visitor sees that screen. */
export const screenPaths = [...new Map(routes.map(({ screen, path }) => [screen, path])).values()].map(
  (path) =>
    ({ '/contact/not-sent': '/contact/not-sent#name.required_email.invalid', '/404': '/404-not-there' })[path] ?? path,
);
