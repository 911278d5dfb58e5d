import { css } from '@emotion/react';
import type { ReactNode } from 'react';
import { B, Span } from '../ui/elements';
import { Icon, type IconName } from '../ui/Icon';
import type { Hue } from '../ui/theme';
import * as styles from './sceneStyles';

export interface RowProps {
  start?: ReactNode;
  text: ReactNode;
  /** In bold. */
  strong?: boolean;
  note?: ReactNode;
  end?: ReactNode;
  className?: string;
}

/** A text in one line with what is before and after it. */
export function Row({ start, text, strong = false, note, end, className }: RowProps) {
  const Text = strong ? B : Span;
  return (
    <div css={styles.line} className={className}>
      {start}
      <Text css={styles.grow}>{text}</Text>
      {note && <Span css={styles.muted}>{note}</Span>}
      {end}
    </div>
  );
}

interface ShareProps extends Pick<RowProps, 'text' | 'strong' | 'note'> {
  done: number;
  started?: number;
  all: number;
}

/** A text with the share below it that it is about: done, started, and in all. */
export function Share({ text, strong = false, note, done, started = 0, all }: ShareProps) {
  const Text = strong ? B : Span;
  return (
    <div css={share}>
      <Text>{text}</Text>
      <Span css={styles.muted}>{note}</Span>
      <ProgressBar done={done} started={started} open={all - done - started} />
    </div>
  );
}

interface LabelProps {
  hue?: Hue;
  icon?: IconName;
  text?: ReactNode;
  className?: string;
}

/** A short label, grey without a hue. */
export function Tag({ hue, icon, text, className }: LabelProps) {
  return (
    <span data-hue={hue} css={tag} className={className}>
      {icon && <Icon name={icon} />}
      {text}
    </span>
  );
}

/** What marks the states of somebody’s course, as props of a label. */
export const stateMarks = {
  completed: { icon: 'check', hue: 'fern' },
  repeat: { icon: 'circle-alert', hue: 'gorse' },
  started: { icon: 'clock', hue: 'gorse' },
  notStarted: { icon: 'eye' },
} as const;

/** A square with an icon or a number. */
export function Tile({ hue = 'estuary', icon, text, className }: LabelProps) {
  return (
    <span data-hue={hue} css={[tile, styles.tinted]} className={className}>
      {icon && <Icon name={icon} />}
      {text}
    </span>
  );
}

/** A person of the sample data: initials on a round tile. */
export function Initials({ of, hue }: { of: string; hue?: Hue }) {
  return <Tile hue={hue} text={of} css={round} />;
}

/** A progress bar of three parts: done, started, open. */
export function ProgressBar({ done, started = 0, open = 0 }: { done: number; started?: number; open?: number }) {
  const width = (count: number) => `${Math.round((count / (done + started + open)) * 100)}%`;
  const widths = new Set([width(done), width(done + started)]);
  return <div className="forward" css={progress} style={{ backgroundSize: [...widths].join() }} />;
}

interface ScaleProps {
  text?: string;
  /** From 1 to 5, by their hues. */
  marks: Readonly<Partial<Record<Hue, number | 'var(--mark)'>>>;
}

/** A text, and on a line the marks that several people give. */
export function Scale({ text, marks }: ScaleProps) {
  const at = (mark: number | string) => (typeof mark === 'number' ? `${mark * 20 - 10}%` : `calc(${mark} * 20% - 10%)`);
  return (
    <span css={styles.stack}>
      {text && <span>{text}</span>}
      <span css={scale}>
        {Object.entries(marks).map(([hue, mark]) => (
          <i key={hue} style={{ insetInlineStart: at(mark), background: `var(--${hue})` }} />
        ))}
      </span>
    </span>
  );
}

const scale = css({
  position: 'relative',
  blockSize: '.45em',
  marginBlockEnd: '.3em',
  borderRadius: '.2em',
  background: 'var(--sunken)',
  forcedColorAdjust: 'none',
  '& > i': {
    position: 'absolute',
    insetBlockStart: '-.3em',
    inlineSize: '1.05em',
    blockSize: '1.05em',
    borderRadius: '.35em .35em .1em',
  },
});

const share = css({
  display: 'grid',
  gridTemplateColumns: '1fr auto',
  gap: '.3em .7em',
  '& > span:last-of-type': { textAlign: 'end' },
  '& > div': { gridColumn: '1 / -1' },
});

const tag = css({
  display: 'inline-flex',
  alignItems: 'center',
  gap: '.4em',
  padding: '.2em .6em',
  borderRadius: '.5em .5em .15em',
  fontSize: styles.small,
  fontWeight: 600,
  lineHeight: 1.35,
  color: 'var(--ink2)',
  background: 'var(--sunken)',
  '&[data-hue]': styles.tinted,
});

const tile = css({
  flex: 'none',
  display: 'grid',
  placeItems: 'center',
  inlineSize: '2em',
  blockSize: '2em',
  borderRadius: '.6em .6em .2em',
  fontSize: styles.small,
  fontWeight: 700,
});

const round = css({ borderRadius: '1em 1em .3em', inlineSize: '2.3em', blockSize: '2.3em' });

// Its parts are backgrounds, each with a gap after it, on that of the open part.
const part = (colour: string) => `linear-gradient(to right, var(--${colour}) calc(100% - .25em), var(--surface) 0)`;
const progress = css({
  blockSize: '.5em',
  background: `${part('fern')}, ${part('gorse')}, var(--line)`,
  backgroundRepeat: 'no-repeat',
  borderRadius: '.25em .25em .08em',
  forcedColorAdjust: 'none',
});
