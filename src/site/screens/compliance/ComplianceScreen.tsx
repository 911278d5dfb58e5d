import { css } from '@emotion/react';
import { useTranslation } from 'react-i18next';
import type { ReactNode } from 'react';
import type { Badge } from '../../../content/data/datasets';
import { brand } from '../../brand';
import { RichText } from '../../i18n/RichText';
import { useDataText } from '../../i18n/useDataText';
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
import { Badge as BadgeLabel } from '../../ui/Badge';
import { from } from '../../ui/breakpoints';
import { buttonSecondary, target } from '../../ui/button';
import { Card } from '../../ui/Card';
import { CardGrid } from '../../ui/CardGrid';
import { ContentIcon } from '../../ui/ContentIcon';
import { Disclosure } from '../../ui/Disclosure';
import { H3, P } from '../../ui/elements';
import { equalColumns } from '../../ui/equalColumns';
import { IconList } from '../../ui/IconList';
import { IconTile } from '../../ui/IconTile';
import { PageHero } from '../../ui/PageHero';
import { Section } from '../../ui/Section';
import { SectionHeading } from '../../ui/SectionHeading';
import { sideBySide } from '../../ui/sideBySide';
import { visuallyHidden } from '../../ui/visuallyHidden';
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
          items={securityFeatures.map(({ id, icon }) => ({
            id,
            icon: <IconTile icon={icon} />,
            title: t(`security.${id}.title`),
            text: t(`security.${id}.text`),
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

/** The compliance badges, each with its evidence or without it, and how to request it. */
function Badges({ badges }: { badges: readonly Badge[] }) {
  const { t } = useTranslation('compliance');
  const textOf = useDataText('compliance');
  return (
    <Section tone="sunken" labelledBy="badges" title={t('badges.title')}>
      <CardGrid css={badgeColumns}>
        {badges.map((badge) => (
          <Card key={badge.id} as="li" hue={badge.hue}>
            <ContentIcon name={badge.icon} />
            {badge.status === 'placeholder' && (
              <div data-hue="gorse">
                <BadgeLabel>{t('badge.unpublished')}</BadgeLabel>
              </div>
            )}
            <H3>{textOf(`badge.${badge.id}.${badge.wording === 'aligned' ? 'safeTitle' : 'title'}`)}</H3>
            <P css={text}>{textOf(`badge.${badge.id}.text`)}</P>
            {badge.status !== 'placeholder' && <Evidence badge={badge} />}
          </Card>
        ))}
      </CardGrid>
      <div css={note}>
        <IconTile icon="file-check" hue="neutral" />
        <div css={words}>
          <H3 id="evidence">{t('evidence.title')}</H3>
          <P css={text}>{t('evidence.tell')}</P>
        </div>
        <ContactLink topic="evidence" css={[buttonSecondary, ask]}>
          {t('evidence.contact')}
        </ContactLink>
      </div>
    </Section>
  );
}

function Evidence({ badge: { id, evidence, lastChecked } }: { badge: Badge }) {
  const { t } = useTranslation('compliance');
  const textOf = useDataText('compliance');
  const { date } = useFormatDate();
  return (
    <div css={proof}>
      {evidence && (
        <ExternalLink href={evidence} css={badgeLink}>
          <span aria-hidden="true">{t('badge.evidence')}</span>
          <span css={visuallyHidden}>{t('badge.evidenceFor', { badge: textOf(`badge.${id}.title`) })}</span>
        </ExternalLink>
      )}
      {lastChecked && <p>{t('badge.lastChecked', { date: date(lastChecked) })}</p>}
    </div>
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

// Four columns or two on wide screens, because there are four badges.
const badgeColumns = equalColumns('var(--space-sm)', { medium: 2, wide: 4 });

const text = css({ color: 'var(--ink2)' });
const proof = css({ display: 'grid', gap: 6, marginBlockStart: 'auto', fontSize: 'var(--text-small)' });

const badgeLink = css(target, { gap: 6, color: 'var(--hue)' });
const ask = css({ [from.medium]: { marginInlineStart: 'auto' } });

const note = css({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: '16px var(--space-md)',
  marginBlockStart: 'var(--space-xl)',
});

const words = css({ display: 'grid', gap: 10, flex: '1 1 20rem', maxWidth: '46rem' });
