import { graphql, type PageProps } from 'gatsby';
import { useTranslation } from 'react-i18next';
import { css } from '@emotion/react';
import type { Partner } from '../../../content/data/datasets';
import { useDataText } from '../../i18n/useDataText';
import { PartnerMark } from '../../scenes/PartnerMark';
import type { Nodes } from '../../screenData';
import { ContactLink } from '../../shell/ContactLink';
import { ExternalLink } from '../../shell/ExternalLink';
import { Badge } from '../../ui/Badge';
import { buttonAccent, buttonOnSlate } from '../../ui/button';
import { CallToActionBand } from '../../ui/CallToActionBand';
import { Card, cardAction, cardLink } from '../../ui/Card';
import { P } from '../../ui/elements';
import { IconList } from '../../ui/IconList';
import { equalColumns } from '../../ui/equalColumns';
import { IconTile } from '../../ui/IconTile';
import { PageHero } from '../../shell/PageHero';
import { type PageIconName, PageIcon } from '../../ui/PageIcon';
import { Section } from '../../ui/Section';
import { visuallyHidden } from '../../ui/visuallyHidden';

export default function PartnersScreen({ data }: PageProps<{ readonly partners: Nodes<Partner> }>) {
  const { t } = useTranslation(['partners', 'common']);
  const partners = data.partners.nodes;
  return (
    <>
      <PageHero
        title={t('head.title')}
        description={t('head.description')}
        name={t('common:nav.partners')}
        heading={t('hero.title')}
        lede={t('hero.lede')}
        picture={<PartnersArt />}
      />
      <Section tone="sunken" labelledBy="benefits" title={t('benefits.title')}>
        <IconList
          items={benefits.map(({ id, icon, hue }) => ({
            id,
            icon: <IconTile icon={icon} />,
            title: t(`benefits.${id}.title`),
            text: t(`benefits.${id}.text`),
            hue,
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

/** The partners, each with a link to its website. */
function PartnerCards({ partners }: { partners: readonly Partner[] }) {
  const { t } = useTranslation('partners');
  const textOf = useDataText('partners');
  return (
    <Section labelledBy="partners" title={t('list.title')}>
      <ul role="list" css={equalColumns('var(--space-sm)', { medium: 2, wide: 2 })}>
        {partners.map(({ id, name, category, url, hue }) => (
          <Card key={id} as="li" hue={hue} interactive css={{ gap: 14, padding: 'var(--space-lg)' }}>
            <h3 css={{ lineHeight: 1.2 }}>
              <PartnerMark id={id} name={name} />
            </h3>
            <Badge icon={categoryIcons[category]}>{t(`category.${category}`)}</Badge>
            <P css={{ flexGrow: 1, maxWidth: '52ch', color: 'var(--ink2)' }}>{textOf(`partner.${id}.description`)}</P>
            <ExternalLink href={url} css={[cardLink, cardAction, { minHeight: 44, fontSize: 'inherit' }]}>
              <span aria-hidden="true">{t('partner.learnMore')}</span>
              <span css={visuallyHidden}>{t('partner.learnMoreAbout', { name })}</span>
            </ExternalLink>
          </Card>
        ))}
      </ul>
    </Section>
  );
}

/** A decoration: the sign-ins of three resellers, each with its own address and colour; the first in front. */
function PartnersArt() {
  return (
    <div css={sheets}>
      {resellers.map(([hue, address], depth) => (
        <div key={hue} data-hue={hue} css={page} style={{ translate: `${5 - 2.5 * depth}rem ${3 * depth}rem` }}>
          <div css={bar}>
            <PageIcon name="lock" />
            <span>{address}</span>
          </div>
          {depth === resellers.length - 1 && (
            <div css={{ display: 'grid', gap: 14, padding: 'var(--space-md)' }}>
              <IconTile icon="graduation-cap" css={{ justifySelf: 'center' }} />
              {fields.map(([icon, text]) => (
                <div key={icon} css={field}>
                  <PageIcon name={icon} />
                  <span>{text}</span>
                </div>
              ))}
              <div css={button}>
                <PageIcon name="arrow-right" />
              </div>
            </div>
          )}
        </div>
      ))}
    </div>
  );
}

const categoryIcons: Readonly<Record<Partner['category'], PageIconName>> = {
  accreditation: 'award',
  cybersecurity: 'shield-check',
  recruitment: 'user-plus',
  trainingPlatform: 'graduation-cap',
};

const fields = [
  ['mail', 'name@example.com'],
  ['key', '•'.repeat(10)],
] as const;
// The last one is in front.
const resellers = [
  ['gorse', 'academy.example.net'],
  ['fern', 'training.example.org'],
  ['heather', 'learn.example.com'],
] as const;

const sheets = css({ display: 'grid', inlineSize: '27rem', padding: '0 5rem 6rem 0' });
const page = css({
  gridArea: '1 / 1',
  overflow: ['hidden', 'clip'],
  background: 'var(--surface)',
  border: '1px solid var(--line)',
  borderRadius: 'var(--radius-xl)',
});

const line = css({ display: 'flex', alignItems: 'center', gap: 10 });

const bar = css(line, {
  padding: '12px 20px',
  color: 'var(--hue)',
  background: 'var(--hue-tint)',
  fontSize: 'var(--text-small)',
  fontWeight: 640,
});

const field = css(line, {
  padding: '11px 14px',
  color: 'var(--ink2)',
  border: '1px solid var(--line-strong)',
  borderRadius: 'var(--radius-sm)',
});

const button = css({
  display: 'grid',
  placeItems: 'center',
  padding: 12,
  color: 'var(--paper)',
  background: 'var(--hue)',
  borderRadius: 'var(--radius-sm)',
  fontSize: '1.25rem',
  '@media (forced-colors: active)': { border: '1px solid CanvasText' },
});
