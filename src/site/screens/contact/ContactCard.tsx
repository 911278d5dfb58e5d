import { css } from '@emotion/react';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { brand } from '../../brand';
import { MailLink } from '../../shell/MailLink';
import { usePhone } from '../../shell/usePhone';
import { mediumOnly } from '../../ui/breakpoints';
import { textButton } from '../../ui/button';
import { PageIcon, type PageIconName } from '../../ui/PageIcon';
import { IconTile } from '../../ui/IconTile';
import { withScripts } from '../../ui/scripting';
import type { Hue } from '../../ui/theme';
import { useClipboard } from '../../ui/useClipboard';
import { visuallyHidden } from '../../ui/visuallyHidden';
import { useWordBreaks } from '../../ui/wordBreaks';
import { vCard } from './vCard';

/** Email, phone and office. */
export function ContactCard() {
  const { t } = useTranslation('contact');
  const withBreaks = useWordBreaks();
  const { phone, phoneLink } = usePhone();
  return (
    <section aria-labelledby="contact-card">
      <h2 id="contact-card" css={heading}>
        {withBreaks(t('cards.title'))}
      </h2>
      <ul role="list" css={list}>
        <Way id="email" icon="mail" hue="fern">
          <MailLink to={brand.email} css={contactLink}>
            {brand.email}
          </MailLink>
          <CopyEmail />
        </Way>
        <Way id="phone" icon="phone" hue="heather">
          <a href={phoneLink} css={contactLink}>
            {phone}
          </a>
        </Way>
        <Way id="office" icon="map-pin" hue="gorse">
          <p css={contactLink}>{withBreaks(t('card.office.text'))}</p>
          <a
            href={`data:text/vcard,${encodeURIComponent(vCard())}`}
            download={`${brand.name.toLowerCase()}.vcf`}
            css={textButton}
          >
            <PageIcon name="download" />
            {withBreaks(t('card.save'))}
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
  const withBreaks = useWordBreaks();
  return (
    <li css={way}>
      <IconTile icon={icon} hue={hue} size="small" />
      <div css={words}>
        <h3 css={visuallyHidden}>{withBreaks(t(`card.${id}.title`))}</h3>
        {children}
      </div>
    </li>
  );
}

/** A button that copies the email address. */
function CopyEmail() {
  const { t } = useTranslation(['contact', 'common']);
  const withBreaks = useWordBreaks();
  const [copied, copy] = useClipboard(brand.email);
  const texts = { copied: t('card.email.copied'), failed: t('common:copy.failed') };
  return (
    <>
      <button type="button" css={[textButton, withScripts]} onClick={() => void copy()}>
        <PageIcon name={copied?.result === 'copied' ? 'check' : 'copy'} />
        <span>{withBreaks(copied ? texts[copied.result] : t('card.email.copy'))}</span>
      </button>
      <p role="status" css={visuallyHidden}>
        {copied && <span key={copied.count}>{texts[copied.result]}</span>}
      </p>
    </>
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
