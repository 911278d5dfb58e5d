import { css } from '@emotion/react';
import { useTranslation } from 'react-i18next';
import { brand } from '../../brand';
import { RichText } from '../../i18n/RichText';
import type { ScreenProps } from '../../screenData';
import { MailLink } from '../../shell/MailLink';
import { BeforeYouBuy } from '../../shell/buying/BeforeYouBuy';
import { ContactCallToAction } from '../../shell/ContactCallToAction';
import { ContactLink } from '../../shell/ContactLink';
import { MarkedText } from '../../shell/MarkedText';
import { PageHead } from '../../shell/head/PageHead';
import { IconList } from '../../ui/IconList';
import { PageHero } from '../../ui/PageHero';
import { Section } from '../../ui/Section';
import { AccessibilityStatement } from './AccessibilityStatement';
import { Badges } from './Badges';
import { SecurityArt } from './SecurityArt';

/** The compliance page. */
export default function ComplianceScreen({ pageContext }: ScreenProps<'compliance'>) {
  const { t } = useTranslation(['compliance', 'common']);
  return (
    <>
      <PageHead
        title={t('head.title')}
        description={t('head.description')}
        breadcrumbs={[{ label: t('common:footer.compliance') }]}
      />
      <PageHero
        eyebrow={t('head.title')}
        title={<MarkedText text={t('hero.title')} />}
        lede={t('hero.lede')}
        picture={<SecurityArt />}
      />
      <Badges badges={pageContext.data.badges} />
      <Section labelledBy="security" title={t('security.title')}>
        <IconList
          items={securityFeatures.map((feature) => ({
            ...feature,
            title: t(`security.${feature.id}.title`),
            text: t(`security.${feature.id}.text`),
          }))}
        />
      </Section>
      <BeforeYouBuy groups={['data']} />
      <AccessibilityStatement />
      {/* security.txt links here. */}
      <Section id="report-a-vulnerability" labelledBy="vulnerability" title={t('vulnerability.title')}>
        <div css={sectionText}>
          <p>
            <HowToReport mail={brand.securityEmail} />
          </p>
          <p>{t('vulnerability.details')}</p>
          <p>{t('vulnerability.rules')}</p>
        </div>
      </Section>
      <ContactCallToAction id="questions" title={t('cta.title')} text={t('cta.text')} button={t('cta.contact')} />
    </>
  );
}

/** Where reports go: to the owner’s own address, or while there is none by the contact form. */
function HowToReport({ mail }: { mail: string | undefined }) {
  const { t } = useTranslation('compliance');
  return mail ? (
    <RichText
      text={t('vulnerability.text', { email: mail })}
      tags={{ mail: (words) => <MailLink to={mail}>{words}</MailLink> }}
    />
  ) : (
    <RichText
      text={t('vulnerability.form')}
      tags={{ form: (words) => <ContactLink topic="question">{words}</ContactLink> }}
    />
  );
}

const sectionText = css({ display: 'grid', gap: '1em', maxWidth: '66ch', color: 'var(--ink2)' });

const securityFeatures = [
  { id: 'encryption', icon: 'lock' },
  { id: 'audits', icon: 'search' },
  { id: 'mfa', icon: 'key' },
  { id: 'rbac', icon: 'user-check' },
  { id: 'backup', icon: 'database' },
  { id: 'monitoring', icon: 'eye' },
  { id: 'residency', icon: 'map-pin' },
  { id: 'api', icon: 'plug' },
] as const;
