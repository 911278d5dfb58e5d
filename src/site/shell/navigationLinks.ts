import { linkTo } from '../links';
import { courseSlugs, featureSlugs } from '../routes';

/** The links of header and footer as keys of `common` and paths. */
export const homeLink = { key: 'nav.home', to: '/' } as const;
export const courseLinks = courseSlugs.map((slug) => ({ key: `nav.course.${slug}`, to: `/courses/${slug}` }) as const);
/** The first subjects, for menus and footer, which have the index of all of them next. */
export const firstCourseLinks = courseLinks.slice(0, 12);
export const courseIndexLink = { key: 'nav.coursesIndex', to: '/courses' } as const;
export const featureLinks = featureSlugs.map(
  (slug) => ({ key: `nav.feature.${slug}`, to: `/features/${slug}` }) as const,
);
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
  { key: 'footer.privacy', to: linkTo('privacyPolicy') },
  { key: 'footer.accessibility', to: '/compliance/overview#accessibility' },
] as const;

export type NavigationLink =
  typeof homeLink | typeof courseIndexLink | (typeof courseLinks | typeof featureLinks | typeof companyLinks)[number];
