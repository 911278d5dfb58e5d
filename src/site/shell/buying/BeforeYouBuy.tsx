import { css } from '@emotion/react';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { usePage } from '../../i18n/usePage';
import { Island } from '../../islands/Island';
import { localisedPath } from '../../routes';
import { from } from '../../ui/breakpoints';
import { Checkbox } from '../../ui/Checkbox';
import { Disclosure } from '../../ui/Disclosure';
import { Section } from '../../ui/Section';
import { AnsweredRow } from './AnsweredRow';
import { AskTicked } from './AskTicked.island';
import { buyerQuestions, type BuyerQuestionRow, type QuestionGroup } from '../../buyerQuestions';
import { useAnswers } from './useAnswers';

interface BeforeYouBuyProps {
  tone?: 'paper' | 'sunken';
  groups: readonly QuestionGroup[];
  /** What the page itself answers, by subject. */
  answered?: Partial<Readonly<Record<QuestionGroup, readonly AnsweredQuestion[]>>>;
  /** Whether it is printed, for colleagues who decide. */
  printed?: boolean;
}

interface AnsweredQuestion {
  readonly id: string;
  readonly question: string;
  readonly answer: ReactNode;
}

/**
 * What buyers ask, answers first: facts that the owner has set, then what the site says today, and of the rest one ticks what
 * the contact form is to ask. Without scripts the browser sends the ticks by itself.
 */
export function BeforeYouBuy({ tone, groups, answered = {}, printed = false }: BeforeYouBuyProps) {
  const { t } = useTranslation('buying');
  const { language } = usePage();
  return (
    <Section tone={tone} labelledBy="before-you-buy" title={t('title')} lede={t('intro')} printed={printed}>
      <form action={localisedPath('/contact', language.code)} css={rows}>
        <input type="hidden" name="topic" value="question" />
        {groups.map((group) => (
          <Subject key={group} group={group} answered={answered[group] ?? []} />
        ))}
        <Island defer="touch">
          <AskTicked printed={printed} />
        </Island>
      </form>
    </Section>
  );
}

/** The questions of a subject: on the left those with an answer, on the right those to ask. */
function Subject({ group, answered }: { group: QuestionGroup; answered: readonly AnsweredQuestion[] }) {
  const { t } = useTranslation('buying');
  const answers = useAnswers();
  const all: readonly BuyerQuestionRow[] = buyerQuestions[group];
  const isFact = ({ id }: BuyerQuestionRow) => answers[id].length > 0 && answers[id].every(Boolean);
  const facts = all.filter(isFact);
  const open = all.filter((row) => !isFact(row));
  const toAsk = open.filter(({ today }) => today === 'ask');
  return (
    <Disclosure
      title={t(`group.${group}`)}
      openFromMedium
      note={t('counts', { answered: answered.length + all.length - toAsk.length, asked: toAsk.length })}
    >
      <div css={columns}>
        <ul role="list">
          {answered.map(({ id, question, answer }) => (
            <AnsweredRow key={id} question={question} answer={answer} />
          ))}
          {facts.map(({ id }) => (
            <AnsweredRow key={id} question={t(`question.${id}`)} answer={joined(answers[id])} />
          ))}
          {open.map(
            ({ id, today }) =>
              today !== 'ask' && (
                <AnsweredRow
                  key={id}
                  id={id}
                  question={t(`question.${id}`)}
                  answer={joined(answers[id].filter(Boolean))}
                  quoted={today}
                />
              ),
          )}
        </ul>
        {toAsk.length > 0 && (
          <ul role="list">
            {toAsk.map(({ id }) => (
              <li key={id}>
                <Checkbox id={`ask-${id}`} name="ask" value={id} label={t(`question.${id}`)} />
              </li>
            ))}
          </ul>
        )}
      </div>
    </Disclosure>
  );
}

function joined(statements: readonly ReactNode[]): ReactNode {
  return statements.map((statement, index) => <span key={index}>{statement} </span>);
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

const columns = css({
  display: 'grid',
  columnGap: 'var(--space-xl)',
  [from.wide]: { gridTemplateColumns: '3fr 2fr' },
  '& > ul > li': { paddingBlock: 4, borderBlockStart: '1px solid var(--line)' },
  '@media print': { display: 'block', '& > ul > li': { paddingBlock: 2 } },
});
