import { css } from '@emotion/react';
import { type ReactNode, Fragment } from 'react';
import { useTranslation } from 'react-i18next';
import { buyerQuestions, places, type BuyerQuestionRow, type QuestionGroup } from '../../buyerQuestions';
import { LocaleLink } from '../../i18n/LocaleLink';
import { prices } from '../../i18n/prices';
import { RichText } from '../../i18n/RichText';
import { useDataText } from '../../i18n/useDataText';
import { useFormat } from '../../i18n/useFormat';
import { useFormatDate } from '../../i18n/useFormatDate';
import { usePage, usePageLinks } from '../../i18n/usePage';
import { Island } from '../../islands/Island';
import { linkTo } from '../../links';
import { ownerFacts, type OwnerFact } from '../../ownerFacts';
import { localisedPath } from '../../routes';
import { target } from '../../ui/button';
import { below, from } from '../../ui/breakpoints';
import { Checkbox } from '../../ui/Checkbox';
import { Disclosure } from '../../ui/Disclosure';
import { IconTile } from '../../ui/IconTile';
import { Section } from '../../ui/Section';
import { useWordBreaks } from '../../ui/wordBreaks';
import { AskTicked, askFormId } from './AskTicked.island';

interface BeforeYouBuyProps {
  groups: readonly QuestionGroup[];
  /** What the page itself answers, by subject. */
  answered?: Partial<Readonly<Record<QuestionGroup, readonly AnsweredQuestion[]>>>;
}

interface AnsweredQuestion {
  readonly id: string;
  readonly question: string;
  readonly answer: ReactNode;
}

/**
 * What buyers ask, by subject in three piles: what the page and the owner's facts answer, what the site says in part,
 * and what one ticks for the contact form to ask. Without scripts the browser sends the ticks by itself.
 */
export function BeforeYouBuy({ groups, answered = {} }: BeforeYouBuyProps) {
  const { t } = useTranslation('buying');
  const { language } = usePage();
  return (
    <Section labelledBy="before-you-buy" title={t('title')} lede={t('intro')}>
      <form id={askFormId} action={localisedPath('/contact', language.code)} css={rows}>
        <input type="hidden" name="topic" value="question" />
        {groups.map((group) => (
          <Subject key={group} group={group} answered={answered[group] ?? []} />
        ))}
        <Island>
          <AskTicked />
        </Island>
      </form>
    </Section>
  );
}

function Subject({ group, answered }: { group: QuestionGroup; answered: readonly AnsweredQuestion[] }) {
  const { t } = useTranslation(['buying', 'home']);
  const all: readonly BuyerQuestionRow[] = buyerQuestions[group];
  const isAnswered = ({ facts }: BuyerQuestionRow) => facts.length > 0 && facts.every(isSet);
  const stated = all.filter(isAnswered).map(({ id, facts }) => ({
    id,
    question: t(`question.${id}`),
    answer: <Stated facts={facts} />,
  }));
  const open = all.filter((row) => !isAnswered(row));
  const partly = open.filter((row) => 'says' in row);
  const toAsk = open.filter((row) => !('says' in row));
  const answers = [...answered, ...stated];
  return (
    <Disclosure
      title={t(`group.${group}`)}
      openFromMedium
      note={t('counts', { answered: answers.length, partly: partly.length, asked: toAsk.length })}
    >
      <div css={piles}>
        <div>
          {answers.length > 0 && (
            <Pile icon="check" title={t('pile.answered')}>
              {answers.map(({ id, question, answer }) => (
                <li key={id} css={statement}>
                  <p>{question}</p>
                  <p>{answer}</p>
                </li>
              ))}
            </Pile>
          )}
          {partly.length > 0 && (
            <Pile icon="message-circle" title={t('pile.partly')}>
              {partly.map((row) => (
                <Quoted key={row.id} row={row} />
              ))}
            </Pile>
          )}
        </div>
        {toAsk.length > 0 && (
          <Pile icon="list-checks" title={t('pile.ask')}>
            {toAsk.map(({ id }) => (
              <li key={id}>
                <AskBox id={id} label={t(`question.${id}`)} />
              </li>
            ))}
          </Pile>
        )}
      </div>
    </Disclosure>
  );
}

interface PileProps {
  icon: 'check' | 'list-checks' | 'message-circle';
  title: string;
  children: ReactNode;
}

function Pile({ icon, title, children }: PileProps) {
  const withBreaks = useWordBreaks();
  return (
    <section css={pile}>
      <h4>
        <IconTile icon={icon} hue={icon === 'check' ? 'fern' : 'neutral'} size="small" css={mark} />
        {withBreaks(title)}
      </h4>
      <ul role="list">{children}</ul>
    </section>
  );
}

/** A question of which the site says something: the sentence, a link to it, and a tick to ask for more. */
function Quoted({ row }: { row: Extract<BuyerQuestionRow, { says: string }> }) {
  const { t } = useTranslation(['buying', 'home']);
  const { path, anchor, heading } = places[row.under];
  const question = t(`question.${row.id}`);
  return (
    <li css={statement}>
      <p>{question}</p>
      <p>
        <Stated facts={row.facts} />
        {t(row.says, prices)}
      </p>
      <div css={more} data-print="hide">
        <LocaleLink to={`${path}#${anchor}`}>{t(heading)}</LocaleLink>
        <AskBox id={row.id} label={t('askMore')} about={question} />
      </div>
    </li>
  );
}

/** A tick for what the contact form is to ask, `?ask=` of its page; `about` is the text next to it. */
export function AskBox({ id, label, about }: { id: string; label: string; about?: string }) {
  const name = about && `${label}: ${about}`;
  return <Checkbox id={`ask-${id}`} name="ask" value={id} form={askFormId} label={label} aria-label={name} />;
}

/** The owner's facts that are set, each in the words of `buying.json`. */
function Stated({ facts }: { facts: readonly OwnerFact[] }) {
  const text = useDataText('buying');
  const { figure } = useFormat();
  const { date } = useFormatDate();
  const { languages } = usePageLinks();
  const shown = (name: string, value: unknown) => {
    if (name === 'percent') return figure({ kind: 'percent', value: Number(value) });
    if (name === 'date') return date(String(value));
    if (!Array.isArray(value)) return value;
    // Languages have their own names.
    return value.map((code) => languages.find((known) => known.code === code)?.name ?? String(code)).join(', ');
  };
  return facts.filter(isSet).map((fact) => {
    const set: unknown = ownerFacts[fact];
    const { kind, ...values }: Readonly<Record<string, unknown>> =
      typeof set === 'object' && !Array.isArray(set) ? { ...set } : { kind: typeof set === 'string' ? set : undefined };
    return (
      <Fragment key={fact}>
        <RichText
          text={text(
            kind === undefined ? fact : `${fact}.${String(kind)}`,
            Object.fromEntries(Object.entries(values).map(([name, value]) => [name, shown(name, value)])),
          )}
          tags={{
            privacy: (words) => <LocaleLink to={linkTo('privacyPolicy')}>{words}</LocaleLink>,
            agreement: (words) => <a href={String(values.address)}>{words}</a>,
          }}
        />{' '}
      </Fragment>
    );
  });
}

/** Returns whether the owner has set a fact. */
function isSet(fact: OwnerFact): boolean {
  return ownerFacts[fact] !== undefined;
}

const rows = css({
  display: 'grid',
  gap: 10,
  // With the price above it, one page.
  '@media print': {
    display: 'block',
    columnCount: 2,
    columnGap: 24,
    '& *': { fontSize: '8pt !important', lineHeight: '1.3 !important' },
    '& details': { border: 0, breakInside: 'auto' },
    '& details + details': { marginBlockStart: 10 },
    '& details > summary': { padding: '0 0 4px', '& > svg': { display: 'none' } },
    '& summary + div': { padding: 0 },
    '& label': { minHeight: 0, paddingBlock: 1, gap: 8 },
    '& input': { width: 12, height: 12 },
  },
});

const piles = css({
  display: 'grid',
  gap: 'var(--space-md) var(--space-xl)',
  alignItems: 'start',
  '& > div': { display: 'grid', gap: 'var(--space-md)' },
  [from.wide]: { gridTemplateColumns: '3fr 2fr' },
  // On phones one begins with what one can do.
  [below.wide]: { '& > section': { order: -1 } },
  '@media print': { display: 'block' },
});

const pile = css({
  '& > h4': { display: 'flex', alignItems: 'center', gap: 10, paddingBlockEnd: 8, color: 'var(--ink)' },
  '& > ul > li': { paddingBlock: 4, borderBlockStart: '1px solid var(--line)' },
  '@media print': { '& > h4 > span': { display: 'none' }, '& > ul > li': { paddingBlock: 2 } },
});
const mark = css({ width: 24, height: 24, fontSize: '1rem' });

const statement = css({
  '&&': { paddingBlock: '10px 8px' },
  '& > p:first-of-type': { color: 'var(--ink)', fontWeight: 640 },
  '& a': target,
  '@media print': { '&&': { paddingBlock: 3 } },
});
const more = css({ display: 'flex', flexWrap: 'wrap', gap: '0 24px', fontSize: 'var(--text-small)' });
