import { graphql, type PageProps } from 'gatsby';
import { useTranslation } from 'react-i18next';
import type { PageContext } from '../../model/pageContext';
import { PageHead } from '../../shell/head/PageHead';
import { CallToAction } from '../../shell/prose/CallToAction';
import { parseHue } from '../../shell/prose/contentNames';
import { splitIntoSections } from '../../shell/prose/contentSections';
import { useContentLanguage } from '../../shell/prose/useContentLanguage';
import { useNavigationName } from '../../shell/useNavigationName';
import { FeatureHero } from './FeatureHero';
import { FeatureSection } from './FeatureSection';
import { OtherFeatures } from './OtherFeatures';

/** A feature page. */
export default function FeatureScreen({ data, pageContext }: PageProps<Queries.FeatureScreenQuery, PageContext>) {
  const { t } = useTranslation('feature');
  const nameOf = useNavigationName();
  const { contentLang } = useContentLanguage();
  const { page, facts, features, screenshot, narrowScreenshot } = data;
  if (!page?.frontmatter || !facts) throw new Error(`No content for ${pageContext.route}`);
  const { title, description, keywords } = page.frontmatter;
  const { lead, sections, callToAction } = splitIntoSections(page.tree);
  const breadcrumbs = [{ label: t('breadcrumb.features') }, { label: nameOf(pageContext.route) ?? title }];
  return (
    <>
      <PageHead title={title} description={description} keywords={keywords ?? undefined} breadcrumbs={breadcrumbs} />
      <article lang={contentLang} data-hue={parseHue(facts.hue)}>
        <FeatureHero
          breadcrumbs={breadcrumbs}
          title={title}
          heading={page.heading}
          lead={lead}
          image={screenshot?.childImageSharp?.gatsbyImageData}
          narrow={narrowScreenshot?.childImageSharp?.gatsbyImageData}
        />
        {sections.map((section) => (
          <FeatureSection key={section.id} section={section} statistics={facts.statistics} />
        ))}
        {callToAction && <CallToAction element={callToAction} />}
      </article>
      <OtherFeatures features={features.filter(({ path }) => path !== pageContext.route)} />
    </>
  );
}

export const query = graphql`
  query FeatureScreen(
    $language: String!
    $namespaces: [String!]!
    $contentLocale: String!
    $published: [String!]!
    $mdxId: String!
    $slug: String!
    $screenshot: String!
    $narrowScreenshot: String!
  ) {
    ...Shell
    page: mdx(id: { eq: $mdxId }) {
      ...ContentPage
      frontmatter {
        keywords
      }
    }
    facts: featureFactsJson(slug: { eq: $slug }) {
      hue
      statistics
    }
    screenshot: file(relativePath: { eq: $screenshot }) {
      childImageSharp {
        gatsbyImageData(
          width: 680
          formats: [WEBP]
          quality: 32
          outputPixelDensities: [1, 2]
          sizes: "(min-width: 1260px) 660px, (min-width: 960px) 54vw, 90vw"
        )
      }
    }
    narrowScreenshot: file(relativePath: { eq: $narrowScreenshot }) {
      childImageSharp {
        gatsbyImageData(
          width: 672
          formats: [AVIF, WEBP]
          quality: 24
          outputPixelDensities: [1]
          sizes: "calc(95vw - 18px)"
        )
      }
    }
    features: contentCards(kind: "features", language: $language) {
      path
      summary
      icon
      hue
    }
  }
`;
