import { css } from '@emotion/react';
import { useTranslation } from 'react-i18next';
import type { Badge } from '../../../content/data/datasets';
import { brand } from '../../brand';
import { isOpen } from '../../buyerAnswers';
import { buyerQuestions, pageAnswers } from '../../buyerQuestions';
import { LocaleLink } from '../../i18n/LocaleLink';
import { RichText } from '../../i18n/RichText';
import { useDataText } from '../../i18n/useDataText';
import { useFormatDate } from '../../i18n/useFormatDate';
import { linkTo } from '../../links';
import type { ScreenProps } from '../../screenData';
import { BeforeYouBuy } from '../../shell/buying/BeforeYouBuy';
import { ContactLink } from '../../shell/ContactLink';
import { ExternalLink } from '../../shell/ExternalLink';
import { siteUrl } from '../../shell/head/siteUrl';
import { MailLink } from '../../shell/MailLink';
import { usePhone } from '../../shell/usePhone';
import { below, from } from '../../ui/breakpoints';
import { buttonPrimary, buttonSecondary, smallButton } from '../../ui/button';
import { Card } from '../../ui/Card';
import { ContentIcon } from '../../ui/ContentIcon';
import { Disclosure } from '../../ui/Disclosure';
import { H3, P } from '../../ui/elements';
import { equalColumns } from '../../ui/equalColumns';
import { iconHeading } from '../../ui/iconHeading';
import { PageHero } from '../../shell/PageHero';
import { Section } from '../../ui/Section';
import { CheckYourself, Files } from './CheckYourself';

export default function ComplianceScreen({ pageContext }: ScreenProps<'compliance'>) {
  const { t } = useTranslation(['compliance', 'buying', 'common']);
  const report = brand.securityEmail;
  const open = buyerQuestions.security.filter(isOpen).map(({ id }) => id);
  const answered = buyerQuestions.security.length - open.length + pageAnswers.security.length;
  return (
    <>
      <PageHero
        title={t('head.title')}
        description={t('head.description')}
        name={t('common:footer.compliance')}
        heading={t('hero.title')}
        lede={t('hero.lede')}
        actions={
          <>
            <ContactLink topic="question" ask={open} css={buttonPrimary}>
              {t('evidence.contact')} · {open.length}
            </ContactLink>
            <a href="#before-you-buy" css={buttonSecondary}>
              {t('buying:pile.answered')} · {answered}
            </a>
          </>
        }
      >
        <CheckYourself />
      </PageHero>
      <Files course={pageContext.data.course} />
      <Standards badges={pageContext.data.badges} />
      <BeforeYouBuy groups={['security']} />
      <AccessibilityStatement />
      {/* security.txt links here. */}
      <Section id="report-a-vulnerability" labelledBy="vulnerability" title={t('vulnerability.title')}>
        <div css={[equalColumns('1em var(--space-lg)', { wide: 3 }), { color: 'var(--ink2)' }]}>
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
      <div css={parts}>
        {statement.map((name, index) => (
          <Disclosure key={name} title={t(`accessibility.${name}.title`)} openFromMedium={index < 4}>
            {name === 'issues' ? (
              <ul css={{ display: 'grid', gap: 10, paddingInlineStart: 20 }}>
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
    </Section>
  );
}

/** The parts of the statement; first the four that one may look for, which are open. */
const statement = ['level', 'issues', 'review', 'contact', 'scope', 'browsers', 'enforcement'] as const;

/** The badges: the claim or its bare name, what it is, and its evidence or what one can check and ask until there is some. */
function Standards({ badges }: { badges: readonly Badge[] }) {
  const { t } = useTranslation('compliance');
  const textOf = useDataText('compliance');
  const title = t('badges.title');
  const ask = (words: string) => (
    <ContactLink topic="question" subject={title}>
      {words}
    </ContactLink>
  );
  const lede = badges.some(({ evidence }) => !evidence) && <RichText text={t('badges.text')} tags={{ ask }} />;
  return (
    <Section tone="sunken" labelledBy="badges" title={title} lede={lede}>
      <ul role="list" css={equalColumns('var(--space-sm)', { medium: 2, wide: 4 })}>
        {badges.map((badge) => (
          <Card key={badge.id} as="li" hue={badge.hue} css={standard}>
            <div css={iconHeading}>
              <ContentIcon name={badge.icon} size="small" />
              <H3>{textOf(`badge.${badge.id}.${badge.evidence ? 'title' : 'name'}`)}</H3>
            </div>
            <P>{textOf(`badge.${badge.id}.text`)}</P>
            <Standing badge={badge} />
          </Card>
        ))}
      </ul>
    </Section>
  );
}

/** Where a badge stands: its evidence, or what this site has to read about it and what its evidence would say. */
function Standing({ badge: { id, evidence } }: { badge: Badge }) {
  const { t } = useTranslation(['compliance', 'common', 'scenes']);
  const textOf = useDataText('compliance');
  const name = textOf(`badge.${id}.${evidence ? 'title' : 'name'}`);
  const { date } = useFormatDate();
  if (evidence)
    return (
      <>
        <P>{t('badge.lastChecked', { date: date(evidence.lastChecked) })}</P>
        <ExternalLink href={evidence.address} css={standing}>
          {t('badge.evidenceFor', { badge: name })}
        </ExternalLink>
      </>
    );
  const version = t('scenes:signOff.version', { version: brand.policyVersion });
  const reviewed = t('badge.lastChecked', { date: date(brand.accessibilityReviewDate) });
  const policy = linkTo('privacyPolicy');
  const known: Readonly<Record<string, readonly [dated: string, to: string, words: string]>> = {
    gdpr: [`${version} · ${date(brand.policyDate)}`, policy, t('common:nav.page.privacy-policy')],
    wcag: [reviewed, '/compliance/overview#accessibility', t('accessibility.title')],
  };
  const [dated, to, words] = known[id] ?? [];
  return (
    <>
      <P>{textOf(`badge.${id}.check`)}</P>
      {dated && <b>{dated}</b>}
      {to ? (
        <LocaleLink to={to} css={standing}>
          {words}
        </LocaleLink>
      ) : (
        <ContactLink topic="question" subject={name} css={standing} aria-label={`${t('evidence.contact')}: ${name}`}>
          {t('evidence.contact')}
        </ContactLink>
      )}
    </>
  );
}

const parts = css({
  display: 'grid',
  gap: 12,
  '& a': { overflowWrap: 'anywhere' },
  '& a[href^="tel:"]': { whiteSpace: 'nowrap' },
  [below.medium]: { gap: 8, '& summary': { paddingBlock: 8 } },
  // In rows of two, and the last ones of three.
  [from.wide]: {
    gridTemplateColumns: 'repeat(6, minmax(0, 1fr))',
    '& > details': { gridColumn: 'span 2' },
    '& > details:nth-of-type(-n + 4)': { gridColumn: 'span 3' },
  },
});
const link = css({ display: 'block', paddingBlock: 9 });

const standard = css({
  fontSize: 'var(--text-small)',
  [below.medium]: { gap: 8, padding: 16 },
  '& > p': { color: 'var(--ink2)' },
  '& > a': { marginBlockStart: 'auto' },
});
const standing = css(buttonSecondary, smallButton);
