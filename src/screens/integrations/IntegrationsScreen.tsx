import { css } from '@emotion/react';
import { graphql, type PageProps } from 'gatsby';
import { useTranslation } from 'react-i18next';
import { LocaleLink } from '../../i18n/LocaleLink';
import { MarkedText } from '../../shell/MarkedText';
import { PageHead } from '../../shell/head/PageHead';
import { buttonAccent } from '../../ui/button';
import { PageHero } from '../../ui/PageHero';
import { CallToActionCard } from '../../ui/CallToActionCard';
import { FilteredDirectory } from './FilteredDirectory';
import { useIntegrations } from './integration';
import { IntegrationsArt } from './IntegrationsArt';

/** The directory of integrations. */
export default function IntegrationsScreen({ data, location }: PageProps<Queries.IntegrationsScreenQuery>) {
  const { t } = useTranslation(['integrations', 'common']);
  const integrations = useIntegrations(data.integrations.nodes);
  return (
    <>
      <PageHead
        title={t('head.title')}
        description={t('head.description')}
        breadcrumbs={[{ label: t('common:nav.integrations') }]}
      />
      <PageHero
        eyebrow={t('head.title')}
        title={<MarkedText text={t('hero.title')} />}
        lede={t('hero.lede')}
        picture={<IntegrationsArt integrations={integrations} />}
      />
      <FilteredDirectory integrations={integrations} search={location.search}>
        <div css={custom}>
          <CallToActionCard
            title={t('custom.title')}
            text={t('custom.text')}
            actions={
              <LocaleLink to="/contact?topic=integration" css={buttonAccent}>
                {t('custom.contact')}
              </LocaleLink>
            }
          />
        </div>
      </FilteredDirectory>
    </>
  );
}

const custom = css({ marginBlockStart: 'clamp(40px, 6vw, 72px)' });

export const query = graphql`
  query IntegrationsScreen(
    $language: String!
    $namespaces: [String!]!
    $contentLocale: String!
    $published: [String!]!
  ) {
    ...Shell
    integrations: allIntegrationsJson {
      nodes {
        slug
        category
        icon
        link
      }
    }
  }
`;
