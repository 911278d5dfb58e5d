/**
 * The kinds of MDX pages under `content/`, each with what its addresses begin with. What a page of a kind is made of is in
 * kinds.ts, and how the site shows it in src/site/routes.ts; browsers load this file, so it has no schemas.
 */
const addresses = {
  courses: '/courses/',
  features: '/features/',
  lessons: '/lessons/',
  pages: '/',
} as const;

export type ContentKind = keyof typeof addresses;

/** The name of an MDX page in all languages. */
export interface PageName {
  readonly kind: ContentKind;
  readonly slug: string;
}

/** Returns a value for each kind. */
export function forEachKind<Value>(valueOf: (kind: ContentKind) => Value): Readonly<Record<ContentKind, Value>> {
  return {
    courses: valueOf('courses'),
    features: valueOf('features'),
    lessons: valueOf('lessons'),
    pages: valueOf('pages'),
  };
}

export const contentKinds: readonly ContentKind[] = Object.values(forEachKind((kind) => kind));

/** Returns whether a folder of `content/` has MDX pages. */
export function isContentKind(name: string): name is ContentKind {
  return Object.hasOwn(addresses, name);
}

/** Returns the address of a page, without language. */
export function pagePath({ kind, slug }: PageName): string {
  return addresses[kind] + slug;
}

/** Returns how a page is called on the command line, in datasets and in `locales/pins`: `features/qms`. */
export function pageName({ kind, slug }: PageName): string {
  return `${kind}/${slug}`;
}

/** Returns the page of a name such as `features/qms`. */
export function parsePageName(name: string): PageName | undefined {
  const [kind = '', slug = ''] = name.split('/');
  return isContentKind(kind) && slug !== '' ? { kind, slug } : undefined;
}
