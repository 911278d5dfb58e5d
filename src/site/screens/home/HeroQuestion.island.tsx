import { css } from '@emotion/react';
import { useEffect, useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { PublishedLanguage } from '../../../content/pageContext';
import { localisedPath } from '../../routes';
import { questionsFile } from '../../searchFiles';
import type { AskedQuestion } from '../../screenData';
import { CompletedLearners, CompletedShare } from '../../scenes/CompletedShare';
import { Row, stateMarks, Tag } from '../../scenes/sceneParts';
import * as styles from '../../scenes/sceneStyles';
import { fetchInTime } from '../../shell/requests';
import { loadSpokenFonts, spoken } from '../../ui/spokenFonts';
import { Answer, AnswerRoom, answers, bubble } from '../../ui/Answer';
import { below, from } from '../../ui/breakpoints';
import { buttonPrimary, buttonSecondary } from '../../ui/button';
import { Button } from '../../ui/elements';
import { fadingEnd } from '../../ui/fadingEnd';
import { Icon } from '../../ui/Icon';
import { withScripts } from '../../ui/scripting';
import { visuallyHidden } from '../../ui/visuallyHidden';
import { useGiven } from './useGiven';

interface HeroQuestionProps {
  question: AskedQuestion;
  /** The languages that the phone offers, that of the question first. */
  languages: readonly Pick<PublishedLanguage, 'code' | 'name' | 'htmlLang'>[];
  /** In how many other languages the lesson is. */
  more: number;
  lesson: string;
}

/** The first question of the sample lesson on a phone, and the manager's record, whose row “You” follows the answer. */
export function HeroQuestion({ question, languages, more, lesson }: HeroQuestionProps) {
  const { t } = useTranslation(['home', 'course', 'common']);
  const [code, setCode] = useState(question.code);
  const shown = useQuestion(question, code, lesson);
  const { name, htmlLang: lang } = languages.find((language) => language.code === shown.code) ?? {};
  const { root, given, toggle } = useGiven(lesson, name);
  const isOther = code !== question.code;
  const address = localisedPath(lesson, question.code) + (isOther ? `?lesson=${code}` : '');
  const isAnswered = given.choice !== undefined;
  const isRight = isAnswered && shown.answers[given.choice]?.isRight;
  return (
    <section ref={root} aria-label={t('course:lesson.label')} css={stage}>
      <i css={step} />
      <i css={step} />
      <i css={step} />
      <div role="group" aria-label={t('course:lesson.language')} css={[choice, withScripts]}>
        {languages.map((language) => (
          <Button
            key={language.code}
            type="button"
            lang={language.htmlLang}
            aria-pressed={language.code === shown.code}
            onClick={() => setCode(language.code)}
          >
            {language.name}
          </Button>
        ))}
        {more > 0 && (
          <a href={`${address}#lesson-language`}>
            +{more}
            <span css={visuallyHidden}> {t('course:lesson.language')}</span>
          </a>
        )}
      </div>
      <div css={phone}>
        <div role="group" aria-labelledby="hero-question" lang={lang} css={[answers, isOther && spoken]}>
          <p key={shown.title} id="hero-question" css={[bubble, asked]}>
            {shown.title}
          </p>
          <AnswerRoom
            feedback={shown.answers.map(({ text, isRight }) => `${isRight ? shown.right : shown.wrong} ${text}`)}
          >
            {shown.choose}
          </AnswerRoom>
          {shown.answers.map(({ title, text, isRight }, index) => (
            <Answer
              key={title}
              name="hero-question"
              title={title}
              isRight={isRight}
              open={given.choice === index}
              onToggle={(answer) => toggle(index, answer)}
            >
              <strong>{isRight ? shown.right : shown.wrong}</strong> {text}
            </Answer>
          ))}
        </div>
        {/* After an answer it says what has been tried, too, and is of the same height. */}
        <a key={String(isAnswered)} href={address} css={isAnswered ? buttonPrimary : buttonSecondary}>
          {isAnswered ? (
            <span css={finish}>
              <small>{t('hero.product')}</small> <span>{t('hero.finish')}</span>
            </span>
          ) : (
            <span>{t('common:nav.lesson')}</span>
          )}
          <Icon name="arrow-right" />
        </a>
      </div>
      <div css={[record, withScripts]}>
        <div css={people}>
          <CompletedShare newlyStarted={isAnswered ? 1 : 0} />
          <CompletedLearners />
          <div data-own="" role="status" css={own}>
            <Row
              key={given.choice}
              start={<b>{t('course:lesson.record.you')}</b>}
              text={given.language}
              end={
                isAnswered ? (
                  <Tag
                    {...stateMarks[isRight ? 'completed' : 'repeat']}
                    text={t('course:lesson.record.of', { right: isRight ? 1 : 0, total: shown.total })}
                  />
                ) : (
                  <Tag {...stateMarks.notStarted} text={t('course:lesson.state.notStarted')} />
                )
              }
            />
          </div>
        </div>
        <p css={note}>{t('course:lesson.record.note')}</p>
      </div>
    </section>
  );
}

/** Returns the question in a language: other languages are loaded as soon as this is used. Where they are not, the lesson asks. */
function useQuestion(question: AskedQuestion, code: string, lesson: string): AskedQuestion {
  const [others, setOthers] = useState<Readonly<Record<string, AskedQuestion>> | 'failed'>({});
  useEffect(() => {
    fetchInTime(questionsFile, (response) => response.json()).then(setOthers, () => setOthers('failed'));
  }, []);
  const isLost = others === 'failed' && code !== question.code;
  useEffect(() => {
    if (isLost) window.location.assign(localisedPath(lesson, code));
  }, [isLost, lesson, code]);
  const other = others === 'failed' ? undefined : others[code];
  useEffect(() => loadSpokenFonts(other?.css ?? ''), [other]);
  return other ?? question;
}

const stage = css({
  position: 'relative',
  display: 'grid',
  gap: '10px 16px',
  [from.medium]: {
    gridTemplateColumns: 'minmax(15rem, 22rem) minmax(8.5rem, 1fr)',
    paddingInline: '4% 2%',
  },
});

/** Three rising steps behind it. */
const step = css({
  position: 'absolute',
  insetBlockEnd: 0,
  insetInlineStart: 0,
  inlineSize: '37%',
  blockSize: '40%',
  background: 'var(--fern-100)',
  borderRadius: 'var(--radius-xl)',
  forcedColorAdjust: 'none',
  '& + &': { insetInlineStart: '32%', blockSize: '60%', background: 'var(--gorse-100)' },
  '& + & + &': { insetInlineStart: '63%', blockSize: '80%', background: 'var(--heather-100)' },
});

const framed = css({
  minInlineSize: 0,
  background: 'var(--surface)',
  border: '1px solid var(--line)',
  borderRadius: 'var(--radius-lg)',
});

const phone = css(framed, {
  zIndex: 1,
  display: 'grid',
  gridTemplateRows: '1fr auto',
  gap: 10,
  padding: 10,
  border: '6px solid var(--line-strong)',
  borderRadius: 30,
  [from.medium]: {
    // High enough for each language, so that a choice moves nothing; what theirs leaves is in the answers.
    minBlockSize: '32.25rem',
    marginBlockEnd: 24,
    boxShadow: 'var(--shadow-3)',
    '& > [role]': { gridTemplateRows: 'minmax(4.6rem, auto) repeat(3, 1fr) minmax(6.875rem, auto)' },
    '& details > p': { minBlockSize: '6.875rem' },
    '& details > summary': { paddingBlock: 5 },
  },
});

const choice = css({
  gridColumn: '1 / -1',
  // So that it clips what only a screen reader says.
  position: 'relative',
  display: 'flex',
  gap: 2,
  overflowX: 'auto',
  scrollbarWidth: 'none',
  marginInlineEnd: 'calc(-1 * var(--gutter))',
  [below.medium]: fadingEnd,
  '& > *': {
    display: 'grid',
    placeItems: 'center',
    flex: 'none',
    minBlockSize: 44,
    minInlineSize: 44,
    padding: '4px 10px',
    color: 'var(--ink2)',
    background: 'transparent',
    border: '1.5px solid transparent',
    borderRadius: 'var(--radius-sm)',
    fontSize: 'var(--text-small)',
    fontWeight: 500,
    cursor: 'pointer',
    outlineOffset: -4,
    '&:is([lang=ro], [lang=uk]), .near-first &[lang=th]': { fontFamily: 'system-ui, sans-serif' },
  },
  '& > [aria-pressed="true"]': { color: 'var(--ink)', background: 'var(--fern-100)', borderColor: 'var(--fern)' },
  '@media (forced-colors: active)': { '& > [aria-pressed="true"]': { borderColor: 'Highlight' } },
});

const asked = css({ alignContent: 'center', fontSize: '1.1875rem', fontWeight: 680, lineHeight: 'var(--leading-h3)' });

const finish = css({
  marginBlock: -6,
  '& > small': { display: 'block', fontSize: 'var(--text-caption)', fontWeight: 500, lineHeight: 1.2 },
});

const record = css({
  position: 'relative',
  minInlineSize: 0,
  [from.medium]: { alignSelf: 'end', marginBlockEnd: 56 },
});

/** From under the phone; on phones, the visitor's row alone. */
const people = css(styles.stack, framed, {
  padding: '.9em 1em',
  fontSize: '.875rem',
  lineHeight: 1.4,
  '& .forward': { blockSize: '.75em', transition: 'background-size 600ms var(--ease) 200ms' },
  [from.medium]: {
    marginInlineStart: -40,
    paddingInlineStart: 40,
    boxShadow: 'var(--shadow-2)',
    '& > :first-of-type': { gridTemplateColumns: '1fr' },
  },
  [below.medium]: { '& > :nth-of-type(n + 2):not([data-own])': { display: 'none' } },
});

// With room for two lines where it is narrow, so that the record does not grow.
const own = css({
  '@media (max-width: 22em), (min-width: 40em)': { display: 'grid', alignContent: 'center', minBlockSize: '4.4em' },
  '& > div': { flexWrap: 'wrap', gap: '.2em .7em' },
  '& > div > b + span': { flex: '1 0 auto' },
  '& [data-hue]': { background: 'var(--surface)' },
  marginInline: '-.5em',
  padding: '.5em',
  background: 'var(--gorse-100)',
  borderRadius: 'var(--radius-sm)',
});

const note = css({ marginBlockStart: 8, color: 'var(--ink2)', fontSize: 'var(--text-caption)', lineHeight: 1.45 });
