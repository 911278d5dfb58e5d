import { css } from '@emotion/react';
import type { ReactNode } from 'react';
import { Icon } from './Icon';
import { useWordBreaks } from './wordBreaks';

interface AnswerProps {
  /** What the answers of one question share: one of them is open at a time. */
  name: string;
  title: string;
  isRight: boolean;
  open?: boolean;
  onToggle?: (answer: HTMLDetailsElement) => void;
  /** Whether it is right, and why. */
  children: ReactNode;
}

/**
 * An answer of a question: a `<details>` that opens to say whether it is right and why, so that a visitor without scripts
 * can answer, too. Its letter counts from the element that has `answers`.
 */
export function Answer({ name, title, isRight, open, onToggle, children }: AnswerProps) {
  const withBreaks = useWordBreaks();
  return (
    <details
      name={name}
      open={open}
      onToggle={({ currentTarget }) => onToggle?.(currentTarget)}
      data-hue={isRight ? 'fern' : 'kite'}
      css={answer}
    >
      <summary>{withBreaks(title)}</summary>
      <p css={feedback}>
        <Icon name={isRight ? 'check' : 'x'} />
        {children}
      </p>
    </details>
  );
}

interface AnswerRoomProps {
  /** What each answer says. */
  feedback: readonly string[];
  /** Where there is one. */
  media?: string;
  /** Asks for an answer, until one is given. */
  children: string;
}

/** The room below answers for the longest of what they say: a press moves nothing. What measures it is no text. */
export function AnswerRoom({ feedback, media = '@media screen', children }: AnswerRoomProps) {
  return (
    <div css={room(media)}>
      {feedback.map((text) => (
        <i key={text} data-text={text} />
      ))}
      <p>{children}</p>
    </div>
  );
}

/** Of the question on the page of a course or subject. */
export const questionId = 'question-1';

/** A question and its answers. */
export const answers = css({
  position: 'relative',
  display: 'grid',
  alignContent: 'start',
  gap: 10,
  counterReset: 'answer',
  breakInside: 'avoid',
  '&:has([open]) > div > p': { visibility: 'hidden' },
});

/** What a guest says. */
export const bubble = css({
  position: 'relative',
  justifySelf: 'start',
  marginBlockEnd: 2,
  padding: '10px 18px',
  background: 'var(--hue-tint)',
  borderRadius: '22px 22px 22px 6px',
  '@media (forced-colors: active)': { border: '1px solid CanvasText' },
});

// On phones the links to the next step stay at the foot of the window.
const aboveStepLinks = { scrollMarginBlockEnd: 96 };

const answer = css({
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
  '&[open]': { borderColor: 'var(--hue)', background: 'var(--hue-tint)' },
  '&[open] > summary': { cursor: 'default' },
  '&[open] > summary::before': { color: 'var(--surface)', background: 'var(--hue)' },
});

const said = { padding: '10px 14px', fontSize: 'var(--text-small)', lineHeight: 1.5 };

// All feedback in one place; that of the open answer stands at its end.
const room = (media: string) =>
  css({
    order: 1,
    display: 'none',
    [media]: {
      display: 'grid',
      '& ~ details > summary': { minBlockSize: '100%', paddingBlock: 8 },
      '& ~ details > p': {
        ...said,
        position: 'absolute',
        insetInline: 0,
        insetBlockEnd: 0,
        background: 'var(--hue-tint)',
        borderRadius: 'var(--radius-md)',
      },
    },
    // The mark, and what the verdict has in addition in bold.
    '& > i': {
      ...said,
      gridArea: '1 / 1',
      visibility: 'hidden',
      textIndent: '2.25rem',
      fontStyle: 'normal',
      '&::before': { content: 'attr(data-text)' },
    },
    '& > p': {
      gridArea: '1 / 1',
      display: 'grid',
      placeContent: 'center',
      padding: '6px 14px',
      color: 'var(--ink2)',
      border: '1.5px dashed var(--line-strong)',
      borderRadius: 'var(--radius-md)',
      fontSize: 'var(--text-small)',
      textAlign: 'center',
    },
  });

const feedback = css({
  padding: '4px 16px 16px',
  '& > svg': {
    display: 'inline',
    marginInlineEnd: 8,
    verticalAlign: '-.25em',
    color: 'var(--hue)',
    fontSize: '1.25rem',
  },
});
