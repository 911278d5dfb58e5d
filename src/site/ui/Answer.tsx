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
      css={[answer, isRight ? rightAnswer : wrongAnswer]}
    >
      <summary>{withBreaks(title)}</summary>
      <p css={feedback}>
        <Icon name={isRight ? 'check' : 'x'} />
        <span>{children}</span>
      </p>
    </details>
  );
}

/**
 * The room of three answers after their question, the one with the longest feedback open. They fill it, so that a press moves
 * nothing below them. Its words are no text of the page.
 */
export function AnswerRoom({ titles, feedback }: { titles: readonly string[]; feedback: readonly string[] }) {
  return (
    <div css={room}>
      {[...titles, ...feedback].map((text) => (
        <i key={text} data-text={text} />
      ))}
    </div>
  );
}

/** A question and its answers. */
export const answers = css({
  display: 'grid',
  alignContent: 'start',
  gap: 10,
  counterReset: 'answer',
  breakInside: 'avoid',
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
  '&[open]': { borderColor: 'var(--answer)', background: 'var(--answer-tint)' },
  '&[open] > summary::before': { color: 'var(--surface)', background: 'var(--answer)' },
});

const rightAnswer = css({ '--answer': 'var(--fern)', '--answer-tint': 'var(--fern-100)' });
const wrongAnswer = css({ '--answer': 'var(--kite)', '--answer-tint': 'var(--kite-100)' });

// Lines as those of an answer within its border, and below them all feedback in one place.
const room = css({
  gridArea: '2 / 1 / span 3',
  display: 'grid',
  gap: 10,
  visibility: 'hidden',
  '& > i': {
    minBlockSize: 55,
    padding: '11.5px 15.5px',
    paddingInlineStart: 'calc(27.5px + 1.71em)',
    fontStyle: 'normal',
    fontWeight: 600,
    lineHeight: 1.35,
    '&::before': { content: 'attr(data-text)' },
  },
  '& > :nth-of-type(n + 4)': {
    gridArea: '4 / 1',
    minBlockSize: 0,
    padding: '0 0 10px',
    paddingInline: '47.5px 17.5px',
    fontSize: 'var(--text-small)',
    lineHeight: 1.5,
  },
  '& + details': { gridArea: '2 / 1' },
  '& + * + details': { gridArea: '3 / 1' },
  '& + * + * + details': { gridArea: '4 / 1' },
  '& ~ details:not([open]) > summary': { minBlockSize: '100%' },
  '& ~ details > p': { fontSize: 'var(--text-small)', lineHeight: 1.5 },
});

const feedback = css({
  display: 'flex',
  gap: 10,
  padding: '4px 16px 16px',
  '& > svg': { flex: 'none', marginBlockStart: 4, color: 'var(--answer)', fontSize: '1.25rem' },
});
