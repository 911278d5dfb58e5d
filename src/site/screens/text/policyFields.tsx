import { css } from '@emotion/react';
import { useTranslation } from 'react-i18next';
import { brand, shownEntry } from '../../brand';
import { useFormatDate } from '../../i18n/useFormatDate';
import { Island } from '../../islands/Island';
import { ownerFacts } from '../../ownerFacts';
import { MailLink } from '../../shell/MailLink';
import type { ProseComponentProps } from '../../shell/prose/Prose';
import { useContentLanguage } from '../../shell/prose/useContentLanguage';
import { usePhone } from '../../shell/usePhone';
import { useTrackingNote } from '../../shell/useTrackingNote';
import { CurrentDate } from './CurrentDate.island';

/** One of the owner's constants; email addresses and the phone number are links (MDX: Brand). */
export function BrandValue({ props: { of: name = '' } }: ProseComponentProps) {
  const { phone, phoneLink } = usePhone();
  const value = shownEntry(name);
  if (value === undefined) throw new Error(`<Brand of="${name}"> names nothing that is set in src/site/brand.ts`);
  if (value.includes('@')) return <MailLink to={value}>{value}</MailLink>;
  if (name === 'phone') return <a href={phoneLink}>{phone}</a>;
  return value;
}

/** What the policy says of services that a deployment or the owner may have added (MDX: PolicyNote). */
export function PolicyNote({ props: { about } }: ProseComponentProps) {
  const { t } = useTranslation('privacy');
  const tracking = useTrackingNote();
  switch (about) {
    case 'analytics':
      return <p>{tracking}</p>;
    case 'subProcessors':
      return <SubProcessors />;
    case 'challenge':
      return process.env.GATSBY_TURNSTILE_SITE_KEY ? <p>{t('cookies.challenge')}</p> : null;
  }
  throw new Error(`<PolicyNote about="${about}"> is unknown; expected analytics, subProcessors or challenge`);
}

/** The companies that process personal information for the owner, once they are set. */
export function SubProcessors() {
  const { t } = useTranslation('privacy');
  if (!ownerFacts.subProcessors) return null;
  return (
    <>
      <p>{t('subProcessors.intro')}</p>
      <ul>
        {ownerFacts.subProcessors.map(({ name, purpose, place }) => (
          <li key={name}>
            {t('subProcessors.item', {
              name,
              purpose: t(`subProcessors.purpose.${purpose}`),
              place: t(`subProcessors.place.${place}`),
            })}
          </li>
        ))}
      </ul>
    </>
  );
}

/** The policy's version and its date (MDX: PolicyVersion). */
export function PolicyVersion() {
  const { t } = useTranslation('privacy');
  const format = useFormatDate();
  const { interfaceLang } = useContentLanguage();
  const date = format.date(brand.policyDate);
  return (
    <p lang={interfaceLang} css={versionLine}>
      {t('policyVersion', { version: brand.policyVersion, date })}
    </p>
  );
}

/** The current date (MDX: LastUpdated). */
export function LastUpdated() {
  const { interfaceLang } = useContentLanguage();
  return (
    <p lang={interfaceLang} css={dateLine}>
      <Island>
        <CurrentDate built={process.env.GATSBY_BUILD_DATE ?? ''} />
      </Island>
    </p>
  );
}

const versionLine = css({
  '&&': { marginBlockStart: 'var(--space-2xl)' },
  paddingBlockStart: 24,
  borderBlockStart: '1px solid var(--line)',
  color: 'var(--ink2)',
});

const dateLine = css({ '&&': { marginBlockStart: 6 }, color: 'var(--ink2)', fontWeight: 600 });
