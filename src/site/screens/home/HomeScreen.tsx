import { graphql } from 'gatsby';
import { useTranslation } from 'react-i18next';
import type { Language, Partner } from '../../../content/data/datasets';
import type { Nodes, ScreenProps } from '../../screenData';
import { CertificateScene } from '../../scenes/CertificateScene';
import { ContactLink } from '../../shell/ContactLink';
import { PageHead } from '../../shell/head/PageHead';
import { useSoftwareApplication } from '../../shell/head/useSoftwareApplication';
import { buttonAccent, buttonOnSlate } from '../../ui/button';
import { CallToActionBand } from '../../ui/CallToActionBand';
import { Benefits } from './Benefits';
import { CategoryGrid } from './CategoryGrid';
import { FeatureBento } from './FeatureBento';
import { Hero } from './Hero';
import { Industries } from './Industries';
import { LanguageGrid } from './LanguageGrid';
import { Questions } from './Questions';
import { Showcase } from './Showcase';
import { TrainingBand } from './TrainingBand';

/** The home page. */
export default function HomeScreen({ data, pageContext }: ScreenProps<'home', HomeQuery>) {
  const { t } = useTranslation('home');
  const partners = data.partners.nodes;
  return (
    <>
      <PageHead title={t('head.title')} description={t('head.description')} graph={[useSoftwareApplication()]} />
      <Hero asked={pageContext.data.asked} />
      <Industries sectors={pageContext.data.sectors} />
      <Benefits />
      <Showcase />
      <LanguageGrid languages={data.languages.nodes} />
      <FeatureBento cards={pageContext.data.features} />
      <CategoryGrid cards={pageContext.data.courses} />
      <TrainingBand partners={partners} />
      <Questions ids={pageContext.data.questions} />
      <CallToActionBand
        id="closing"
        title={t('cta.title')}
        picture={<CertificateScene />}
        action={
          <>
            <ContactLink topic="trial" css={buttonAccent}>
              {t('cta.trial')}
            </ContactLink>
            <ContactLink topic="demo" css={buttonOnSlate}>
              {t('cta.demo')}
            </ContactLink>
          </>
        }
      >
        {t('cta.text')}
      </CallToActionBand>
    </>
  );
}

interface HomeQuery {
  readonly languages: Nodes<Pick<Language, 'code' | 'name' | 'flag'>>;
  readonly partners: Nodes<Pick<Partner, 'id' | 'name' | 'url' | 'hue' | 'role'>>;
}

export const query = graphql`
  query HomeScreen {
    languages: allLanguagesJson(sort: { name: ASC }) {
      nodes {
        code
        name
        flag
      }
    }
    partners: allPartnersJson {
      nodes {
        id: jsonId
        name
        url
        hue
        role
      }
    }
  }
`;
