import { graphql, type PageProps } from 'gatsby';
import { useTranslation } from 'react-i18next';
import { ContactCallToAction } from '../../shell/ContactCallToAction';
import { ContactLink } from '../../shell/ContactLink';
import { ExternalLink } from '../../shell/ExternalLink';
import { MarkedText } from '../../shell/MarkedText';
import { PageHead } from '../../shell/head/PageHead';
import { buttonPrimary, buttonSecondary } from '../../ui/button';
import { PageHero } from '../../ui/PageHero';
import type { Programme } from './programme';
import { ProgrammeCards } from './ProgrammeCards';
import { Providers } from './Providers';
import { ProgrammesArt } from './ProgrammesArt';

/** The specialist courses page. */
export default function SpecialistScreen({ data }: PageProps<Queries.SpecialistScreenQuery>) {
  const { t } = useTranslation(['specialist', 'common']);
  // GraphQL types them as strings; tests/unit/datasets.test.ts checks ids and icons.
  const programmes = data.programmes.nodes as readonly Programme[];
  const providers = data.partners.nodes.filter(({ slug }) => programmes.some(({ provider }) => provider === slug));
  const academy = providers.find(({ slug }) => slug === 'caer');
  return (
    <>
      <PageHead
        title={t('head.title')}
        description={t('head.description')}
        breadcrumbs={[{ label: t('common:footer.specialist') }]}
      />
      <PageHero
        eyebrow={t('head.title')}
        title={<MarkedText text={t('hero.title')} />}
        lede={t('hero.lede')}
        actions={
          <>
            <ContactLink topic="question" css={buttonPrimary}>
              {t('cta.contact')}
            </ContactLink>
            {academy && (
              <ExternalLink href={academy.url} css={buttonSecondary}>
                {t('partners.visit', { name: academy.name })}
              </ExternalLink>
            )}
          </>
        }
        picture={<ProgrammesArt programmes={programmes} />}
      />
      <ProgrammeCards programmes={programmes} providers={providers} />
      <Providers providers={providers} />
      <ContactCallToAction id="ask" title={t('cta.title')} text={t('cta.text')} button={t('cta.contact')} />
    </>
  );
}

export const query = graphql`
  query SpecialistScreen($language: String!, $namespaces: [String!]!, $contentLocale: String!, $published: [String!]!) {
    ...Shell
    programmes: allProgrammesJson {
      nodes {
        slug
        icon
        hue
        provider
        features
      }
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
