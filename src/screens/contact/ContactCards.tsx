import { css } from '@emotion/react';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { brand } from '../../brand';
import { usePhone } from '../../shell/usePhone';
import { mediumOnly } from '../../ui/breakpoints';
import { Card } from '../../ui/Card';
import type { IconName } from '../../ui/icons';
import { IconTile } from '../../ui/IconTile';
import type { Tone } from '../../ui/tones';
import { visuallyHidden } from '../../ui/visuallyHidden';
import { CopyEmail } from './CopyEmail';
import { SaveContact } from './SaveContact';

/** Email, phone and office. */
export function ContactCards() {
  const { t } = useTranslation('contact');
  const { phone, phoneLink } = usePhone();
  return (
    <section aria-labelledby="contact-cards" css={stack}>
      <h2 id="contact-cards" css={visuallyHidden}>
        {t('cards.title')}
      </h2>
      <ContactCard icon="mail" tone="fern" title={t('card.email.title')} text={t('card.email.text')}>
        <a href={`mailto:${brand.email}`} css={contactLink}>
          {brand.email}
        </a>
        <CopyEmail />
      </ContactCard>
      <ContactCard icon="phone" tone="heather" title={t('card.phone.title')} text={t('card.phone.text')}>
        <a href={phoneLink} css={contactLink}>
          {phone}
        </a>
      </ContactCard>
      <ContactCard icon="map-pin" tone="gorse" title={t('card.office.title')} text={t('card.office.text')}>
        <SaveContact />
      </ContactCard>
    </section>
  );
}

interface ContactCardProps {
  icon: IconName;
  tone: Tone;
  title: string;
  text: string;
  children?: ReactNode;
}

function ContactCard({ icon, tone, title, text, children }: ContactCardProps) {
  return (
    <Card css={card}>
      <IconTile icon={icon} tone={tone} />
      <div css={words}>
        <h3>{title}</h3>
        <p css={cardText}>{text}</p>
        {children}
      </div>
    </Card>
  );
}

// One column next to the form, three where the form takes the full width.
const stack = css({
  display: 'grid',
  gap: 'clamp(14px, 1.8vw, 22px)',
  [mediumOnly]: { gridTemplateColumns: 'repeat(3, minmax(0, 1fr))' },
});
const card = css({
  display: 'grid',
  gridTemplateColumns: 'auto minmax(0, 1fr)',
  alignContent: 'start',
  gap: 18,
  [mediumOnly]: { gridTemplateColumns: 'minmax(0, 1fr)' },
});
const words = css({ display: 'grid', justifyItems: 'start' });
const cardText = css({ marginBlockStart: 4, color: 'var(--ink2)' });

const contactLink = css({
  display: 'inline-flex',
  alignItems: 'center',
  minHeight: 44,
  fontWeight: 640,
  overflowWrap: 'anywhere',
});
