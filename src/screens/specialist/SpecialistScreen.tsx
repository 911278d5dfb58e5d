import { graphql, type PageProps } from 'gatsby';
import { useTranslation } from 'react-i18next';
import { RichText } from '../../i18n/RichText';
import type { PageContext } from '../../model/pageContext';
import { LocaleLink } from '../../i18n/LocaleLink';
import { ClosingQuestion } from '../../shell/ClosingQuestion';
import { ExternalLink } from '../../shell/ExternalLink';
import { PageHead } from '../../shell/head/PageHead';
import { buttonPrimary, buttonSecondary } from '../../ui/button';
import { Mark } from '../../ui/Mark';
import { PageHero } from '../../ui/PageHero';
import type { Programme, Provider } from './programme';
import { ProgrammeCards } from './ProgrammeCards';
import { Providers } from './Providers';
import { Stair } from './Stair';

/** Four programmes that partners teach (specification, section 2). */
export default function SpecialistScreen({ data }: PageProps<Queries.SpecialistScreenQuery, PageContext>) {
  const { t } = useTranslation('specialist');
  const { t: shared } = useTranslation('common');
  // Text to GraphQL; tests/unit/datasets.test.ts holds ids and icons against what there is.
  const programmes = data.programmes.nodes as readonly Programme[];
  const partners = data.partners.nodes as readonly Provider[];
  const providers = partners.filter(({ slug }) => programmes.some(({ provider }) => provider === slug));
  const academy = providers.find(({ slug }) => slug === 'caer');
  return (
    <>
      <PageHead
        title={t('head.title')}
        description={t('head.description')}
        trail={[{ label: shared('footer.specialist') }]}
      />
      <PageHero
        title={<RichText text={t('hero.title')} tags={{ mark: (words) => <Mark>{words}</Mark> }} />}
        lede={t('hero.lede')}
        actions={
          <>
            <LocaleLink to="/contact" css={buttonPrimary}>
              {t('cta.contact')}
            </LocaleLink>
            {academy && (
              <ExternalLink href={academy.url} css={buttonSecondary}>
                {t('partners.visit', { name: academy.name })}
              </ExternalLink>
            )}
          </>
        }
        picture={<Stair programmes={programmes} />}
      />
      <ProgrammeCards programmes={programmes} providers={providers} />
      <Providers providers={providers} />
      <ClosingQuestion id="ask" title={t('cta.title')} text={t('cta.text')} link={t('cta.contact')} />
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
