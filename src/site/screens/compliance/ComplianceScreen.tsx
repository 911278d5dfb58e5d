import { css } from '@emotion/react';
import { useTranslation } from 'react-i18next';
import type { Badge } from '../../../content/data/datasets';
import { brand } from '../../brand';
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
import { from } from '../../ui/breakpoints';
import { target } from '../../ui/button';
import { Card } from '../../ui/Card';
import { ContentIcon } from '../../ui/ContentIcon';
import { Disclosure } from '../../ui/Disclosure';
import { H3, P } from '../../ui/elements';
import { equalColumns } from '../../ui/equalColumns';
import { iconHeading } from '../../ui/iconHeading';
import { PageHero } from '../../shell/PageHero';
import { Section } from '../../ui/Section';
import { sideBySide } from '../../ui/sideBySide';
import { CheckYourself, Files } from './CheckYourself';

export default function ComplianceScreen({ pageContext }: ScreenProps<'compliance'>) {
  const { t } = useTranslation(['compliance', 'common']);
  const report = brand.securityEmail;
  return (
    <>
      <PageHero
        title={t('head.title')}
        description={t('head.description')}
        name={t('common:footer.compliance')}
        heading={t('hero.title')}
        lede={t('hero.lede')}
      >
        <CheckYourself />
      </PageHero>
      <Files course={pageContext.data.course} />
      <BeforeYouBuy groups={['security']} />
      <Standards badges={pageContext.data.badges} />
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
      <div css={sideBySide([1, 1], '12px', 'start')}>
        {statement.map((names) => (
          <div key={names[0]} css={parts}>
            {names.map((name) => (
              <Disclosure key={name} title={t(`accessibility.${name}.title`)} openFromMedium={open.has(name)}>
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
      <Card>
        <ul role="list" css={standards}>
          {badges.map((badge) => (
            <li key={badge.id} data-hue={badge.hue} css={[iconHeading, standard]}>
              <ContentIcon name={badge.icon} size="small" />
              <H3>{textOf(`badge.${badge.id}.${badge.evidence ? 'title' : 'name'}`)}</H3>
              <P>{textOf(`badge.${badge.id}.text`)}</P>
              <Standing badge={badge} />
            </li>
          ))}
        </ul>
      </Card>
    </Section>
  );
}

/** Where a badge stands: its evidence, or what this site has to read about it and what its evidence would say. */
function Standing({ badge: { id, evidence } }: { badge: Badge }) {
  const { t } = useTranslation(['compliance', 'common']);
  const name = useDataText('compliance')(`badge.${id}.${evidence ? 'title' : 'name'}`);
  const { date } = useFormatDate();
  if (evidence)
    return (
      <div>
        <P>{t('badge.lastChecked', { date: date(evidence.lastChecked) })}</P>
        <ExternalLink href={evidence.address} css={standing}>
          {t('badge.evidenceFor', { badge: name })}
        </ExternalLink>
      </div>
    );
  const policy = linkTo('privacyPolicy');
  const stored = `${policy}#cookies`;
  const known: Readonly<Record<string, readonly [text: string, ...links: (readonly [to: string, words: string])[]]>> = {
    gdpr: [t('badge.gdpr.check'), [policy, t('common:nav.page.privacy-policy')], [stored, t('check.tools.title')]],
    wcag: [t('badge.wcag.check'), ['/compliance/overview#accessibility', t('accessibility.title')]],
    'iso-27001': [t('badge.iso-27001.check')],
    'soc-2': [t('badge.soc-2.check')],
  };
  const [text, ...links] = known[id] ?? [];
  return (
    <div>
      <P>{text}</P>
      {links.map(([to, words]) => (
        <LocaleLink key={to} to={to} css={standing}>
          {words}
        </LocaleLink>
      ))}
      {links.length === 0 && (
        <ContactLink topic="question" subject={name} css={standing} aria-label={`${t('evidence.contact')}: ${name}`}>
          {t('evidence.contact')}
        </ContactLink>
      )}
    </div>
  );
}
const parts = css({
  display: 'grid',
  gap: 12,
  '& a': { overflowWrap: 'anywhere' },
  '& a[href^="tel:"]': { whiteSpace: 'nowrap' },
});
const link = css({ display: 'block', paddingBlock: 9 });

const standards = css({ inlineSize: '100%', '& > li + li': { borderBlockStart: '1px solid var(--line)' } });

const standard = css({
  paddingBlock: 14,
  '& p': { color: 'var(--ink2)' },
  '& > div': { gridColumn: '1 / -1' },
  [from.wide]: {
    gridTemplateColumns: 'auto 8rem minmax(0, 2fr) minmax(0, 3fr)',
    columnGap: 20,
    '& > p, & > div': { gridColumn: 'auto' },
  },
});

const standing = css(target, { marginInlineEnd: 20, color: 'var(--hue)', fontSize: 'var(--text-small)' });
