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
import { below, from } from '../../ui/breakpoints';
import { buttonSecondary, target } from '../../ui/button';
import { Checkbox } from '../../ui/Checkbox';
import { Disclosure } from '../../ui/Disclosure';
import { Icon } from '../../ui/Icon';
import { IconTile } from '../../ui/IconTile';
import { Section } from '../../ui/Section';
import { useWordBreaks } from '../../ui/wordBreaks';
import { AskTicked, askFormId } from './AskTicked.island';

/**
 * What buyers ask, by subject in three piles: what the page and the owner's facts answer, what the site says in part,
 * and what one ticks for the contact form to ask. Without scripts the browser sends the ticks by itself.
 */
export function BeforeYouBuy({ groups }: { groups: readonly QuestionGroup[] }) {
  const { t } = useTranslation(['buying', 'course']);
  const { language } = usePage();
  return (
    <Section labelledBy="before-you-buy" title={t('title')} lede={t('intro')}>
      <form id={askFormId} action={localisedPath('/contact', language.code)} css={rows}>
        <input type="hidden" name="topic" value="question" />
        {groups.map((group) => (
          <Subject key={group} group={group} />
        ))}
        <Island>
          <AskTicked>
            <a href={questionSheetFile(language.code)} download="camre-questions.csv" css={buttonSecondary}>
              <Icon name="download" />
              {t('course:lesson.record.export')}
            </a>
          </AskTicked>
        </Island>
      </form>
    </Section>
  );
}

function Subject({ group }: { group: QuestionGroup }) {
  const { t } = useTranslation('buying');
  const questions = useAnswers(group);
  const inState = (state: BuyerAnswer['state']) => questions.filter((one) => one.state === state);
  const counts = {
    answered: inState('answered').length,
    partly: inState('partly').length,
    asked: inState('ask').length,
  };
  return (
    <Disclosure title={t(`group.${group}`)} openFromMedium note={t('counts', counts)}>
      <div css={piles}>
        <Pile icon="check" state="answered" questions={inState('answered')} />
        <Pile icon="message-circle" state="partly" questions={inState('partly')} />
        <Pile icon="list-checks" state="ask" questions={inState('ask')} />
      </div>
    </Disclosure>
  );
}

interface PileProps {
  icon: 'check' | 'list-checks' | 'message-circle';
  state: BuyerAnswer['state'];
  questions: readonly BuyerAnswer[];
}

function Pile({ icon, state, questions }: PileProps) {
  const { t } = useTranslation('buying');
  const withBreaks = useWordBreaks();
  if (questions.length === 0) return null;
  return (
    <section css={[pile, state === 'ask' && second]}>
      <h4>
        <IconTile icon={icon} hue={icon === 'check' ? 'fern' : 'neutral'} size="small" css={mark} />
        {withBreaks(t(`pile.${state}`))}
      </h4>
      <ul role="list">
        {questions.map((question) =>
          state === 'ask' ? (
            <li key={question.question}>
              <AskBox id={question.id} label={question.question} />
            </li>
          ) : (
            <Answer key={question.question} answer={question} />
          ),
        )}
      </ul>
    </section>
  );
}

/** A question and what is said of it; where that is a part, a link to its place and a tick to ask for more. */
function Answer({ answer: { id, question, said, state, place } }: { answer: BuyerAnswer }) {
  const { t } = useTranslation(['buying', 'common', 'home']);
  return (
    <li css={statement}>
      <p>{question}</p>
      <p>
        <Said text={said} />
      </p>
      {state === 'partly' && (
        <div css={more} data-print="hide">
          {place && <LocaleLink to={`${place.path}#${place.anchor}`}>{t(place.heading)}</LocaleLink>}
          <AskBox id={id} label={t('askMore')} about={question} />
        </div>
      )}
    </li>
  );
}

/** A tick for what the contact form is to ask, `?ask=` of its page; `about` is the text next to it. */
export function AskBox({ id, label, about }: { id: string; label: string; about?: string }) {
  const name = about && `${label}: ${about}`;
  return <Checkbox id={`ask-${id}`} name="ask" value={id} form={askFormId} label={label} aria-label={name} />;
}

/** What is said of a question, with its links. */
export function Said({ text }: { text: string }) {
  return (
    <RichText
      text={text}
      tags={{
        privacy: (words) => <LocaleLink to={linkTo('privacyPolicy')}>{words}</LocaleLink>,
        agreement: (words) => <a href={ownerFacts.processingAgreement?.address}>{words}</a>,
      }}
    />
  );
}

/** Returns what buyers ask about a subject, in the page's language. */
export function useAnswers(group: QuestionGroup): readonly BuyerAnswer[] {
  const { t } = useTranslation(['buying', 'compliance', 'courses', 'home', 'pricing']);
  const { figure } = useFormat();
  const { date } = useFormatDate();
  const { languages } = usePageLinks();
  return answersTo(group, t, { percent: (value) => figure({ kind: 'percent', value }), date, languages });
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
  [from.wide]: { gridTemplate: 'auto 1fr / 3fr 2fr' },
  '@media print': { display: 'block' },
});

const pile = css({
  '& > h4': { display: 'flex', alignItems: 'center', gap: 10, paddingBlockEnd: 8, color: 'var(--ink)' },
  '& > ul > li': { paddingBlock: 4, borderBlockStart: '1px solid var(--line)' },
  '@media print': { '& > h4 > span': { display: 'none' }, '& > ul > li': { paddingBlock: 2 } },
});
// On phones one begins with what one can do.
const second = css({ [from.wide]: { gridArea: '1 / 2 / span 2' }, [below.wide]: { order: -1 } });
const mark = css({ width: 24, height: 24, fontSize: '1rem' });

const statement = css({
  '&&': { paddingBlock: '10px 8px' },
  '& > p:first-of-type': { color: 'var(--ink)', fontWeight: 640 },
  '& a': target,
  '@media print': { '&&': { paddingBlock: 3 } },
});
const more = css({ display: 'flex', flexWrap: 'wrap', gap: '0 24px', fontSize: 'var(--text-small)' });
