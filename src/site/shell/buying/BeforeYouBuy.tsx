import { css } from '@emotion/react';
import { useEffect, useRef, useState, type ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { usePage } from '../../i18n/usePage';
import { localisedPath } from '../../routes';
import { buttonPrimary } from '../../ui/button';
import { Checkbox } from '../../ui/Checkbox';
import { IconTile } from '../../ui/IconTile';
import { withScripts, withoutScripts } from '../../ui/scripting';
import { Section } from '../../ui/Section';
import { ContactLink } from '../ContactLink';
import { keepInHistory, keptInHistory } from '../historyEntry';
import { currentQueryString } from '../queryString';
import { accountsIn } from './accountsIn';
import { buyerQuestions, type BuyerQuestion, type QuestionGroup } from './questions';
import { useAnswers } from './useAnswers';

interface BeforeYouBuyProps {
  tone?: 'paper' | 'sunken';
  groups: readonly QuestionGroup[];
}

/**
 * What buyers ask: a fact that the owner has set is stated, of the others one ticks what the contact form is to ask.
 * Without scripts the browser sends the ticks by itself.
 */
export function BeforeYouBuy({ tone, groups }: BeforeYouBuyProps) {
  const { t } = useTranslation('buying');
  const { language } = usePage();
  const form = useRef<HTMLFormElement>(null);
  const [ticked, setTicked] = useState<readonly string[]>([]);
  const [accounts, setAccounts] = useState<number>();
  // Uncontrolled, so that what was ticked before hydration counts.
  const update = () => {
    const values = Array.from(form.current?.querySelectorAll<HTMLInputElement>(':checked') ?? [], ({ value }) => value);
    setTicked(values);
    keepInHistory('asked', values);
  };
  useEffect(() => {
    const kept = keptInHistory('asked');
    for (const box of form.current?.querySelectorAll<HTMLInputElement>('[name="ask"]') ?? [])
      box.checked ||= kept.includes(box.value);
    update();
  }, []);
  // The calculator keeps them in the address.
  const updateAccounts = () => setAccounts(accountsIn(currentQueryString()));
  return (
    <Section tone={tone} labelledBy="before-you-buy" title={t('title')} lede={t('lede')} printed={false}>
      <form ref={form} action={localisedPath('/contact', language.code)} css={rows} onChange={update}>
        <input type="hidden" name="topic" value="question" />
        <div css={columns}>
          {groups.map((group) => (
            <QuestionList key={group} title={t(`group.${group}`)} questions={buyerQuestions[group]} />
          ))}
        </div>
        <div onPointerEnter={updateAccounts} onFocus={updateAccounts}>
          <ContactLink topic="question" ask={ticked} accounts={accounts} css={[buttonPrimary, withScripts]}>
            <span>{ticked.length === 0 ? t('askAnother') : t('ask', { count: ticked.length })}</span>
          </ContactLink>
          <button type="submit" css={[buttonPrimary, withoutScripts]}>
            {t('askTicked')}
          </button>
        </div>
      </form>
    </Section>
  );
}

interface QuestionListProps {
  title: string;
  questions: readonly BuyerQuestion[];
}

function QuestionList({ title, questions }: QuestionListProps) {
  const { t } = useTranslation('buying');
  const answers = useAnswers();
  return (
    <div>
      <h3 css={heading}>{title}</h3>
      <ul role="list" css={list}>
        {questions.map((question) => {
          const statements = answers[question].filter(Boolean);
          const isAnswered = statements.length === answers[question].length;
          const words = t(`question.${question}`);
          return (
            <li key={question}>
              {isAnswered ? (
                <Answer question={words}>{joined(statements)}</Answer>
              ) : (
                <Checkbox
                  id={`ask-${question}`}
                  name="ask"
                  value={question}
                  label={words}
                  hint={statements.length > 0 && joined(statements)}
                />
              )}
            </li>
          );
        })}
      </ul>
    </div>
  );
}

function joined(statements: readonly ReactNode[]): ReactNode {
  return statements.map((statement, index) => <span key={index}>{statement} </span>);
}

function Answer({ question, children }: { question: string; children: ReactNode }) {
  return (
    <div css={answer}>
      <IconTile icon="check" size="small" css={tick} />
      <p css={asked}>{question}</p>
      <p css={statement}>{children}</p>
    </div>
  );
}

const rows = css({ display: 'grid', gap: 'var(--space-lg)' });
const columns = css({
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fit, minmax(min(26rem, 100%), 1fr))',
  gap: 'var(--space-lg) var(--space-xl)',
});
const heading = css({ marginBlockEnd: 10, fontSize: 'var(--text-h3)' });

const list = css({
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fill, minmax(min(24rem, 100%), 1fr))',
  columnGap: 'var(--space-xl)',
  '& > li': { paddingBlock: 4, borderBlockStart: '1px solid var(--line)' },
});

const answer = css({
  display: 'grid',
  gridTemplateColumns: '24px minmax(0, 1fr)',
  gap: '2px 12px',
  alignItems: 'start',
  paddingBlock: 9,
});
const tick = css({ width: 24, height: 24, marginBlockStart: 1, fontSize: '1rem' });
const asked = css({ fontWeight: 640 });
const statement = css({ gridColumn: 2, color: 'var(--ink2)' });
