import { css } from '@emotion/react';
import type { ReactNode } from 'react';
import { Details } from '../ui/Details';
import { B, Span } from '../ui/elements';
import type { Hue } from '../ui/theme';
import type { RowProps } from './sceneParts';
import * as styles from './sceneStyles';

interface FoldProps extends Omit<RowProps, 'strong'> {
  /** Of all with this name one is open. */
  name: string;
  open: boolean;
  hue: Hue;
  children: ReactNode;
}

/** A row of a picture that a press opens; it works without scripts. */
export function Fold({ name, open, hue, start, text, note, end, className, children }: FoldProps) {
  return (
    <Details
      name={name}
      open={open}
      data-hue={hue}
      summary={
        <>
          {start}
          <span css={[styles.wrap, styles.grow]}>
            <B css={{ flex: '1 0 auto', maxInlineSize: '100%' }}>{text}</B>
            {note && <Span css={styles.muted}>{note}</Span>}
            {end}
          </span>
        </>
      }
      css={fold}
      className={className}
    >
      <div css={styles.stack}>{children}</div>
    </Details>
  );
}
const fold = css(styles.card, {
  padding: 0,
  overflow: 'clip',
  '* + &': { marginBlockStart: '.5em' },
  '& > *': { padding: '.5em .85em' },
  // The ring would be clipped outside the border.
  '& > summary:focus-visible': { outlineOffset: -4 },
  '&[open]': { borderColor: 'var(--hue)' },
  '&[open] > summary': { background: 'var(--hue-tint)' },
  '&[open] > summary > [data-hue]': { background: 'var(--surface)' },
});
