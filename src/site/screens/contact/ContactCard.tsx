import { css } from '@emotion/react';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { brand } from '../../brand';
import { Island } from '../../islands/Island';
import { MailLink } from '../../shell/MailLink';
import { usePhone } from '../../shell/usePhone';
import { mediumOnly } from '../../ui/breakpoints';
import { textButton } from '../../ui/button';
import { H2, H3, P, Span } from '../../ui/elements';
import { PageIcon, type PageIconName } from '../../ui/PageIcon';
import { IconTile } from '../../ui/IconTile';
import type { Hue } from '../../ui/theme';
import { visuallyHidden } from '../../ui/visuallyHidden';
import { CopyEmail } from './CopyEmail.island';
import { vCard } from './vCard';

/** Email, phone and office. */
export function ContactCard() {
  const { t } = useTranslation('contact');
  const { phone, phoneLink } = usePhone();
  return (
    <section aria-labelledby="contact-card">
      <H2 id="contact-card" css={heading}>
        {t('cards.title')}
      </H2>
      <ul role="list" css={list}>
        <Way id="email" icon="mail" hue="fern">
          <MailLink to={brand.email} css={contactLink}>
            {brand.email}
          </MailLink>
          <Island defer="touch">
            <CopyEmail />
          </Island>
        </Way>
        <Way id="phone" icon="phone" hue="heather">
          <a href={phoneLink} css={contactLink}>
            {phone}
          </a>
        </Way>
        <Way id="office" icon="map-pin" hue="gorse">
          <P css={contactLink}>{t('card.office.text')}</P>
          <a
            href={`data:text/vcard,${encodeURIComponent(vCard())}`}
            download={`${brand.name.toLowerCase()}.vcf`}
            css={textButton}
          >
            <PageIcon name="download" />
            <Span>{t('card.save')}</Span>
          </a>
        </Way>
      </ul>
    </section>
  );
}

interface WayProps {
  id: 'email' | 'phone' | 'office';
  icon: PageIconName;
  hue: Hue;
  children: ReactNode;
}

function Way({ id, icon, hue, children }: WayProps) {
  const { t } = useTranslation('contact');
  return (
    <li css={way}>
      <IconTile icon={icon} hue={hue} size="small" />
      <div css={words}>
        <H3 css={visuallyHidden}>{t(`card.${id}.title`)}</H3>
        {children}
      </div>
    </li>
  );
}

const heading = css({ marginBlockEnd: 12, fontSize: 'var(--text-h3)', lineHeight: 'var(--leading-h3)' });

const list = css({
  display: 'grid',
  gap: 4,
  [mediumOnly]: { gridTemplateColumns: 'repeat(auto-fit, minmax(15rem, 1fr))', gap: 20 },
});
const way = css({
  display: 'grid',
  gridTemplateColumns: 'auto minmax(0, 1fr)',
  gap: 12,
  paddingBlockStart: 4,
  // In the middle of the first line, which is as high as a target has to be.
  '& > span': { marginBlockStart: 4 },
});
const words = css({ display: 'grid', alignContent: 'start', justifyItems: 'start' });

const contactLink = css({
  display: 'inline-flex',
  alignItems: 'center',
  minHeight: 44,
  fontWeight: 640,
  overflowWrap: 'anywhere',
});
