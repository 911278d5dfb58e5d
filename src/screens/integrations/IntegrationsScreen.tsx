import { css } from '@emotion/react';
import { graphql, type PageProps } from 'gatsby';
import { useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { RichText } from '../../i18n/RichText';
import type { PageContext } from '../../build/pages';
import { LocaleLink } from '../../i18n/LocaleLink';
import { PageHead } from '../../shell/head/PageHead';
import { buttonAccent } from '../../ui/button';
import { Mark } from '../../ui/Mark';
import { PageHero } from '../../ui/PageHero';
import { Section } from '../../ui/Section';
import { SlateCard } from '../../ui/SlateCard';
import { Directory } from './Directory';
import { filterIntegrations } from './filterIntegrations';
import { FilterRow } from './FilterRow';
import { Found } from './Found';
import { TileStair } from './TileStair';
import { useIntegrationFilter } from './useIntegrationFilter';
import { useIntegrations } from './useIntegrations';

/** The directory of integrations by category, which can be searched and narrowed (specification, section 2). */
export default function IntegrationsScreen({
  data,
  location,
}: PageProps<Queries.IntegrationsScreenQuery, PageContext>) {
  const { t } = useTranslation('integrations');
  const { t: shared } = useTranslation('common');
  const integrations = useIntegrations(data.integrations.nodes);
  const field = useRef<HTMLInputElement>(null);
  const [filter, setFilter] = useIntegrationFilter(location.search, field);
  const found = filterIntegrations(integrations, filter);
  const narrowed = filter.category !== 'all' || filter.query.trim() !== '';
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
      <FilterRow integrations={integrations} filter={filter} field={field} onChange={setFilter} />
      <Section css={list}>
        <Found count={found.length} onClear={narrowed ? () => setFilter({ category: 'all', query: '' }) : undefined} />
        <Directory integrations={found} />
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
      </Section>
    </>
  );
}

const list = css({ paddingBlockStart: 'clamp(24px, 3vw, 36px)' });
const custom = css({ marginBlockStart: 'clamp(40px, 6vw, 72px)' });

export const query = graphql`
  query IntegrationsScreen(
    $language: String!
    $namespaces: [String!]!
    $wordsLanguage: String!
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
