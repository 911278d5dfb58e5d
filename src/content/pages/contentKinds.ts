/**
 * The kinds of MDX pages, by their folders under `content/`. What a page of a kind is made of is in kinds.ts, and how the site
 * shows it in src/site/routes.ts; browsers load this file, so it has no schemas.
 */
export const contentKinds = ['courses', 'outlines', 'features', 'lessons', 'pages'] as const;
export type ContentKind = (typeof contentKinds)[number];

/** What the addresses of a kind begin with. */
const addresses: Readonly<Record<ContentKind, string>> = {
  courses: '/courses/',
  outlines: '/courses/',
  features: '/features/',
  lessons: '/lessons/',
  pages: '/',
};

/** What the key of a page's name begins with, in `common`: menus, footer and breadcrumbs have it. Other kinds are in no menu. */
export const menuKeys = {
  courses: 'nav.course.',
  features: 'nav.feature.',
  pages: 'nav.page.',
} as const satisfies Partial<Record<ContentKind, string>>;

/** Returns the key of a page's name in menus; undefined for a kind that is in none. */
export function menuKey({ kind, slug }: PageName): string | undefined {
  const keys: Readonly<Partial<Record<ContentKind, string>>> = menuKeys;
  return keys[kind] && keys[kind] + slug;
}

/** The name of an MDX page in all languages. */
export interface PageName {
  readonly kind: ContentKind;
  /** Of a page below another one, both: `food-safety/haccp-principles`. */
  readonly slug: string;
}

/** Kinds whose pages stand below a page of another kind. Their folders are the list of them; the others are in topics.json. */
const parents = { outlines: 'courses' } as const satisfies Partial<Record<ContentKind, ContentKind>>;
export type ListedKind = Exclude<ContentKind, keyof typeof parents>;

export function isListedKind(kind: ContentKind): kind is ListedKind {
  return !Object.hasOwn(parents, kind);
}

export function parentPage({ kind, slug }: PageName): PageName | undefined {
  const parent = isListedKind(kind) ? undefined : parents[kind];
  return parent && { kind: parent, slug: slug.split('/')[0] ?? '' };
}

export function pagePath({ kind, slug }: PageName): string {
  return addresses[kind] + slug;
}

/** Returns the address of a course: of its own page, or of its place on the page of its subject. */
export function coursePath(course: {
  readonly category: string;
  readonly id: string;
  readonly hasPage?: true;
}): string {
  return course.hasPage
    ? pagePath({ kind: 'outlines', slug: `${course.category}/${course.id}` })
    : `${pagePath({ kind: 'courses', slug: course.category })}#${course.id}`;
}

/** Returns how a page is called on the command line, in datasets and in `locales/pins`: `features/qms`. */
export function pageName({ kind, slug }: PageName): string {
  return `${kind}/${slug}`;
}

/** Returns the page of a name such as `features/qms` or `outlines/food-safety/haccp-principles`. */
export function parsePageName(name: string): PageName | undefined {
  const [folder, ...slug] = name.split('/');
  const kind = contentKinds.find((one) => one === folder);
  return kind && slug.length === (isListedKind(kind) ? 1 : 2) && slug.every(Boolean)
    ? { kind, slug: slug.join('/') }
    : undefined;
}
