import { graphql, type PageProps } from 'gatsby';
import { useTranslation } from 'react-i18next';
import { Island } from '../../islands/Island';
import type { Nodes } from '../../screenData';
import { ContactCallToAction } from '../../shell/ContactCallToAction';
import { MarkedText } from '../../shell/MarkedText';
import { PageHead } from '../../shell/head/PageHead';
import { PageHero } from '../../ui/PageHero';
import { FilteredDirectory } from './FilteredDirectory.island';
import { useIntegrations, type ListedIntegration } from './integration';
import { MovesScene } from './MovesScene';

/** The directory of integrations. */
export default function IntegrationsScreen({ data }: PageProps<{ readonly integrations: Nodes<ListedIntegration> }>) {
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
        picture={<MovesScene integrations={integrations} />}
      />
      <Island defer="query">
        <FilteredDirectory integrations={integrations} />
      </Island>
      <ContactCallToAction
        id="custom"
        topic="integration"
        title={t('custom.title')}
        text={t('custom.text')}
        button={t('custom.contact')}
      />
    </>
  );
}

export const query = graphql`
  query IntegrationsScreen {
    integrations: allIntegrationsJson {
      nodes {
        id: jsonId
        category
        icon
        link
        brand
      }
    }
  }
`;
