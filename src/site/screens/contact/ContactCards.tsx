import { css } from '@emotion/react';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { brand } from '../../brand';
import { usePhone } from '../../shell/usePhone';
import { mediumOnly } from '../../ui/breakpoints';
import { textButton } from '../../ui/button';
import { Card } from '../../ui/Card';
import { Icon, type IconName } from '../../ui/Icon';
import { IconTile } from '../../ui/IconTile';
import { withScripts } from '../../ui/scripting';
import type { Hue } from '../../ui/theme';
import { useClipboard } from '../../ui/useClipboard';
import { visuallyHidden } from '../../ui/visuallyHidden';
import { vCard } from './vCard';

/** Email, phone and office. */
export function ContactCards() {
  const { t } = useTranslation('contact');
  const { phone, phoneLink } = usePhone();
  return (
    <section aria-labelledby="contact-cards" css={stack}>
      <h2 id="contact-cards" css={visuallyHidden}>
        {t('cards.title')}
      </h2>
      <ContactCard id="email" icon="mail" hue="fern">
        <a href={`mailto:${brand.email}`} css={contactLink}>
          {brand.email}
        </a>
        <CopyEmail />
      </ContactCard>
      <ContactCard id="phone" icon="phone" hue="heather">
        <a href={phoneLink} css={contactLink}>
          {phone}
        </a>
      </ContactCard>
      <ContactCard id="office" icon="map-pin" hue="gorse">
        <a
          href={`data:text/vcard,${encodeURIComponent(vCard())}`}
          download={`${brand.name.toLowerCase()}.vcf`}
          css={textButton}
        >
          <Icon name="download" />
          {t('card.save')}
        </a>
      </ContactCard>
    </section>
  );
}

interface ContactCardProps {
  id: 'email' | 'phone' | 'office';
  icon: IconName;
  hue: Hue;
  children: ReactNode;
}

function ContactCard({ id, icon, hue, children }: ContactCardProps) {
  const { t } = useTranslation('contact');
  return (
    <Card css={card}>
      <IconTile icon={icon} hue={hue} />
      <div css={words}>
        <h3>{t(`card.${id}.title`)}</h3>
        <p css={cardText}>{t(`card.${id}.text`)}</p>
        {children}
      </div>
    </Card>
  );
}

/** A button that copies the email address. */
function CopyEmail() {
  const { t } = useTranslation(['contact', 'common']);
  const [result, copy] = useClipboard();
  const texts = { copied: t('card.email.copied'), failed: t('common:copy.failed') };
  return (
    <>
      <button type="button" css={[textButton, withScripts]} onClick={() => copy(brand.email)}>
        <Icon name={result === 'copied' ? 'check' : 'copy'} />
        <span>{result ? texts[result] : t('card.email.copy')}</span>
      </button>
      <p role="status" css={visuallyHidden}>
        {result && texts[result]}
      </p>
    </>
  );
}

// They are one column next to the form, and three where the form takes the full width.
const stack = css({
  display: 'grid',
  gap: 'var(--space-sm)',
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
