import { css } from '@emotion/react';
import type { ReactNode } from 'react';
import { Span } from '../ui/elements';
import { Icon, type IconName } from '../ui/Icon';
import type { Hue } from '../ui/theme';
import * as styles from './sceneStyles';

interface RowProps {
  start?: ReactNode;
  text: ReactNode;
  note?: string;
  end?: ReactNode;
  className?: string;
}

/** A text in one line with what is before and after it. */
export function Row({ start, text, note, end, className }: RowProps) {
  return (
    <div css={styles.line} className={className}>
      {start}
      <Span css={styles.grow}>{text}</Span>
      {note && <Span css={styles.muted}>{note}</Span>}
      {end}
    </div>
  );
}

/** A row with the share below it that it is about: done, and in all. */
export function Share({ done, all, ...row }: RowProps & { done: number; all: number }) {
  return (
    <div css={[styles.stack, share]}>
      <Row {...row} />
      <ProgressBar done={done} open={all - done} />
    </div>
  );
}

interface LabelProps {
  hue?: Hue;
  icon?: IconName;
  text?: string | number;
  className?: string;
}

/** A short label, grey without a tone. */
export function Tag({ hue, icon, text, className }: LabelProps) {
  return (
    <span data-hue={hue} css={[tag, hue ? styles.tinted : grey]} className={className}>
      {icon && <Icon name={icon} />}
      {text}
    </span>
  );
}

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

/** An icon in the colour of a tone. */
export function ColouredIcon({ name, hue, className }: { name: IconName; hue: Hue; className?: string }) {
  return (
    <span data-hue={hue} css={coloured} className={className}>
      <Icon name={name} />
    </span>
  );
}

/** An entry of a chart's legend. */
export function LegendEntry({ colour, text }: { colour: string; text: string }) {
  return (
    <Span css={legendEntry}>
      <i style={{ background: colour }} />
      {text}
    </Span>
  );
}

/** A progress bar of three parts: done, started, open. */
export function ProgressBar({ done, started = 0, open = 0 }: { done: number; started?: number; open?: number }) {
  return (
    <div css={progress}>
      <i style={{ flexGrow: done, background: 'var(--fern)' }} />
      {started > 0 && <i style={{ flexGrow: started, background: 'var(--gorse)' }} />}
      {open > 0 && <i style={{ flexGrow: open, boxShadow: 'inset 0 0 0 1px var(--line-strong)' }} />}
    </div>
  );
}

const share = css({ gap: '.3em' });

const tag = css({
  display: 'inline-flex',
  alignItems: 'center',
  gap: '.4em',
  padding: '.2em .6em',
  borderRadius: '.5em .5em .15em',
  fontSize: styles.small,
  fontWeight: 600,
  lineHeight: 1.35,
});

const grey = css({ color: 'var(--ink2)', background: 'var(--sunken)' });

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
const coloured = css({ display: 'flex', color: 'var(--hue)' });

const legendEntry = css({
  display: 'flex',
  alignItems: 'center',
  gap: '.45em',
  '& i': { inlineSize: '.75em', blockSize: '.75em', borderRadius: '.28em .28em .08em', forcedColorAdjust: 'none' },
});

const progress = css({
  display: 'flex',
  gap: '.25em',
  forcedColorAdjust: 'none',
  '& i': { blockSize: '.5em', borderRadius: '.25em .25em .08em' },
});
