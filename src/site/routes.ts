import { notSentPage, sentPage } from '../../supabase/functions/_shared/form';
import topics from '../../content/data/topics.json';
import {
  contentKinds,
  menuKeys,
  pageName,
  pagePath,
  type ContentKind,
  type PageName,
} from '../content/pages/contentKinds';
import type { kinds } from '../content/pages/kinds';
import type { RegisteredRoute } from '../content/registry';
import type { ContactTopic } from './contactTopics';
import type { QuestionGroup } from './buyerQuestions';
import type { ScreenData } from './screenData';

/** The namespaces of the string tables: one per screen, and `common` for every page. */
export const namespaces = [
  'common',
  'home',
  'contact',
  'contactSent',
  'pricing',
  'buying',
  'partners',
  'integrations',
  'courses',
  'roles',
  'sectors',
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

/** The kinds of page; src/build/pages.ts finds the component of each. */
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
  | 'outline'
  | 'feature'
  | 'lesson'
  | 'text'
  | 'compliance'
  | 'specialist'
  | 'not-found';

export interface Route extends RegisteredRoute {
  readonly screen: ScreenName;
  readonly namespaces: readonly ['common', ...Namespace[]];
  /** Strings of other pages that it quotes: `home:faq.scorm.answer`. */
  readonly quotes?: readonly string[];
  /** The questions of buyers that it has, which quote other pages. */
  readonly questions?: readonly QuestionGroup[];
}

/** The string that says whose law the courses explain: on `/courses` and each course's page; subject pages say more. */
export const whoseLaw = 'courses:note.law';
const tryAgain = 'courses:results.retry';

/** How the site shows each kind of MDX page. */
export const contentScreens = {
  courses: {
    screen: 'course',
    topic: 'trial',
    namespaces: ['common', 'course', 'roles', 'sectors'],
    quotes: [tryAgain, 'courses:plan.title', 'contact:lede.question'],
    card: { eyebrow: () => 'nav.courses', title: 'title' },
  },
  outlines: {
    screen: 'outline',
    namespaces: ['common', 'course', 'roles', 'sectors'],
    quotes: [whoseLaw, tryAgain, 'courses:results.draft'],
    card: { eyebrow: (slug) => `${menuKeys.courses}${slug.split('/')[0]}`, title: 'heading' },
  },
  features: {
    screen: 'feature',
    topic: 'demo',
    namespaces: ['common', 'feature', 'scenes', 'screenshots'],
    quotes: [
      'buying:question.figures',
      'home:features.link',
      'course:lesson.record.date',
      'course:lesson.record.export',
      'course:lesson.record.language',
      'course:lesson.record.person',
      'course:lesson.record.progress',
      'course:lesson.record.status',
      'course:lesson.record.title',
      'courses:plan.people',
      'roles:role.chef',
      'roles:role.kitchen-porter',
      'roles:role.waiting-staff',
      'roles:role.housekeeper',
    ],
    card: { eyebrow: (slug) => `${menuKeys.features}${slug}`, title: 'heading' },
  },
  lessons: {
    screen: 'lesson',
    topic: 'trial',
    namespaces: ['common', 'course', 'scenes'],
    quotes: ['contact:form.name.label', 'contact:validation.name.required', 'pricing:share.print'],
    card: { eyebrow: () => 'site.titleSuffix', title: 'heading' },
  },
  pages: {
    screen: 'text',
    namespaces: ['common', 'privacy'],
    card: { eyebrow: () => 'site.titleSuffix', title: 'heading' },
  },
} as const satisfies { readonly [Kind in ContentKind]: ContentScreen & Closing<(typeof kinds)[Kind]['parts']> };

/** What the button of the closing card asks for, where pages of a kind have that card. */
type Closing<Parts> = 'CallToAction' extends keyof Parts ? { readonly topic: ContactTopic } : unknown;

interface ContentScreen extends Pick<Route, 'namespaces' | 'quotes'> {
  readonly screen: keyof ScreenData & ScreenName;
  /** The social card: the key of what is above its title, in `common`, and the field that is its title. */
  readonly card: { readonly eyebrow: (slug: string) => string; readonly title: 'title' | 'heading' };
}

/** `content/data/topics.json`: the pages of each kind, and those that are drafts. */
interface Listed extends Readonly<Partial<Record<ContentKind, readonly string[]>>> {
  readonly drafts?: readonly string[];
}

const { drafts = [] }: Listed = topics;
/** The slugs of the pages in menus and footer, in their order. */
export const courseSlugs = topics.courses.filter((slug) => isShown({ kind: 'courses', slug }, drafts));
/** So many subjects are named where the list of all of them is next: menus, footer, home, a subject's page. */
export const subjectsAtMost = 12;
export const featureSlugs = topics.features.filter((slug) => isShown({ kind: 'features', slug }, drafts));
export const textSlugs = topics.pages.filter((slug) => isShown({ kind: 'pages', slug }, drafts));

/** Returns whether a page is shown: drafts are on the live server and in previews of a branch only. */
function isShown(page: PageName, drafts: readonly string[]): boolean {
  const hasDrafts = process.env.NODE_ENV !== 'production' || process.env.GATSBY_PREVIEW === 'true';
  return hasDrafts || !drafts.includes(pageName(page));
}

/** What the two pages after the contact form have in common. */
const afterTheForm = { namespaces: ['common', 'contact', 'contactSent'], isKeptFromSearch: true } as const;

/** Returns the routes of all pages, for the pages of each kind that there are. */
export function createRoutes(listed: Listed): Route[] {
  const pages = contentKinds
    .flatMap((kind) => (listed[kind] ?? []).map((slug) => ({ kind, slug })))
    .filter((page) => isShown(page, listed.drafts ?? []));
  return [
    {
      path: '/',
      screen: 'home',
      namespaces: ['common', 'home', 'sectors', 'scenes', 'screenshots'],
      // What it says of the sample lesson, whose first question it asks, and of the price.
      quotes: [
        'course:lesson.label',
        'course:lesson.language',
        'course:lesson.record.note',
        'course:lesson.record.of',
        'course:lesson.record.you',
        'course:lesson.state.notStarted',
        'course:lesson.state.repeat',
        'buying:question.figures',
        'pricing:includedGroup.people',
        'feature:tour.assign.label',
        'pricing:included.customBranding',
      ],
    },
    {
      path: '/contact',
      screen: 'contact',
      // A message has the price of its accounts.
      namespaces: ['common', 'contact', 'buying', 'roles', 'pricing'],
      questions: ['security', 'price', 'people'],
    },
    {
      path: '/pricing',
      screen: 'pricing',
      namespaces: ['common', 'pricing', 'buying'],
      quotes: ['contact:form.reply', 'course:lesson.record.export'],
      questions: ['price', 'people'],
    },
    { path: '/partners', screen: 'partners', namespaces: ['common', 'partners'] },
    { path: '/integrations', screen: 'integrations', namespaces: ['common', 'integrations'] },
    {
      path: '/courses',
      screen: 'courses',
      // The plan has its price.
      namespaces: ['common', 'courses', 'sectors', 'roles', 'pricing'],
      quotes: ['contact:carried.remove'],
    },
    ...pages.map((content): Route => {
      const { screen, namespaces, quotes }: ContentScreen = contentScreens[content.kind];
      return { path: pagePath(content), screen, namespaces, quotes, content };
    }),
    {
      path: '/compliance/overview',
      screen: 'compliance',
      namespaces: ['common', 'compliance', 'buying'],
      quotes: [
        'contact:form.reply',
        'course:lesson.end.certificate',
        'course:lesson.record.atFirst',
        'course:lesson.record.export',
        'course:lesson.result',
        'course:outline.awareness',
        'pricing:share.print',
        'privacy:cookies.analytics',
        'privacy:cookies.noAnalytics',
        'roles:role.chef',
        'roles:role.kitchen-porter',
        'roles:role.waiting-staff',
        'scenes:frame.hotels',
        'scenes:record.validUntil',
        'scenes:signOff.version',
      ],
      questions: ['security'],
    },
    { path: '/specialist/courses', screen: 'specialist', namespaces: ['common', 'specialist'] },
    { path: sentPage, screen: 'contact-sent', ...afterTheForm },
    { path: notSentPage, screen: 'contact-not-sent', ...afterTheForm },
    { path: '/404', screen: 'not-found', namespaces: ['common', 'notFound'], isKeptFromSearch: true },
  ];
}

/** Returns a route's path in a language: English has no prefix, the others `/<lng>`. */
export function localisedPath(path: string, language: string): string {
  if (language === 'en') return path;
  return path === '/' ? `/${language}` : `/${language}${path}`;
}
