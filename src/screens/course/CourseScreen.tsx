import { graphql, type PageProps } from 'gatsby';
import { useTranslation } from 'react-i18next';
import type { PageContext } from '../../model/pageContext';
import { usePage } from '../../i18n/PageContext';
import { PageHead } from '../../shell/head/PageHead';
import { courseLinks } from '../../shell/navigationLinks';
import { CallToAction } from '../../shell/prose/CallToAction';
import { hueNamed } from '../../shell/prose/contentNames';
import { outlineOf } from '../../shell/prose/outline';
import { useContentLanguage } from '../../shell/prose/useContentLanguage';
import { courseListGraph } from './courseListGraph';
import { CourseHero } from './CourseHero';
import { CourseSection } from './CourseSection';
import { OtherSubjects } from './OtherSubjects';
import { listedCourses } from './listedCourses';

/** A course category page, one template for all (specification, section 2: Courses and category pages). */
export default function CourseScreen({ data, pageContext }: PageProps<Queries.CourseScreenQuery, PageContext>) {
  const { t } = useTranslation('course');
  const { t: common } = useTranslation('common');
  const { content } = useContentLanguage();
  const { language, state } = usePage();
  const { page, facts, subjects } = data;
  if (!page?.frontmatter || !facts) throw new Error(`No content for ${pageContext.route}`);
  const { title, description } = page.frontmatter;
  const { heading } = page;
  const { lead, sections, closing } = outlineOf(page.tree);
  const courses = listedCourses(page.tree, facts.courses);
  const link = courseLinks.find(({ to }) => to === pageContext.route);
  const trail = [{ label: t('breadcrumb.courses'), to: '/courses' }, { label: link ? common(link.key) : heading }];
  const graph = courseListGraph({
    courses,
    name: heading,
    route: pageContext.route,
    language: state === 'fallback' ? 'en' : language.code,
    htmlLang: content ?? language.htmlLang,
  });
  return (
    <>
      <PageHead title={title} description={description} trail={trail} graph={[graph]} />
      <article lang={content} data-hue={hueNamed(facts.hue)}>
        <CourseHero trail={trail} hue={hueNamed(facts.hue)} heading={heading} lead={lead} count={facts.count} />
        {sections.map((section) => (
          <CourseSection key={section.id} section={section} courses={courses} count={facts.count} category={heading} />
        ))}
        {closing && <CallToAction element={closing} />}
      </article>
      <OtherSubjects subjects={subjects.filter(({ path }) => path !== pageContext.route)} />
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
      frontmatter {
        title
        description
      }
      heading
      tree
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
    subjects: contentCards(kind: "courses", language: $language) {
      path
      icon
      hue
    }
  }
`;
