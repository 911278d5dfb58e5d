import { graphql, type PageProps } from 'gatsby';
import { useTranslation } from 'react-i18next';
import type { Partner } from '../../../content/data/datasets';
import type { Nodes } from '../../screenData';
import { ContactLink } from '../../shell/ContactLink';
import { MarkedText } from '../../shell/MarkedText';
import { PageHead } from '../../shell/head/PageHead';
import { buttonAccent, buttonOnSlate } from '../../ui/button';
import { CallToActionBand } from '../../ui/CallToActionBand';
import { IconList } from '../../ui/IconList';
import { PageHero } from '../../ui/PageHero';
import { Section } from '../../ui/Section';
import { PartnersArt } from './PartnersArt';
import { PartnerCards } from './PartnerCards';

/** The partners page. */
export default function PartnersScreen({ data }: PageProps<{ readonly partners: Nodes<Partner> }>) {
  const { t } = useTranslation(['partners', 'common']);
  const partners = data.partners.nodes;
  return (
    <>
      <PageHead
        title={t('head.title')}
        description={t('head.description')}
        breadcrumbs={[{ label: t('common:nav.partners') }]}
      />
      <PageHero
        eyebrow={t('head.title')}
        title={<MarkedText text={t('hero.title')} />}
        lede={t('hero.lede')}
        picture={<PartnersArt />}
      />
      <Section tone="sunken" labelledBy="benefits" title={t('benefits.title')}>
        <IconList
          items={benefits.map((benefit) => ({
            ...benefit,
            title: t(`benefits.${benefit.id}.title`),
            text: t(`benefits.${benefit.id}.text`),
          }))}
        />
      </Section>
      <PartnerCards partners={partners} />
      <CallToActionBand
        id="become"
        title={t('become.title')}
        note={t('become.kitNote')}
        action={
          <>
            <ContactLink topic="partner" css={buttonAccent}>
              {t('become.contact')}
            </ContactLink>
            <ContactLink topic="partner-kit" css={buttonOnSlate}>
              {t('become.kit')}
            </ContactLink>
          </>
        }
      >
        {t('become.text')}
      </CallToActionBand>
    </>
  );
}

const benefits = [
  { id: 'pricing', icon: 'hand-coins', hue: 'fern' },
  { id: 'branding', icon: 'palette', hue: 'gorse' },
  { id: 'content', icon: 'book-open', hue: 'heather' },
  { id: 'support', icon: 'message-circle', hue: 'estuary' },
] as const;

export const query = graphql`
  query PartnersScreen {
    partners: allPartnersJson {
      nodes {
        id: jsonId
        name
        category
        url
        hue
      }
    }
  }
`;
