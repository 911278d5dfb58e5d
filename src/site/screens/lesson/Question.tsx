import { css } from '@emotion/react';
import { useTranslation } from 'react-i18next';
import type { TreeElement } from '../../../content/mdx/tree';
import { childElements } from '../../shell/prose/contentTree';
import { useContentLanguage } from '../../shell/prose/useContentLanguage';
import { Prose } from '../../shell/prose/Prose';
import { below } from '../../ui/breakpoints';
import { H2 } from '../../ui/elements';
import { Icon } from '../../ui/Icon';
import { useWordBreaks } from '../../ui/wordBreaks';
import type { AnswerToggle } from './lessonState';

interface QuestionProps {
  readonly question: TreeElement;
  /** Which question it is, from 0, and how many there are. */
  readonly index: number;
  readonly total: number;
  readonly choice: number | undefined;
  /** Somebody asks it: the lesson begins with it, before anything is read. */
  readonly isOpening: boolean;
  readonly onToggle: (toggle: AnswerToggle, answer: Element) => void;
}

/**
 * A question (MDX: Question, Answer). Each answer is a `<details>` that opens to say whether it is right and why, so that
 * a visitor without scripts can answer, too.
 */
export function Question({ question, index, total, choice, isOpening, onToggle }: QuestionProps) {
  const { t } = useTranslation('course');
  const { interfaceLang } = useContentLanguage();
  const withBreaks = useWordBreaks();
  const id = `question-${index + 1}`;
  return (
    <div role="group" aria-labelledby={id} data-question={index} css={box}>
      <p css={[small, isOpening && onlyWide]} lang={interfaceLang}>
        {t('lesson.question', { number: index + 1, total })}
      </p>
      <H2 id={id} css={isOpening && bubble}>
        {question.props?.title}
      </H2>
      {childElements(question, 'Answer').map(({ props, children = [] }, answer) => {
        const isRight = props?.correct !== undefined;
        return (
          <details
            key={props?.title}
            name={id}
            open={choice === answer}
            onToggle={({ currentTarget }) =>
              onToggle({ question: index, answer, isOpen: currentTarget.open }, currentTarget)
            }
            css={[answerStyle, isRight ? rightAnswer : wrongAnswer]}
          >
            <summary>{withBreaks(props?.title)}</summary>
            <p css={feedback}>
              <Icon name={isRight ? 'check' : 'x'} />
              <span>
                <strong lang={interfaceLang}>{t(isRight ? 'lesson.right' : 'lesson.wrong')}</strong>{' '}
                <Prose tree={children} />
              </span>
            </p>
          </details>
        );
      })}
    </div>
  );
}

const box = css({ display: 'grid', alignContent: 'start', gap: 10, counterReset: 'answer', breakInside: 'avoid' });

/** What a guest says. */
const bubble = css({
  position: 'relative',
  justifySelf: 'start',
  marginBlockEnd: 2,
  padding: '10px 18px',
  background: 'var(--hue-tint)',
  borderRadius: '22px 22px 22px 6px',
  '@media (forced-colors: active)': { border: '1px solid CanvasText' },
});

const small = css({ color: 'var(--ink2)', fontSize: 'var(--text-small)' });

// A phone shows the first question whole.
const onlyWide = css({ 'html.js &': { [below.medium]: { display: 'none' } } });

// On phones the links to the next step stay at the foot of the window.
const aboveStepLinks = { scrollMarginBlockEnd: 96 };

const answerStyle = css({
  overflow: 'clip',
  ...aboveStepLinks,
  border: '1.5px solid var(--line-strong)',
  borderRadius: 'var(--radius-md)',
  counterIncrement: 'answer',
  '& > summary': {
    display: 'flex',
    alignItems: 'center',
    gap: 12,
    minHeight: 52,
    padding: '10px 14px',
    ...aboveStepLinks,
    fontWeight: 600,
    lineHeight: 1.35,
    '&::before': {
      content: 'counter(answer, upper-alpha)',
      flex: 'none',
      display: 'grid',
      placeItems: 'center',
      inlineSize: '1.9em',
      blockSize: '1.9em',
      color: 'var(--ink2)',
      background: 'var(--sunken)',
      borderRadius: 'var(--radius-sm)',
      fontSize: '.9em',
    },
  },
  // A finger leaves the hover of what it has chosen behind.
  '@media (hover: hover)': { '&:not([open]) > summary:hover': { background: 'var(--sunken)' } },
  // The ring would be clipped outside the border.
  '& > summary:focus-visible': { outlineOffset: -4 },
  '&[open]': { borderColor: 'var(--answer)', background: 'var(--answer-tint)' },
  '&[open] > summary::before': { color: 'var(--surface)', background: 'var(--answer)' },
});

const rightAnswer = css({ '--answer': 'var(--fern)', '--answer-tint': 'var(--fern-100)' });
const wrongAnswer = css({ '--answer': 'var(--kite)', '--answer-tint': 'var(--kite-100)' });

const feedback = css({
  display: 'flex',
  gap: 10,
  padding: '4px 16px 16px',
  '& > svg': { flex: 'none', marginBlockStart: 4, color: 'var(--answer)', fontSize: '1.25rem' },
});
