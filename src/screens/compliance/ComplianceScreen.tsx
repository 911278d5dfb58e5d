import { graphql, type PageProps } from 'gatsby';
import { useTranslation } from 'react-i18next';
import { ContactCallToAction } from '../../shell/ContactCallToAction';
import { MarkedText } from '../../shell/MarkedText';
import { PageHead } from '../../shell/head/PageHead';
import { PageHero } from '../../ui/PageHero';
import { AccessibilityStatement } from './AccessibilityStatement';
import { Badges, type Claim } from './Badges';
import { DataFacts } from './DataFacts';
import { SecurityArt } from './SecurityArt';
import { SecurityFeatures } from './SecurityFeatures';
import { VulnerabilityReport } from './VulnerabilityReport';

/** The compliance page. */
export default function ComplianceScreen({ data }: PageProps<Queries.ComplianceScreenQuery>) {
  const { t } = useTranslation(['compliance', 'common']);
  // GraphQL types them as strings; tests/unit/datasets.test.ts checks ids and icons.
  const claims = (data.claims?.badges ?? []) as readonly Claim[];
  return (
    <>
      <PageHead
        title={t('head.title')}
        description={t('head.description')}
        breadcrumbs={[{ label: t('common:footer.compliance') }]}
      />
      <PageHero
        eyebrow={t('head.title')}
        title={<MarkedText text={t('hero.title')} />}
        lede={t('hero.lede')}
        picture={<SecurityArt />}
      />
      <Badges claims={claims} />
      <SecurityFeatures />
      <DataFacts />
      <AccessibilityStatement />
      <VulnerabilityReport />
      <ContactCallToAction id="questions" title={t('cta.title')} text={t('cta.text')} button={t('cta.contact')} />
    </>
  );
}

export const query = graphql`
  query ComplianceScreen($language: String!, $namespaces: [String!]!, $contentLocale: String!, $published: [String!]!) {
    ...Shell
    claims: claimsJson {
      badges {
        id
        icon
        status
        wording
        evidence
        lastChecked
      }
    }
  }
`;
