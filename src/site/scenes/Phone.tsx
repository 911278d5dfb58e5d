import { css } from '@emotion/react';
import type { ReactNode } from 'react';
import { ProgressBar } from './sceneParts';
import * as styles from './sceneStyles';

interface PhoneProps {
  title: ReactNode;
  /** How many lessons the course has; the first one is done. */
  lessons: number;
  className?: string;
  children: ReactNode;
}

/** A learner’s phone in the middle of a course. */
export function Phone({ title, lessons, className, children }: PhoneProps) {
  return (
    <div css={phone} className={className}>
      <div css={screen}>
        <b>{title}</b>
        <ProgressBar done={1} open={lessons - 1} />
        {children}
      </div>
    </div>
  );
}

const phone = css({
  inlineSize: '21em',
  maxInlineSize: '100%',
  padding: '.55em',
  color: 'var(--ink)',
  background: 'var(--ink2)',
  borderRadius: '2em 2em .7em',
  fontSize: '.8125rem',
  lineHeight: 1.4,
  textWrap: 'pretty',
});

const screen = css(styles.stack, {
  padding: '1.1em 1em 1em',
  background: 'var(--surface)',
  borderRadius: '1.5em 1.5em .4em',
  blockSize: '100%',
});
