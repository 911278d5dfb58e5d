import { css } from '@emotion/react';
import { graphql, type PageProps } from 'gatsby';
import { useTranslation } from 'react-i18next';
import { RichText } from '../../i18n/RichText';
import type { PageContext } from '../../model/pageContext';
import { LocaleLink } from '../../i18n/LocaleLink';
import { PageHead } from '../../shell/head/PageHead';
import { buttonAccent } from '../../ui/button';
import { Mark } from '../../ui/Mark';
import { PageHero } from '../../ui/PageHero';
import { SlateCard } from '../../ui/SlateCard';
import { FilteredDirectory } from './FilteredDirectory';
import { TileStair } from './TileStair';
import { useIntegrations } from './useIntegrations';

/** The directory of integrations by category, which can be searched and narrowed (specification, section 2). */
export default function IntegrationsScreen({
  data,
  location,
}: PageProps<Queries.IntegrationsScreenQuery, PageContext>) {
  const { t } = useTranslation('integrations');
  const { t: shared } = useTranslation('common');
  const integrations = useIntegrations(data.integrations.nodes);
  return (
    <>
      <PageHead
        title={t('head.title')}
        description={t('head.description')}
        trail={[{ label: shared('nav.integrations') }]}
      />
      <PageHero
        title={<RichText text={t('hero.title')} tags={{ mark: (words) => <Mark>{words}</Mark> }} />}
        lede={t('hero.lede')}
        picture={<TileStair integrations={integrations} />}
      />
      <FilteredDirectory integrations={integrations} search={location.search}>
        <div css={custom}>
          <SlateCard
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
