import { css } from '@emotion/react';
import type { ReactNode } from 'react';
import * as styles from './sceneStyles';

/** A learner’s phone. */
export function Phone({ className, children }: { className?: string; children: ReactNode }) {
  return (
    <div css={phone} className={className}>
      <div css={screen}>{children}</div>
    </div>
  );
}

const phone = css({
  boxSizing: 'border-box',
  inlineSize: '21em',
  maxInlineSize: '100%',
  padding: '.55em',
  color: 'var(--ink)',
  background: 'var(--ink2)',
  borderRadius: '2em 2em .7em',
  fontSize: 'min(.8125rem, 6cqi)',
  lineHeight: 1.4,
  textWrap: 'pretty',
});

const screen = css(styles.stack, {
  gap: '.75em',
  padding: '1.1em 1em 1em',
  background: 'var(--surface)',
  borderRadius: '1.5em 1.5em .4em',
  blockSize: '100%',
});
