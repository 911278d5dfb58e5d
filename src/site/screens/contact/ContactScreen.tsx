import { css } from '@emotion/react';
import { useTranslation } from 'react-i18next';
import type { ComponentProps, ReactNode } from 'react';
import { brand } from '../../brand';
import { pageAnswers } from '../../buyerQuestions';
import { LocaleLink } from '../../i18n/LocaleLink';
import { Island } from '../../islands/Island';
import type { ScreenProps } from '../../screenData';
import { PageHead } from '../../shell/head/PageHead';
import { MailLink } from '../../shell/MailLink';
import { Scheduler } from '../../shell/scheduler/Scheduler.island';
import { hasScheduler } from '../../shell/scheduler/schedulerSettings';
import { usePhone } from '../../shell/usePhone';
import { below } from '../../ui/breakpoints';
import { textButton, target } from '../../ui/button';
import { Details } from '../../ui/Details';
import { H2, H3, P, Span } from '../../ui/elements';
import { IconTile } from '../../ui/IconTile';
import { PageIcon } from '../../ui/PageIcon';
import { Section } from '../../ui/Section';
import { visuallyHidden } from '../../ui/visuallyHidden';
import { ContactRequest } from './ContactRequest.island';
import { CopyEmail } from './CopyEmail.island';

/** The contact page: the form for what one has come for, what happens then, other ways to reach us, the booking calendar. */
export default function ContactScreen({ pageContext }: ScreenProps<'contact'>) {
  const { t } = useTranslation(['contact', 'common']);
  return (
    <>
      <PageHead
        title={t('head.title')}
        description={t('head.description')}
        breadcrumbs={[{ label: t('common:footer.contact') }]}
      />
      <Section css={opening}>
        <Island defer="query">
          <ContactRequest named={pageContext.data} card={<ContactCard />} answered={<Answered />} />
        </Island>
      </Section>
      {hasScheduler && (
        <Section tone="sunken" labelledBy="scheduler">
          <Island>
            <Scheduler id="scheduler" title={t('common:scheduler.title')} text={t('scheduler.text')} />
          </Island>
        </Section>
      )}
    </>
  );
}

/** Questions that pages answer, each with its page; on phones, behind their number. */
function Answered() {
  const { t } = useTranslation(['buying', 'compliance', 'courses', 'pricing']);
  const { security, price, people } = pageAnswers;
  const pages = { '/compliance/overview': security.slice(0, 4), '/pricing': [...price, ...people] };
  const links = Object.entries(pages).flatMap(([page, answers]) =>
    answers.map(({ question }) => (
      <li key={question}>
        <LocaleLink to={`${page}#before-you-buy`} css={answer}>
          {t(question)}
        </LocaleLink>
      </li>
    )),
  );
  return (
    <Details
      openFromMedium
      css={piled}
      summary={
        <>
          <H2 css={heading}>{t('pile.answered')}</H2>
          <span>{links.length}</span>
        </>
      }
    >
      <ul role="list">{links}</ul>
    </Details>
  );
}

/** Email, phone and office. */
function ContactCard() {
  const { t } = useTranslation('contact');
  const { phone, phoneLink } = usePhone();
  return (
    <section aria-labelledby="contact-card">
      <H2 id="contact-card" css={heading}>
        {t('cards.title')}
      </H2>
      <ul role="list" css={list}>
        <Way id="email" icon="mail" hue="fern">
          <MailLink to={brand.email} css={contactLink}>
            {brand.email}
          </MailLink>
          <Island defer="touch">
            <CopyEmail />
          </Island>
        </Way>
        <Way id="phone" icon="phone" hue="heather">
          <a href={phoneLink} css={contactLink}>
            {phone}
          </a>
        </Way>
        <Way id="office" icon="map-pin" hue="gorse">
          <P css={contactLink}>{t('card.office.text')}</P>
          <a
            href={`data:text/vcard,${encodeURIComponent(vCard())}`}
            download={`${brand.name.toLowerCase()}.vcf`}
            css={textButton}
          >
            <PageIcon name="download" />
            <Span>{t('card.save')}</Span>
          </a>
        </Way>
      </ul>
    </section>
  );
}

interface WayProps extends ComponentProps<typeof IconTile> {
  id: 'email' | 'phone' | 'office';
  children: ReactNode;
}

function Way({ id, children, ...tile }: WayProps) {
  const { t } = useTranslation('contact');
  return (
    <li css={way}>
      <IconTile {...tile} size="small" />
      <div css={{ display: 'grid', alignContent: 'start', justifyItems: 'start' }}>
        <H3 css={visuallyHidden}>{t(`card.${id}.title`)}</H3>
        {children}
      </div>
    </li>
  );
}

/** Returns the organisation as a vCard (RFC 6350). */
function vCard(): string {
  const { name, product, email, phoneInternational, address } = brand;
  return [
    'BEGIN:VCARD',
    'VERSION:4.0',
    'KIND:org',
    `FN:${escaped(product)}`,
    `ORG:${escaped(name)}`,
    `EMAIL;TYPE=work:${escaped(email)}`,
    `TEL;VALUE=uri;TYPE=work:tel:${phoneInternational.replaceAll(' ', '')}`,
    ...(address ? [`ADR;TYPE=work:;;${escaped(address)};;;;`] : []),
    'END:VCARD',
    '',
  ].join('\r\n');
}

/** Commas, semicolons and backslashes are separators (RFC 6350, section 3.4). */
function escaped(text: string): string {
  return text.replace(/[\\,;]/g, '\\$&').replace(/\n/g, '\\n');
}

// On phones the first field is near: no line above the heading, and room for the language hint.
const opening = css({ paddingBlockStart: 'max(44px, var(--space-lg))', [below.medium]: { paddingBlockStart: 44 } });

const piled = css({
  '& > summary > span': { color: 'var(--ink2)' },
  '& > summary > :is(h2, svg:last-child)': { margin: 0 },
});
const answer = css(target, { fontSize: 'var(--text-small)', lineHeight: 1.4 });

const heading = css({ marginBlockEnd: 12, fontSize: 'var(--text-h3)', lineHeight: 'var(--leading-h3)' });

const list = css({
  paddingInline: 16,
  background: 'var(--surface)',
  border: '1px solid var(--line)',
  borderRadius: 'var(--radius-lg)',
  '& > li + li': { borderBlockStart: '1px solid var(--line)' },
});
const way = css({
  display: 'grid',
  gridTemplateColumns: 'auto minmax(0, 1fr)',
  gap: 12,
  paddingBlock: 10,
  // In the middle of the first line, which is as high as a target has to be.
  '& > span': { marginBlockStart: 4 },
});

const contactLink = css(target, { fontWeight: 640, overflowWrap: 'anywhere' });
