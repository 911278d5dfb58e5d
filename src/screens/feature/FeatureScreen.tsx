import { graphql, type PageProps } from 'gatsby';
import { useTranslation } from 'react-i18next';
import type { PageContext } from '../../model/pageContext';
import { PageHead } from '../../shell/head/PageHead';
import { featureLinks } from '../../shell/navigationLinks';
import { CallToAction } from '../../shell/prose/CallToAction';
import { hueNamed } from '../../shell/prose/contentNames';
import { outlineOf } from '../../shell/prose/outline';
import { useContentLanguage } from '../../shell/prose/useContentLanguage';
import { FeatureHero } from './FeatureHero';
import { FeatureSection } from './FeatureSection';
import { OtherFeatures } from './OtherFeatures';

/** A feature page (specification, section 2: Feature pages). */
export default function FeatureScreen({ data, pageContext }: PageProps<Queries.FeatureScreenQuery, PageContext>) {
  const { t } = useTranslation('feature');
  const { t: common } = useTranslation('common');
  const { content } = useContentLanguage();
  const { page, facts, features, screenshot, narrowScreenshot } = data;
  if (!page?.frontmatter || !facts) throw new Error(`No content for ${pageContext.route}`);
  const { title, description, keywords } = page.frontmatter;
  const { lead, sections, closing } = outlineOf(page.tree);
  const link = featureLinks.find(({ to }) => to === pageContext.route);
  const trail = [{ label: t('breadcrumb.features') }, { label: link ? common(link.key) : title }];
  return (
    <>
      <PageHead title={title} description={description} keywords={keywords ?? undefined} trail={trail} />
      <article lang={content} data-hue={hueNamed(facts.hue)}>
        <FeatureHero
          trail={trail}
          heading={page.heading}
          lead={lead}
          image={screenshot?.childImageSharp?.gatsbyImageData}
          narrow={narrowScreenshot?.childImageSharp?.gatsbyImageData}
        />
        {sections.map((section) => (
          <FeatureSection key={section.id} section={section} figures={facts.statistics} />
        ))}
        {closing && <CallToAction element={closing} />}
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
      frontmatter {
        title
        description
        keywords
      }
      heading
      tree
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
