import { graphql, type PageProps } from 'gatsby';
import { useTranslation } from 'react-i18next';
import { ContactLink } from '../../shell/ContactLink';
import { PageHead } from '../../shell/head/PageHead';
import { useSoftwareApplication } from '../../shell/head/useSoftwareApplication';
import { PartBoundary } from '../../shell/PartBoundary';
import { buttonAccent, buttonOnSlate, buttonRow } from '../../ui/button';
import { CallToActionBand } from '../../ui/CallToActionBand';
import { Benefits } from './Benefits';
import { CategoryGrid } from './CategoryGrid';
import { FeatureBento } from './FeatureBento';
import { Hero } from './Hero';
import { Industries } from './Industries';
import { LanguageGrid } from './LanguageGrid';
import { LazyScene } from './LazyScene';
import { Partners } from './Partners';
import { Questions, useFaqPage } from './Questions';
import { Showcase } from './Showcase';
import { SpecialistBand } from './SpecialistBand';

/** The home page. */
export default function HomeScreen({ data }: PageProps<Queries.HomeScreenQuery>) {
  const { t } = useTranslation('home');
  const partners = data.partners.nodes;
  return (
    <>
      <PageHead
        title={t('head.title')}
        description={t('head.description')}
        graph={[useSoftwareApplication(), useFaqPage()]}
      />
      <Hero />
      <PartBoundary>
        <Industries />
      </PartBoundary>
      <Benefits />
      <PartBoundary>
        <Showcase />
      </PartBoundary>
      <LanguageGrid languages={data.interfaceLanguages.nodes} />
      <FeatureBento cards={data.features} />
      <CategoryGrid cards={data.courses} />
      <SpecialistBand partners={partners} />
      <Partners partners={partners} />
      <PartBoundary>
        <Questions />
      </PartBoundary>
      <CallToActionBand
        id="closing"
        title={t('cta.title')}
        picture={<LazyScene name="hero" />}
        action={
          <div css={buttonRow}>
            <ContactLink topic="trial" css={buttonAccent}>
              {t('cta.trial')}
            </ContactLink>
            <ContactLink topic="demo" css={buttonOnSlate}>
              {t('cta.demo')}
            </ContactLink>
          </div>
        }
      >
        {t('cta.text')}
      </CallToActionBand>
    </>
  );
}

export const query = graphql`
  query HomeScreen($language: String!, $namespaces: [String!]!, $contentLocale: String!, $published: [String!]!) {
    ...Shell
    interfaceLanguages: allLanguagesJson {
      nodes {
        code
        name
        htmlLang
        flag
      }
    }
    features: contentCards(kind: "features", language: $language) {
      slug
      path
      summary
      lang
      hue
    }
    courses: contentCards(kind: "courses", language: $language) {
      slug
      path
      heading
      hue
      count
    }
    partners: allPartnersJson {
      nodes {
        slug
        name
        url
        hue
      }
    }
  }
`;
