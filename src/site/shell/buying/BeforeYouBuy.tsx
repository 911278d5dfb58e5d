import { css } from '@emotion/react';
import { useTranslation } from 'react-i18next';
import { answersTo, type BuyerAnswer } from '../../buyerAnswers';
import type { QuestionGroup } from '../../buyerQuestions';
import { LocaleLink } from '../../i18n/LocaleLink';
import { RichText } from '../../i18n/RichText';
import { useFormat } from '../../i18n/useFormat';
import { useFormatDate } from '../../i18n/useFormatDate';
import { usePage, usePageLinks } from '../../i18n/usePage';
import { Island } from '../../islands/Island';
import { linkTo } from '../../links';
import { ownerFacts } from '../../ownerFacts';
import { localisedPath } from '../../routes';
import { questionSheetFile } from '../../searchFiles';
import { below } from '../../ui/breakpoints';
import { buttonSecondary } from '../../ui/button';
import { Checkbox } from '../../ui/Checkbox';
import { Disclosure } from '../../ui/Disclosure';
import { Span } from '../../ui/elements';
import { equalColumns } from '../../ui/equalColumns';
import { footBar } from '../../ui/footBar';
import { Icon } from '../../ui/Icon';
import { Section } from '../../ui/Section';
import { AskTicked, askFormId } from './AskTicked.island';

/**
 * What buyers ask, in three piles: what the page and the owner's facts answer, what the site answers in part, and what one
 * can ask. What is ticked goes to the contact form; without scripts the browser sends it by itself.
 */
export function BeforeYouBuy({ groups }: { groups: readonly [QuestionGroup, ...QuestionGroup[]] }) {
  const { t } = useTranslation(['buying', 'compliance', 'contact', 'course', 'courses', 'home', 'pricing']);
  const { figure } = useFormat();
  const { date } = useFormatDate();
  const { language } = usePage();
  const { languages } = usePageLinks();
  const isAlone = groups.length === 1;
  const percent = (value: number) => figure({ kind: 'percent', value });
  const all = groups.flatMap((group) => answersTo(group, t, { percent, date, languages }));
  const piles = states.map((state) => ({ state, answers: all.filter((one) => one.state === state) }));
  return (
    <Section
      tone={isAlone ? 'paper' : 'sunken'}
      labelledBy="before-you-buy"
      title={isAlone ? t(`group.${groups[0]}`) : t('title')}
      lede={<Span data-print="hide">{t(isAlone ? 'introTick' : 'intro')}</Span>}
    >
      <form id={askFormId} action={localisedPath('/contact', language.code)} css={rows}>
        <input type="hidden" name="topic" value="question" />
        {piles
          .filter(({ answers }) => answers.length > 0)
          .map(({ state, answers }) => (
            <Disclosure
              key={state}
              data-pile={state}
              title={`${t(`pile.${state}`)} · ${answers.length}`}
              // On phones, too, where it is short.
              open={state === 'ask' && isAlone}
              openFromMedium
            >
              <ul role="list" css={list}>
                {answers.map((answer) => (
                  <Answer key={answer.id} answer={answer} />
                ))}
              </ul>
            </Disclosure>
          ))}
        <div css={ask} data-print="hide">
          <Island>
            <AskTicked />
          </Island>
        </div>
        <a
          href={questionSheetFile(language.code)}
          download="camre-questions.csv"
          css={buttonSecondary}
          data-print="hide"
        >
          <Icon name="download" />
          {t('course:lesson.record.export')}
        </a>
        <p data-print="hide">{t('contact:form.reply')}</p>
      </form>
    </Section>
  );
}

const states = ['answered', 'partly', 'ask'] as const;

/** A question, what is said of it, and where one can check that; one ticks what is open, or whose evidence one wants. */
function Answer({ answer: { id, title, question, said, state, place } }: { answer: BuyerAnswer }) {
  const { t } = useTranslation(['buying', 'common', 'compliance', 'home']);
  const isClaim = title === question;
  const label = (
    <span>
      <b>{title ?? question}</b>
      <span>{state === 'answered' && title && question}</span>
    </span>
  );
  return (
    <li>
      {state === 'answered' ? (
        <p css={subject}>
          <Icon name="check" />
          {label}
        </p>
      ) : (
        <Checkbox
          id={`ask-${id}`}
          name="ask"
          value={id}
          label={label}
          aria-label={said && `${t(isClaim ? 'compliance:evidence.contact' : 'askMore')}: ${title ?? question}`}
        />
      )}
      {said && (
        <p>
          <RichText
            text={said}
            tags={{
              open: (words) => <strong>{words}</strong>,
              privacy: (words) => <LocaleLink to={linkTo('privacyPolicy')}>{words}</LocaleLink>,
              agreement: (words) => <a href={ownerFacts.processingAgreement?.address}>{words}</a>,
            }}
          />{' '}
          {place && (
            <LocaleLink to={`${place.path}#${place.anchor}`} data-print="hide">
              {t(place.heading)}
            </LocaleLink>
          )}
        </p>
      )}
    </li>
  );
}

const rows = css({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: '10px 12px',
  '& > details': { flex: '1 0 100%' },
  // On phones, first what one can do.
  [below.medium]: { '& > [data-pile="ask"]': { order: -1 } },
  // With the price above it, one page.
  '@media print': {
    display: 'block',
    columnCount: 2,
    columnGap: 24,
    '& *': { fontSize: '7.5pt !important', lineHeight: '1.25 !important' },
    '& details': { background: 'none', border: 0, breakInside: 'auto' },
    '& details + details': { marginBlockStart: 10 },
    '& details > summary': { minHeight: 0, padding: '0 0 4px', '& > svg': { display: 'none' } },
    '& summary + div': { padding: 0 },
    '& label': { minHeight: 0, paddingBlock: 1, gap: 8 },
    '& input': { width: 12, height: 12 },
  },
});

// On phones, what is ticked can be asked from every row.
const ask = css({
  [below.medium]: { flex: '1 0 100%', '& button': { width: '100%' } },
  'form:has(:checked) > &': footBar,
});

const list = css(equalColumns('0 var(--space-lg)', { wide: 2 }), {
  '& > li': { paddingBlock: 4, borderBlockStart: '1px solid var(--line)' },
  '& > li:nth-of-type(odd):last-of-type': { gridColumn: '1 / -1' },
  '& > li > p': { paddingBlock: 9 },
  '& > li > * + p': { paddingBlockStart: 0, paddingInlineStart: 36 },
  '& label': { color: 'var(--ink)' },
  '& b': { display: 'block' },
  '& strong': { whiteSpace: 'nowrap' },
  '@media print': {
    display: 'block',
    '& > li': { paddingBlock: 2, breakInside: 'avoid' },
    '& > li > p': { paddingBlock: 1 },
    '& > li > * + p': { paddingInlineStart: 20 },
  },
});

const subject = css({
  display: 'flex',
  gap: 12,
  color: 'var(--ink)',
  '@media print': { gap: 8 },
  '& > svg': { flex: 'none', width: 24, height: 24, color: 'var(--fern)', '@media print': { width: 12, height: 12 } },
});
