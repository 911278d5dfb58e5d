import { graphql, type PageProps } from 'gatsby';
import { useTranslation } from 'react-i18next';
import { RichText } from '../../i18n/RichText';
import type { PageContext } from '../../model/pageContext';
import { ClosingQuestion } from '../../shell/ClosingQuestion';
import { PageHead } from '../../shell/head/PageHead';
import { Mark } from '../../ui/Mark';
import { PageHero } from '../../ui/PageHero';
import { AccessibilityStatement } from './AccessibilityStatement';
import { Badges } from './Badges';
import type { Claim } from './claim';
import { SafeRecords } from './SafeRecords';
import { SecurityFeatures } from './SecurityFeatures';

/** Badges, security features and the accessibility statement (specification, section 2). */
export default function ComplianceScreen({ data }: PageProps<Queries.ComplianceScreenQuery, PageContext>) {
  const { t } = useTranslation('compliance');
  const { t: shared } = useTranslation('common');
  // Text to GraphQL; tests/unit/datasets.test.ts holds ids and icons against what there is.
  const claims = (data.claims?.badges ?? []) as readonly Claim[];
  return (
    <>
      <PageHead
        title={t('head.title')}
        description={t('head.description')}
        trail={[{ label: shared('footer.compliance') }]}
      />
      <PageHero
        title={<RichText text={t('hero.title')} tags={{ mark: (words) => <Mark>{words}</Mark> }} />}
        lede={t('hero.lede')}
        picture={<SafeRecords />}
      />
      <Badges claims={claims} />
      <SecurityFeatures />
      <AccessibilityStatement />
      <ClosingQuestion id="questions" title={t('cta.title')} text={t('cta.text')} link={t('cta.contact')} />
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
