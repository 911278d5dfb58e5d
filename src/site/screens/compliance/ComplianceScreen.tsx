import { css } from '@emotion/react';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import type { Badge } from '../../../content/data/datasets';
import { brand } from '../../brand';
import { LocaleLink } from '../../i18n/LocaleLink';
import { RichText } from '../../i18n/RichText';
import { useDataText } from '../../i18n/useDataText';
import { useFormatDate } from '../../i18n/useFormatDate';
import type { ScreenProps } from '../../screenData';
import { BeforeYouBuy } from '../../shell/buying/BeforeYouBuy';
import { ContactLink } from '../../shell/ContactLink';
import { ExternalLink } from '../../shell/ExternalLink';
import { PageHead } from '../../shell/head/PageHead';
import { siteUrl } from '../../shell/head/siteUrl';
import { MailLink } from '../../shell/MailLink';
import { MarkedText } from '../../shell/MarkedText';
import { companyLinks } from '../../shell/navigationLinks';
import { usePhone } from '../../shell/usePhone';
import { target } from '../../ui/button';
import { Card } from '../../ui/Card';
import { ContentIcon } from '../../ui/ContentIcon';
import { Disclosure } from '../../ui/Disclosure';
import { H3, P } from '../../ui/elements';
import { equalColumns } from '../../ui/equalColumns';
import { iconHeading } from '../../ui/iconHeading';
import { PageHero } from '../../ui/PageHero';
import { Section } from '../../ui/Section';
import { sideBySide } from '../../ui/sideBySide';
import { CheckYourself } from './CheckYourself';

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
      <PageHero eyebrow={t('head.title')} title={<MarkedText text={t('hero.title')} />} lede={t('hero.lede')}>
        <CheckYourself />
      </PageHero>
      <BeforeYouBuy groups={['security']} />
      <Badges badges={pageContext.data.badges} />
      <AccessibilityStatement />
      {/* security.txt links here. */}
      <Section id="report-a-vulnerability" labelledBy="vulnerability" title={t('vulnerability.title')}>
        <div css={rules}>
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
    </>
  );
}

/** The accessibility statement. */
function AccessibilityStatement() {
  const { t } = useTranslation('compliance');
  const { date } = useFormatDate();
  const { phone, phoneLink } = usePhone();
  const values = {
    domain: siteUrl.replace(/^https?:\/\//, ''),
    email: brand.email,
    phone,
    date: date(brand.accessibilityReviewDate),
  };
  return (
    <Section id="accessibility" labelledBy="statement" title={t('accessibility.title')} lede={t('accessibility.lede')}>
      <div css={columns}>
        {statement.map((names) => (
          <div key={names[0]} css={parts}>
            {names.map((name) => (
              <Disclosure key={name} title={t(`accessibility.${name}.title`)} openFromMedium={open.has(name)}>
                {name === 'issues' ? (
                  <ul css={list}>
                    {(['calculator', 'calendar'] as const).map((issue) => (
                      <li key={issue}>{t(`accessibility.issues.${issue}`)}</li>
                    ))}
                  </ul>
                ) : (
                  <RichText
                    text={t(`accessibility.${name}.text`, values)}
                    tags={{
                      mail: (words) => <MailLink to={brand.email}>{words}</MailLink>,
                      phone: (words) => <a href={phoneLink}>{words}</a>,
                    }}
                  />
                )}
                {name === 'enforcement' && (
                  <ExternalLink href="https://www.equalityadvisoryservice.com/" css={link}>
                    {t('accessibility.enforcement.eass')}
                  </ExternalLink>
                )}
              </Disclosure>
            ))}
          </div>
        ))}
      </div>
    </Section>
  );
}

/** The parts of the statement in columns, and those that one may look for first. */
const statement = [
  ['level', 'issues'],
  ['contact', 'scope', 'browsers', 'enforcement', 'review'],
] as const;
const open = new Set<string>(['level', 'issues', 'contact']);

/** The badges: the claim with its evidence, or the bare name, and what the claim waits for. */
function Badges({ badges }: { badges: readonly Badge[] }) {
  const { t } = useTranslation('compliance');
  const textOf = useDataText('compliance');
  const waits = badges.some(({ evidence }) => !evidence);
  const tags = {
    ask: (words: ReactNode) => (
      <ContactLink topic="question" subject={t('badges.title')}>
        {words}
      </ContactLink>
    ),
  };
  const lede = waits && <RichText text={t('badges.text')} tags={tags} />;
  return (
    <Section tone="sunken" labelledBy="badges" title={t('badges.title')} lede={lede}>
      <ul role="list" css={badgeColumns}>
        {badges.map((badge) => (
          <Card key={badge.id} as="li" hue={badge.hue} css={badgeCard}>
            <ContentIcon name={badge.icon} />
            <H3>{textOf(`badge.${badge.id}.${badge.evidence ? 'title' : 'name'}`)}</H3>
            <P>{textOf(`badge.${badge.id}.text`)}</P>
            <Standing badge={badge} />
          </Card>
        ))}
      </ul>
    </Section>
  );
}

/** Where a badge stands: its evidence, or what this site has to read about it. */
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
  if (!place) return null;
  return (
    <LocaleLink to={place.to} css={badgeLink}>
      {t(`common:${place.key}`)}
    </LocaleLink>
  );
}

const columns = sideBySide([1, 1], '12px', 'start');
const rules = css(equalColumns('1em var(--space-lg)', { wide: 3 }), { color: 'var(--ink2)' });
const parts = css({
  display: 'grid',
  gap: 12,
  '& a': { overflowWrap: 'anywhere' },
  '& a[href^="tel:"]': { whiteSpace: 'nowrap' },
});
const link = css({ display: 'block', paddingBlock: 9 });
const list = css({ display: 'grid', gap: 10, paddingInlineStart: 20 });

// Four columns or two on wide screens, because there are four badges.
const badgeColumns = equalColumns('var(--space-sm)', { medium: 2, wide: 4 });

const badgeCard = css(iconHeading, {
  gridTemplateRows: 'auto 1fr auto',
  '& > p': { alignSelf: 'start', color: 'var(--ink2)' },
  '& > p, & > :last-child': { gridColumn: '1 / -1' },
});
const proof = css({ display: 'grid', gap: 6, fontSize: 'var(--text-small)' });

const badgeLink = css(target, { gap: 6, color: 'var(--hue)', fontSize: 'var(--text-small)' });
