import { css } from '@emotion/react';
import { useTranslation } from 'react-i18next';
import { useDataText } from '../../i18n/useDataText';
import type { Partner } from '../../../content/data/datasets';
import { PartnerMark } from '../../scenes/PartnerMark';
import { ExternalLink } from '../../shell/ExternalLink';
import { Badge } from '../../ui/Badge';
import { Card, cardAction, cardLink } from '../../ui/Card';
import { CardGrid } from '../../ui/CardGrid';
import { P } from '../../ui/elements';
import type { PageIconName } from '../../ui/PageIcon';
import { Section } from '../../ui/Section';
import { visuallyHidden } from '../../ui/visuallyHidden';

/** The partners, each with a link to its website. */
export function PartnerCards({ partners }: { partners: readonly Partner[] }) {
  const { t } = useTranslation('partners');
  const textOf = useDataText('partners');
  return (
    <Section labelledBy="partners" title={t('list.title')} lede={t('list.lede')}>
      <CardGrid min="20rem" columns={2}>
        {partners.map(({ id, name, category, url, hue }) => (
          <Card key={id} as="li" hue={hue} interactive css={card}>
            <h3 css={heading}>
              <PartnerMark id={id} name={name} />
            </h3>
            <Badge icon={categoryIcons[category]}>{t(`category.${category}`)}</Badge>
            <P css={text}>{textOf(`partner.${id}.description`)}</P>
            <ExternalLink href={url} css={[cardLink, link]}>
              <span aria-hidden="true">{t('partner.learnMore')}</span>
              <span css={visuallyHidden}>{t('partner.learnMoreAbout', { name })}</span>
            </ExternalLink>
          </Card>
        ))}
      </CardGrid>
    </Section>
  );
}

const categoryIcons: Readonly<Record<Partner['category'], PageIconName>> = {
  accreditation: 'award',
  cybersecurity: 'shield-check',
  recruitment: 'user-plus',
  trainingPlatform: 'graduation-cap',
};

const card = css({ gap: 14, padding: 'var(--space-lg)' });
const heading = css({ lineHeight: 1.2 });
const text = css({ flexGrow: 1, maxWidth: '52ch', color: 'var(--ink2)' });
const link = css(cardAction, { minHeight: 44, fontSize: 'inherit' });
