import type { ContentKind } from './model/frontMatter';

/** The namespaces of the string tables: one a screen, and `common` for what stands on every page. */
export const namespaces = [
  'common',
  'home',
  'contact',
  'contactSent',
  'pricing',
  'partners',
  'integrations',
  'courses',
  'course',
  'feature',
  'privacy',
  'compliance',
  'specialist',
  'notFound',
  'scenes',
  'screenshots',
] as const;
export type Namespace = (typeof namespaces)[number];

export type ScreenName =
  | 'home'
  | 'contact'
  | 'contact-sent'
  | 'contact-not-sent'
  | 'pricing'
  | 'partners'
  | 'integrations'
  | 'courses'
  | 'course'
  | 'feature'
  | 'privacy'
  | 'compliance'
  | 'specialist'
  | 'not-found';

export interface Route {
  /** Without language and without a trailing slash. */
  readonly path: string;
  readonly screen: ScreenName;
  readonly namespaces: readonly Namespace[];
  /** The MDX page under `content/` that the screen shows. */
  readonly content?: { readonly kind: ContentKind; readonly slug: string };
}

export const courseSlugs = [
  'management',
  'equality-diversity',
  'hr',
  'leadership',
  'licenses',
  'mental-health',
  'customer-support',
  'cyber-security',
  'food-safety',
  'health-safety',
] as const;

export const featureSlugs = ['qms', 'performance-reviews', 'ai-course-builder', 'reporting'] as const;

/**
 * The route table of section 2 of the specification, in its order; then what follows on a contact form that was sent
 * without JavaScript, and the not-found page.
 */
export const routes: readonly Route[] = [
  { path: '/', screen: 'home', namespaces: ['common', 'home', 'scenes'] },
  { path: '/contact', screen: 'contact', namespaces: ['common', 'contact'] },
  { path: '/pricing', screen: 'pricing', namespaces: ['common', 'pricing'] },
  { path: '/partners', screen: 'partners', namespaces: ['common', 'partners'] },
  { path: '/integrations', screen: 'integrations', namespaces: ['common', 'integrations'] },
  { path: '/courses', screen: 'courses', namespaces: ['common', 'courses'] },
  ...courseSlugs.map((slug): Route => ({
    path: `/courses/${slug}`,
    screen: 'course',
    namespaces: ['common', 'course'],
    content: { kind: 'courses', slug },
  })),
  ...featureSlugs.map((slug): Route => ({
    path: `/features/${slug}`,
    screen: 'feature',
    namespaces: ['common', 'feature'],
    content: { kind: 'features', slug },
  })),
  {
    path: '/privacy-policy',
    screen: 'privacy',
    namespaces: ['common', 'privacy'],
    content: { kind: 'pages', slug: 'privacy-policy' },
  },
  { path: '/compliance/overview', screen: 'compliance', namespaces: ['common', 'compliance'] },
  { path: '/specialist/courses', screen: 'specialist', namespaces: ['common', 'specialist'] },
  { path: '/contact/sent', screen: 'contact-sent', namespaces: ['common', 'contact', 'contactSent'] },
  { path: '/contact/not-sent', screen: 'contact-not-sent', namespaces: ['common', 'contact', 'contactSent'] },
  { path: '/404', screen: 'not-found', namespaces: ['common', 'notFound'] },
];

/** Whether search engines are offered the page. */
export function isIndexable(route: Route): boolean {
  return !['not-found', 'contact-sent', 'contact-not-sent'].includes(route.screen);
}

/** A route's address in a language: English stands at the root, the others below `/<lng>`. */
export function localisedPath(path: string, language: string): string {
  if (language === 'en') return path;
  return path === '/' ? `/${language}` : `/${language}${path}`;
}
