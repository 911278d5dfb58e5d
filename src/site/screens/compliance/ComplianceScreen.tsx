import { css } from '@emotion/react';
import { useTranslation } from 'react-i18next';
import type { ReactNode } from 'react';
import { brand } from '../../brand';
import { RichText } from '../../i18n/RichText';
import { useFormatDate } from '../../i18n/useFormatDate';
import type { ScreenProps } from '../../screenData';
import { BeforeYouBuy } from '../../shell/buying/BeforeYouBuy';
import { ContactCallToAction } from '../../shell/ContactCallToAction';
import { ContactLink } from '../../shell/ContactLink';
import { ExternalLink } from '../../shell/ExternalLink';
import { PageHead } from '../../shell/head/PageHead';
import { siteUrl } from '../../shell/head/siteUrl';
import { MailLink } from '../../shell/MailLink';
import { MarkedText } from '../../shell/MarkedText';
import { usePhone } from '../../shell/usePhone';
import { from } from '../../ui/breakpoints';
import { Disclosure } from '../../ui/Disclosure';
import { IconList } from '../../ui/IconList';
import { PageHero } from '../../ui/PageHero';
import { Section } from '../../ui/Section';
import { SectionHeading } from '../../ui/SectionHeading';
import { sideBySide } from '../../ui/sideBySide';
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

/** The accessibility statement: scope, level, browsers, issues, contact, enforcement, review. */
function AccessibilityStatement() {
  const { t } = useTranslation('compliance');
  const { date } = useFormatDate();
  const { phone, phoneLink } = usePhone();
  const domain = siteUrl.replace(/^https?:\/\//, '');
  return (
    <Section tone="sunken" id="accessibility" labelledBy="accessibility-title">
      <div css={columns}>
        <SectionHeading
          id="accessibility-title"
          title={t('accessibility.title')}
          lede={t('accessibility.lede')}
          css={heading}
        />
        <div css={parts}>
          <Part title={t('accessibility.scope.title')}>
            <p>{t('accessibility.scope.text', { domain })}</p>
          </Part>
          <Part title={t('accessibility.level.title')}>
            <p>{t('accessibility.level.text')}</p>
          </Part>
          <Part title={t('accessibility.browsers.title')}>
            <p>{t('accessibility.browsers.text')}</p>
          </Part>
          <Part title={t('accessibility.issues.title')}>
            <ul css={list}>
              {issues.map((issue) => (
                <li key={issue}>{t(`accessibility.issues.${issue}`)}</li>
              ))}
            </ul>
          </Part>
          <Part title={t('accessibility.contact.title')}>
            <p>
              <RichText
                text={t('accessibility.contact.text', { email: brand.email, phone })}
                tags={{
                  mail: (words) => <MailLink to={brand.email}>{words}</MailLink>,
                  phone: (words) => <a href={phoneLink}>{words}</a>,
                }}
              />
            </p>
          </Part>
          <Part title={t('accessibility.enforcement.title')}>
            <p>{t('accessibility.enforcement.text')}</p>
            <p>
              <ExternalLink href="https://www.equalityadvisoryservice.com/" css={link}>
                {t('accessibility.enforcement.eass')}
              </ExternalLink>
            </p>
          </Part>
          <Part title={t('accessibility.review.title')}>
            <p>{t('accessibility.review.text', { date: date(brand.accessibilityReviewDate) })}</p>
          </Part>
        </div>
      </div>
    </Section>
  );
}

/** Closed on phones, where the statement would be a quarter of the page. */
function Part({ title, children }: { title: string; children: ReactNode }) {
  return (
    <Disclosure title={title} openFromMedium>
      <div css={part}>{children}</div>
    </Disclosure>
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

const issues = ['calculator', 'calendar'] as const;

const columns = sideBySide([1, 1.9], 'var(--space-2xl)', 'start');
const heading = css({ marginBlockEnd: 0, [from.wide]: { position: 'sticky', insetBlockStart: 112 } });

const parts = css({ display: 'grid', gap: 12, minInlineSize: 0 });

const part = css({
  display: 'grid',
  gap: 10,
  '& > p': { maxWidth: '66ch' },
  '& > p > a': { overflowWrap: 'anywhere' },
  '& > p > a[href^="tel:"]': { whiteSpace: 'nowrap' },
});

const link = css({ display: 'inline-block', paddingBlock: 9 });
const list = css({ display: 'grid', gap: 10, maxWidth: '66ch', paddingInlineStart: 20 });
