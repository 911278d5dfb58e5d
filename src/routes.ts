import topics from '../content/data/topics.json';
import type { Topics } from './model/datasets';
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

/** The course categories and features that have a page, in the order of the menus; `content/data/topics.json` lists them. */
export const courseSlugs = topics.courses.filter((slug) => isShown('courses', slug));
export const featureSlugs = topics.features.filter((slug) => isShown('features', slug));

/** A draft is shown by the live server only. */
function isShown(kind: 'courses' | 'features', slug: string, { drafts = [] }: Topics = topics): boolean {
  return process.env.NODE_ENV !== 'production' || !drafts.includes(`${kind}/${slug}`);
}

/**
 * The route table of section 2 of the specification, in its order; then what follows on a contact form that was sent
 * without JavaScript, and the not-found page.
 */
export const routes: readonly Route[] = routesOf(topics);

/** The route table for other topics than those this code was built with: the live server's, a copy's under test. */
export function routesOf(listed: Topics): Route[] {
  const courses = listed.courses.filter((slug) => isShown('courses', slug, listed));
  const features = listed.features.filter((slug) => isShown('features', slug, listed));
  return [
    { path: '/', screen: 'home', namespaces: ['common', 'home', 'scenes'] },
    { path: '/contact', screen: 'contact', namespaces: ['common', 'contact'] },
    { path: '/pricing', screen: 'pricing', namespaces: ['common', 'pricing'] },
    { path: '/partners', screen: 'partners', namespaces: ['common', 'partners'] },
    { path: '/integrations', screen: 'integrations', namespaces: ['common', 'integrations'] },
    { path: '/courses', screen: 'courses', namespaces: ['common', 'courses'] },
    ...courses.map((slug) => contentRoute('courses', slug, 'course')),
    ...features.map((slug) => contentRoute('features', slug, 'feature')),
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
}

function contentRoute(kind: 'courses' | 'features', slug: string, screen: 'course' | 'feature'): Route {
  return { path: `/${kind}/${slug}`, screen, namespaces: ['common', screen], content: { kind, slug } };
}

/** Whether search engines are offered the page. */
export function isIndexable(route: Route): boolean {
  return !['not-found', 'contact-sent', 'contact-not-sent'].includes(route.screen);
}

/** A route's address in a language: English stands at the root, the others below `/<lng>`. */
export function localisedPath(path: string, language: string): string {
  if (language === 'en') return path;
  return path === '/' ? `/${language}` : `/${language}${path}`;
}
