import { menuKeys, pagePath } from '../../content/pages/contentKinds';
import { linkTo } from '../links';
import { courseSlugs, featureSlugs, subjectsAtMost, textSlugs } from '../routes';

/** The links of header and footer as keys of `common` and paths. */
export const courseLinks = linksTo('courses', courseSlugs);
/** The first subjects, for menus and footer, which have the index of all of them next. */
export const firstCourseLinks = courseLinks.slice(0, subjectsAtMost);
export const courseIndexLink = { key: 'nav.coursesIndex', to: '/courses' } as const;
export const featureLinks = linksTo('features', featureSlugs);
/** What leads to courses otherwise than by subject: all of them, those of roles, and one to try. */
export const otherCourseLinks = [
  courseIndexLink,
  { key: 'nav.roles', to: '/courses#roles' },
  { key: 'nav.lesson', to: linkTo('sampleLesson') },
] as const;
/** Pages of plain text, such as the privacy policy. */
export const textLinks = linksTo('pages', textSlugs);
export const pageLinks = [
  { key: 'nav.pricing', to: '/pricing' },
  { key: 'nav.partners', to: '/partners' },
  { key: 'nav.integrations', to: '/integrations' },
] as const;
export const companyLinks = [
  { key: 'footer.contact', to: '/contact' },
  ...pageLinks,
  { key: 'footer.specialist', to: '/specialist/courses' },
  { key: 'footer.compliance', to: '/compliance/overview' },
  ...textLinks,
  { key: 'footer.accessibility', to: '/compliance/overview#accessibility' },
] as const;

function linksTo<Kind extends keyof typeof menuKeys, Slug extends string>(kind: Kind, slugs: readonly Slug[]) {
  return slugs.map((slug) => ({ key: `${menuKeys[kind]}${slug}`, to: pagePath({ kind, slug }) }) as const);
}

export type NavigationLink =
  | { readonly key: 'nav.home'; readonly to: '/' }
  | (typeof courseLinks | typeof otherCourseLinks | typeof featureLinks | typeof companyLinks)[number];
