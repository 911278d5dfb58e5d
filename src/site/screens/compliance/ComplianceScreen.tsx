import { css } from '@emotion/react';
import { useTranslation } from 'react-i18next';
import type { ReactNode } from 'react';
import type { Badge } from '../../../content/data/datasets';
import { brand } from '../../brand';
import { LocaleLink } from '../../i18n/LocaleLink';
import { RichText } from '../../i18n/RichText';
import { useDataText } from '../../i18n/useDataText';
import { useFormatDate } from '../../i18n/useFormatDate';
import { linkTo } from '../../links';
import type { ScreenProps } from '../../screenData';
import { BeforeYouBuy } from '../../shell/buying/BeforeYouBuy';
import { ContactCallToAction } from '../../shell/ContactCallToAction';
import { ContactLink } from '../../shell/ContactLink';
import { ExternalLink } from '../../shell/ExternalLink';
import { PageHead } from '../../shell/head/PageHead';
import { siteUrl } from '../../shell/head/siteUrl';
import { MailLink } from '../../shell/MailLink';
import { MarkedText } from '../../shell/MarkedText';
import { companyLinks } from '../../shell/navigationLinks';
import { usePhone } from '../../shell/usePhone';
import { Badge as BadgeLabel } from '../../ui/Badge';
import { below, from } from '../../ui/breakpoints';
import { buttonSecondary, target } from '../../ui/button';
import { Card } from '../../ui/Card';
import { ContentIcon } from '../../ui/ContentIcon';
import { Disclosure } from '../../ui/Disclosure';
import { H3, P } from '../../ui/elements';
import { equalColumns } from '../../ui/equalColumns';
import { iconHeading } from '../../ui/iconHeading';
import { PageHero } from '../../ui/PageHero';
import { Section } from '../../ui/Section';
import { SectionHeading } from '../../ui/SectionHeading';
import { sideBySide } from '../../ui/sideBySide';
import { SecurityArt } from './SecurityArt';
import { SecurityClaims } from './SecurityClaims';

/** The compliance page. */
export default function ComplianceScreen({ pageContext }: ScreenProps<'compliance'>) {
  const { t } = useTranslation(['compliance', 'common']);
  const report = brand.securityEmail;
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
        actions={
          <p>
            <RichText
              text={t('evidence.today')}
              tags={{
                privacy: (words) => <LocaleLink to={`${linkTo('privacyPolicy')}#data-retention`}>{words}</LocaleLink>,
                accessibility: (words) => <a href="#accessibility">{words}</a>,
                lesson: (words) => <LocaleLink to={linkTo('sampleLesson')}>{words}</LocaleLink>,
              }}
            />
          </p>
        }
        picture={<SecurityArt />}
      />
      <SecurityClaims />
      <BeforeYouBuy
        groups={['data']}
        answered={{
          data: [
            {
              id: 'kept',
              question: t('kept.question'),
              answer: t('kept.answer', { months: brand.retentionContact }),
            },
          ],
        }}
      />
      <Badges badges={pageContext.data.badges} />
      <AccessibilityStatement />
      {/* security.txt links here. */}
      <Section id="report-a-vulnerability" labelledBy="vulnerability" title={t('vulnerability.title')}>
        <div css={sectionText}>
          <p>
            <RichText
              text={report ? t('vulnerability.text', { email: report }) : t('vulnerability.form')}
              tags={{
                mail: (words) => <MailLink to={report ?? brand.email}>{words}</MailLink>,
                form: (words) => <ContactLink topic="question">{words}</ContactLink>,
              }}
            />
          </p>
          <p>{t('vulnerability.details')}</p>
          <p>{t('vulnerability.rules')}</p>
        </div>
      </Section>
      <ContactCallToAction id="questions" title={t('cta.title')} text={t('cta.text')} button={t('cta.contact')} />
    </>
  );
}

/** The accessibility statement: scope, level, browsers, issues, contact, enforcement, review. */
function AccessibilityStatement() {
  const { t } = useTranslation('compliance');
  const { date } = useFormatDate();
  const { phone, phoneLink } = usePhone();
  const domain = siteUrl.replace(/^https?:\/\//, '');
  return (
    <Section id="accessibility" labelledBy="accessibility-title" css={nextSheet}>
      <div css={columns}>
        <SectionHeading
          id="accessibility-title"
          title={t('accessibility.title')}
          lede={t('accessibility.lede')}
          css={heading}
        />
        <div css={parts}>
          {(['scope', 'level', 'browsers'] as const).map((name) => (
            <Part key={name} title={t(`accessibility.${name}.title`)}>
              <p>{t(`accessibility.${name}.text`, { domain })}</p>
            </Part>
          ))}
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

/** The badges: the claim with its evidence, or the bare name; what is still without, and how to ask for it. */
function Badges({ badges }: { badges: readonly Badge[] }) {
  const { t } = useTranslation('compliance');
  const textOf = useDataText('compliance');
  const bare = badges.filter(({ evidence }) => !evidence);
  const claims = bare.map(({ id }) => textOf(`badge.${id}.title`).replaceAll(' ', '\u00A0'));
  return (
    <Section tone="sunken" labelledBy="badges" title={t('badges.title')}>
      <ul role="list" css={badgeColumns}>
        {badges.map((badge) => (
          <Card key={badge.id} as="li" hue={badge.hue} css={badgeCard}>
            <ContentIcon name={badge.icon} />
            <H3>{textOf(`badge.${badge.id}.${badge.evidence ? 'title' : 'name'}`)}</H3>
            <P css={text}>{textOf(`badge.${badge.id}.text`)}</P>
            <Standing badge={badge} />
          </Card>
        ))}
      </ul>
      <div css={note}>
        {claims.length > 0 && <P css={words}>{t('badges.lede', { claims: claims.join(', ') })}</P>}
        <ContactLink topic="evidence" css={[buttonSecondary, ask]}>
          {t('evidence.contact')}
        </ContactLink>
      </div>
    </Section>
  );
}

/** Where a badge stands: at its evidence, else at what this site has to read about it, else at nothing yet. */
function Standing({ badge: { id, evidence, link } }: { badge: Badge }) {
  const { t } = useTranslation(['compliance', 'common']);
  const textOf = useDataText('compliance');
  const { date } = useFormatDate();
  const place = companyLinks.find(({ to }) => to === link);
  if (evidence)
    return (
      <div css={proof}>
        <ExternalLink href={evidence.address} css={badgeLink}>
          {t('badge.evidenceFor', { badge: textOf(`badge.${id}.title`) })}
        </ExternalLink>
        <p>{t('badge.lastChecked', { date: date(evidence.lastChecked) })}</p>
      </div>
    );
  if (link)
    return (
      <LocaleLink to={link} css={[badgeLink, status]}>
        {place ? t(`common:${place.key}`) : link}
      </LocaleLink>
    );
  return (
    <div data-hue="gorse" css={status}>
      <BadgeLabel>{t('badge.unpublished')}</BadgeLabel>
    </div>
  );
}

const sectionText = css({ display: 'grid', gap: '1em', maxWidth: '66ch', color: 'var(--ink2)' });

const issues = ['calculator', 'calendar'] as const;

// The first sheets are for a supplier's file.
const nextSheet = css({ '@media print': { breakBefore: 'page' } });

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

// Four columns or two on wide screens, because there are four badges.
const badgeColumns = equalColumns('var(--space-sm)', { medium: 2, wide: 4 });

const badgeCard = css({ [below.medium]: css(iconHeading, { '& > :last-child': { gridColumn: '1 / -1' } }) });
const text = css({ color: 'var(--ink2)' });
const status = css({ marginBlockStart: 'auto' });
const proof = css({ display: 'grid', gap: 6, marginBlockStart: 'auto', fontSize: 'var(--text-small)' });

const badgeLink = css(target, { gap: 6, color: 'var(--hue)', fontSize: 'var(--text-small)' });
const ask = css({ [from.medium]: { marginInlineStart: 'auto' } });

const note = css({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: '16px var(--space-md)',
  marginBlockStart: 'var(--space-xl)',
});

const words = css({ flex: '1 1 20rem', maxWidth: '46rem' });
