import topics from '../../content/data/topics.json';
import type { Topics } from '../content/datasets';
import type { ContentKind } from '../content/frontMatter';

/** The namespaces of the string tables: one per screen, and `common` for every page. */
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

/** The component of each screen, under `src/site/screens`. */
export const screens = {
  home: 'home/HomeScreen.tsx',
  contact: 'contact/ContactScreen.tsx',
  'contact-sent': 'contact/ContactSentScreen.tsx',
  'contact-not-sent': 'contact/ContactNotSentScreen.tsx',
  pricing: 'pricing/PricingScreen.tsx',
  partners: 'partners/PartnersScreen.tsx',
  integrations: 'integrations/IntegrationsScreen.tsx',
  courses: 'courses/CoursesScreen.tsx',
  course: 'course/CourseScreen.tsx',
  feature: 'feature/FeatureScreen.tsx',
  lesson: 'lesson/LessonScreen.tsx',
  privacy: 'privacy/PrivacyScreen.tsx',
  compliance: 'compliance/ComplianceScreen.tsx',
  specialist: 'specialist/SpecialistScreen.tsx',
  'not-found': 'not-found/NotFoundScreen.tsx',
} as const;
export type ScreenName = keyof typeof screens;

export interface Route {
  /** Without language and trailing slash. */
  readonly path: string;
  readonly screen: ScreenName;
  readonly namespaces: readonly Namespace[];
  /** The MDX page under `content/`. */
  readonly content?: { readonly kind: ContentKind; readonly slug: string };
}

/** The slugs of course categories and features that have a page, in menu order (`content/data/topics.json`). */
export const courseSlugs = topics.courses.filter((slug) => isShown('courses', slug));
export const featureSlugs = topics.features.filter((slug) => isShown('features', slug));

/** Returns whether a page is shown: drafts are on the live server only. */
function isShown(kind: 'courses' | 'features', slug: string, { drafts = [] }: Topics = topics): boolean {
  return process.env.NODE_ENV !== 'production' || !drafts.includes(`${kind}/${slug}`);
}

/** The routes of all pages. */
export const routes: readonly Route[] = createRoutes(topics);

/** Returns the routes for a list of topics; the live server passes its current one. */
export function createRoutes(listed: Topics): Route[] {
  const courses = listed.courses.filter((slug) => isShown('courses', slug, listed));
  const features = listed.features.filter((slug) => isShown('features', slug, listed));
  return [
    { path: '/', screen: 'home', namespaces: ['common', 'home', 'scenes'] },
    { path: '/contact', screen: 'contact', namespaces: ['common', 'contact'] },
    { path: '/pricing', screen: 'pricing', namespaces: ['common', 'pricing'] },
    { path: '/partners', screen: 'partners', namespaces: ['common', 'partners'] },
    { path: '/integrations', screen: 'integrations', namespaces: ['common', 'integrations'] },
    { path: '/courses', screen: 'courses', namespaces: ['common', 'courses'] },
    ...courses.map((slug) => contentRoute('courses', slug, 'course', ['common', 'course'])),
    ...features.map((slug) =>
      contentRoute('features', slug, 'feature', ['common', 'feature', 'scenes', 'screenshots']),
    ),
    contentRoute('lessons', 'allergens', 'lesson', ['common', 'course']),
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

function contentRoute(kind: ContentKind, slug: string, screen: ScreenName, namespaces: readonly Namespace[]): Route {
  return { path: `/${kind}/${slug}`, screen, namespaces, content: { kind, slug } };
}

/** Returns whether search engines may index the page. */
export function isIndexable(route: Route): boolean {
  return !['not-found', 'contact-sent', 'contact-not-sent'].includes(route.screen);
}

/** Returns a route's path in a language: English has no prefix, the others `/<lng>`. */
export function localisedPath(path: string, language: string): string {
  if (language === 'en') return path;
  return path === '/' ? `/${language}` : `/${language}${path}`;
}
