import { graphql, type PageProps } from 'gatsby';
import { useTranslation } from 'react-i18next';
import { RichText } from '../../i18n/RichText';
import type { PageContext } from '../../model/pageContext';
import { LocaleLink } from '../../i18n/LocaleLink';
import { PageHead } from '../../shell/head/PageHead';
import { buttonAccent, buttonOnSlate } from '../../ui/button';
import { Mark } from '../../ui/Mark';
import { PageHero } from '../../ui/PageHero';
import { Section } from '../../ui/Section';
import { SlateCard } from '../../ui/SlateCard';
import { BenefitCards } from './BenefitCards';
import { NamePlates } from './NamePlates';
import type { Partner } from './partner';
import { PartnerCards } from './PartnerCards';

/** Who Camre works with, and how to become one of them (specification, section 2). */
export default function PartnersScreen({ data }: PageProps<Queries.PartnersScreenQuery, PageContext>) {
  const { t } = useTranslation('partners');
  const { t: shared } = useTranslation('common');
  // Text to GraphQL; tests/unit/datasets.test.ts holds ids and icons against what there is.
  const partners = data.partners.nodes as readonly Partner[];
  return (
    <>
      <PageHead
        title={t('head.title')}
        description={t('head.description')}
        trail={[{ label: shared('nav.partners') }]}
      />
      <PageHero
        title={<RichText text={t('hero.title')} tags={{ mark: (words) => <Mark>{words}</Mark> }} />}
        lede={t('hero.lede')}
        picture={<NamePlates partners={partners} />}
      />
      <BenefitCards />
      <PartnerCards partners={partners} />
      <Section labelledBy="become">
        <SlateCard
          id="become"
          title={t('become.title')}
          text={t('become.text')}
          note={t('become.kitNote')}
          actions={
            <>
              <LocaleLink to="/contact" css={buttonAccent}>
                {t('become.contact')}
              </LocaleLink>
              <LocaleLink to="/contact?topic=partnerKit" css={buttonOnSlate}>
                {t('become.kit')}
              </LocaleLink>
            </>
          }
        />
      </Section>
    </>
  );
}

export const query = graphql`
  query PartnersScreen($language: String!, $namespaces: [String!]!, $contentLocale: String!, $published: [String!]!) {
    ...Shell
    partners: allPartnersJson {
      nodes {
        slug
        name
        category
        url
        hue
      }
    }
  }
`;
