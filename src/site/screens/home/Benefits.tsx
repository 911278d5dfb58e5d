import { css } from '@emotion/react';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { answers, documents, signed } from '../../samples/company';
import { LocaleLink } from '../../i18n/LocaleLink';
import { useFormat } from '../../i18n/useFormat';
import { After, Choice } from '../../scenes/Choice';
import { Press, Signatures } from '../../scenes/companyParts';
import { CompletedShare } from '../../scenes/CompletedShare';
import { inTwo, Lessons } from '../../scenes/homeScenes';
import { Initials, ProgressBar, Row, Share, Tag, Tile } from '../../scenes/sceneParts';
import * as styles from '../../scenes/sceneStyles';
import { Small } from '../../scenes/smallScenes';
import { ContactLink } from '../../shell/ContactLink';
import { monthlyPrice } from '../../shell/price/price';
import { from } from '../../ui/breakpoints';
import { target } from '../../ui/button';
import { H3, P } from '../../ui/elements';
import { captionStyle } from '../../ui/Figure';
import { Icon } from '../../ui/Icon';
import { Section } from '../../ui/Section';
import { snappingRow } from '../../ui/snappingRow';

/** Benefits, each with a piece of the product, three of which act, and a footnote about their figures. */
export function Benefits() {
  const { t } = useTranslation(['home', 'common', 'buying']);
  return (
    <Section labelledBy="benefits" title={t('benefits.title')}>
      <ul role="list" css={list}>
        {benefits.map(([id, hue, piece], index) => (
          <li key={id} data-hue={hue} css={card}>
            <H3>{t(`benefits.${id}.title`)}</H3>
            <P>{t(`benefits.${id}.text`)}</P>
            <div inert={index < 3 ? undefined : ''}>{piece}</div>
          </li>
        ))}
      </ul>
      <p css={captionStyle}>
        {t('common:illustration.try')}
        <br />
        {t('common:stats.note')}{' '}
        <ContactLink topic="question" ask="figures" css={{ paddingBlock: 10, fontWeight: 640 }}>
          {t('buying:question.figures')}
        </ContactLink>
      </p>
    </Section>
  );
}

/** A document of the care homes: its next version is published, and everybody has to sign again. */
function NextVersion() {
  const { t } = useTranslation(['scenes', 'screenshots']);
  const { version, next } = documents.medication;
  const { all } = signed;
  const publish = <Tag css={styles.primary} text={t('courseBuilder.publish')} />;
  const approved = <Tag hue="fern" icon="check" text={t('screenshots:quality.state.approved')} />;
  const nameOf = (version: string) => <b>{t('signOff.version', { version })}</b>;
  const nextName = (
    <span css={styles.wrap}>
      {nameOf(next)}
      <After>{[publish, approved]}</After>
    </span>
  );
  const option = (name: ReactNode, done: number) => ({
    name,
    shown: (
      <div css={styles.stack}>
        <div data-hue="gorse" css={[styles.card, !done && styles.tinted]}>
          {t(`screenshots:quality.${done ? 'search' : 'version'}.passage`)}
        </div>
        <div css={[inTwo, styles.notOnPhones]}>
          <Signatures isNext={!done} />
        </div>
        <Share strong text={t('signOff.signed', { signed: done, all })} {...{ done, all }} />
      </div>
    ),
  });
  const options = [option(nameOf(version), signed.done), option(nextName, 0)];
  return (
    <Small>
      <Row start={<Tile icon="file-check" />} strong text={t('screenshots:quality.document.medication')} />
      <Choice name="version" legend={t('screenshots:quality.document.medication')} options={options} />
    </Small>
  );
}

/** The hotels' people who are overdue, whom a press reminds. */
function Overdue() {
  const { t } = useTranslation('screenshots');
  const [{ count: need, hue }] = answers;
  const people = ['MO', 'DK', `+${need - 2}`].map((of) => <Initials key={of} {...{ of, hue }} />);
  return (
    <Small>
      <Row
        css={{ flexWrap: 'wrap', '& > b': { flexBasis: '6em' } }}
        start={<Tile hue={hue} text={need} />}
        strong
        text={t('reporting.ask.overdue')}
        end={
          <>
            <span css={[styles.wrap, styles.notOnPhones]}>{people}</span>
            <Press text={t('reporting.remind', { need })} done={t('reporting.reminded', { need })} />
          </>
        }
      />
    </Small>
  );
}

/** What some numbers of accounts cost a month. */
function Costs() {
  const { t } = useTranslation('pricing');
  const { number, money } = useFormat();
  const label = t('table.accounts');
  const options = sizes.map((accounts) => ({
    name: number(accounts),
    shown: (
      <Row
        text={t('table.cost')}
        end={
          <LocaleLink to={`/pricing?accounts=${accounts}`} css={[styles.title, cost]}>
            {money(monthlyPrice(accounts))}
          </LocaleLink>
        }
      />
    ),
  }));
  return (
    <Small>
      <b>{label}</b>
      <Choice name="accounts" legend={label} options={options} first={1} />
    </Small>
  );
}
const sizes = [50, 180, 500] as const;

/** What is set up for a course: who gets it, and the reminder. */
function Automatic() {
  const { t } = useTranslation('scenes');
  return (
    <Small>
      <CompletedShare />
      <Row start={<Icon name="clock" hue="gorse" />} text={t('signOff.reminder')} />
    </Small>
  );
}

/** The weeks until it is live, as stepping stones. */
function Weeks() {
  return (
    <div css={weeks}>
      {(['fern', 'estuary', 'gorse', 'heather'] as const).map((hue, index) => (
        <b key={hue} data-hue={hue} style={{ paddingBlockStart: `${index}em` }}>
          {index + 1}
        </b>
      ))}
    </div>
  );
}

/** Each with its hue; those that act come first. */
const benefits = [
  ['compliance', 'estuary', <NextVersion />],
  ['completion', 'heather', <Overdue />],
  ['scale', 'teal', <Costs />],
  [
    'productivity',
    'fern',
    <Small>
      <Lessons shown={2} />
      <ProgressBar done={1} started={1} open={2} />
    </Small>,
  ],
  ['admin', 'gorse', <Automatic />],
  ['implementation', 'rust', <Weeks />],
] as const;

// The first one is as high as the next two; the others are small.
const list = css(snappingRow, {
  gap: 'var(--space-xs)',
  alignItems: 'start',
  [from.medium]: {
    alignItems: 'stretch',
    gridTemplateColumns: 'repeat(2, minmax(0, 1fr))',
    '& > :nth-of-type(5n + 1)': { gridColumn: 'span 2' },
  },
  [from.wide]: {
    gridTemplateColumns: 'repeat(6, minmax(0, 1fr))',
    '& > :nth-of-type(n)': { gridColumn: 'span 2' },
    '& > :nth-of-type(-n + 3)': { gridColumn: 'span 3' },
    '& > :first-of-type': { gridRow: 'span 2' },
  },
});

// What it means leads; the figure is small.
const card = css({
  display: 'flex',
  flexDirection: 'column',
  gap: 8,
  padding: 'clamp(16px, 2vw, 24px)',
  overflow: 'clip',
  background: 'var(--hue-tint)',
  border: '1px solid transparent',
  borderRadius: 'var(--radius-lg)',
  '& > h3': { color: 'var(--hue)', fontSize: 'var(--text-small)' },
  '& > p': { order: -1, lineHeight: 1.45 },
  '&:nth-of-type(-n + 3) > p': { fontSize: 'clamp(1rem, 2vw, 1.125rem)', fontWeight: 560 },
  [from.wide]: { '&:first-of-type > p': { fontSize: '1.5rem', lineHeight: 1.3 } },
  '& > div': { marginBlockStart: 'auto', paddingBlockStart: 8 },
});

const cost = css(target, { color: 'inherit' });

const weeks = css({
  display: 'flex',
  alignItems: 'end',
  gap: 8,
  color: 'var(--surface)',
  '& > *': {
    flex: 1,
    background: 'var(--hue)',
    padding: '.5em',
    borderRadius: 'var(--radius-md)',
    textAlign: 'center',
  },
  '& > :nth-of-type(3)': { color: 'var(--on-gorse)', background: 'var(--gorse)' },
});
