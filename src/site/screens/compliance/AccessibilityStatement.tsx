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
import { Section } from '../../ui/Section';
import { SectionHeading } from '../../ui/SectionHeading';
import { sideBySide } from '../../ui/sideBySide';
import { useWordBreaks } from '../../ui/wordBreaks';

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
        <div>
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
            <p>{t('accessibility.review.text', { date: date(new Date(brand.accessibilityReviewDate)) })}</p>
          </Part>
        </div>
      </div>
    </Section>
  );
}

function Part({ title, children }: { title: string; children: ReactNode }) {
  const withBreaks = useWordBreaks();
  return (
    <div css={part}>
      <h3>{withBreaks(title)}</h3>
      {children}
    </div>
  );
}

const issues = ['calculator', 'calendar'] as const;

const columns = sideBySide([1, 1.9], 'var(--space-2xl)', 'start');
const heading = css({ marginBlockEnd: 0, [from.wide]: { position: 'sticky', insetBlockStart: 112 } });

const part = css({
  display: 'grid',
  gap: 10,
  paddingBlock: 26,
  borderBlockStart: '1px solid var(--line)',
  color: 'var(--ink2)',
  '& > h3': { color: 'var(--ink)' },
  '& > p': { maxWidth: '66ch' },
  '& > p > a': { overflowWrap: 'anywhere' },
  '& > p > a[href^="tel:"]': { whiteSpace: 'nowrap' },
  '&:first-of-type': { paddingBlockStart: 0, borderBlockStart: 0 },
  '&:last-of-type': { paddingBlockEnd: 0 },
});

const link = css({ display: 'inline-block', paddingBlock: 9 });
const list = css({ display: 'grid', gap: 10, maxWidth: '66ch', paddingInlineStart: 20 });
