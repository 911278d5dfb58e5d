import { graphql, type PageProps } from 'gatsby';
import { useTranslation } from 'react-i18next';
import type { PageContext } from '../../model/pageContext';
import { LocaleLink } from '../../i18n/LocaleLink';
import { usePage } from '../../i18n/usePage';
import { CategoryArt } from '../../scenes/CategoryArt';
import { PageHead } from '../../shell/head/PageHead';
import { CallToAction } from '../../shell/prose/CallToAction';
import { parseHue } from '../../shell/prose/contentNames';
import { splitIntoSections } from '../../shell/prose/contentSections';
import { useContentLanguage } from '../../shell/prose/useContentLanguage';
import { useNavigationName } from '../../shell/useNavigationName';
import { buttonPrimary, buttonSecondary } from '../../ui/button';
import { courseListStructuredData } from './courseListStructuredData';
import { CourseHero } from './CourseHero';
import { CourseSection } from './CourseSection';
import { OtherCategories } from './OtherCategories';
import { listedCourses } from './listedCourses';

/** A course category page. */
export default function CourseScreen({ data, pageContext }: PageProps<Queries.CourseScreenQuery, PageContext>) {
  const { t } = useTranslation('course');
  const nameOf = useNavigationName();
  const { contentLang, interfaceLang } = useContentLanguage();
  const { language, state } = usePage();
  const { page, facts, categories } = data;
  if (!page?.frontmatter || !facts) throw new Error(`No content for ${pageContext.route}`);
  const { description } = page.frontmatter;
  const { title, heading } = page;
  const { lead, sections, callToAction } = splitIntoSections(page.tree);
  const hue = parseHue(facts.hue);
  const courses = listedCourses(page.tree, facts.courses);
  const breadcrumbs = [
    { label: t('breadcrumb.courses'), to: '/courses' },
    { label: nameOf(pageContext.route) ?? heading },
  ];
  const graph = courseListStructuredData({
    courses,
    name: heading,
    route: pageContext.route,
    language: state === 'fallback' ? 'en' : language.code,
    htmlLang: contentLang ?? language.htmlLang,
  });
  return (
    <>
      <PageHead title={title} description={description} breadcrumbs={breadcrumbs} graph={graph && [graph]} />
      <article lang={contentLang} data-hue={hue}>
        <CourseHero
          breadcrumbs={breadcrumbs}
          hue={hue}
          heading={title}
          lead={lead}
          count={facts.count}
          actions={
            <>
              {callToAction && (
                <LocaleLink to="/contact?topic=trial" css={buttonPrimary}>
                  {callToAction.props?.button}
                </LocaleLink>
              )}
              <LocaleLink to="/lessons/allergens" css={buttonSecondary} lang={interfaceLang}>
                {t('sample.link')}
              </LocaleLink>
            </>
          }
        />
        {sections.map((section) => (
          <CourseSection key={section.id} section={section} courses={courses} count={facts.count} category={heading} />
        ))}
        {callToAction && <CallToAction element={callToAction} picture={hue && <CategoryArt hue={hue} />} />}
      </article>
      <OtherCategories categories={categories.filter(({ path }) => path !== pageContext.route)} />
    </>
  );
}

export const query = graphql`
  query CourseScreen(
    $language: String!
    $namespaces: [String!]!
    $contentLocale: String!
    $published: [String!]!
    $mdxId: String!
    $slug: String!
  ) {
    ...Shell
    page: mdx(id: { eq: $mdxId }) {
      ...ContentPage
    }
    facts: courseFactsJson(slug: { eq: $slug }) {
      hue
      count
      courses {
        id
        hours
        level
      }
    }
    categories: contentCards(kind: "courses", language: $language) {
      path
      icon
      hue
    }
  }
`;
