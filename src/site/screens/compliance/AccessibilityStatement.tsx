import { css } from '@emotion/react';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { brand } from '../../brand';
import { RichText } from '../../i18n/RichText';
import { useFormatDate } from '../../i18n/useFormatDate';
import { MailLink } from '../../shell/MailLink';
import { ExternalLink } from '../../shell/ExternalLink';
import { siteUrl } from '../../shell/head/siteUrl';
import { usePhone } from '../../shell/usePhone';
import { from } from '../../ui/breakpoints';
import { Disclosure } from '../../ui/Disclosure';
import { Section } from '../../ui/Section';
import { SectionHeading } from '../../ui/SectionHeading';
import { sideBySide } from '../../ui/sideBySide';

/** The accessibility statement: scope, level, browsers, issues, contact, enforcement, review. */
export function AccessibilityStatement() {
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
