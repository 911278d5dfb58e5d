import { css } from '@emotion/react';
import type { Hue } from '../ui/theme';
import * as styles from './sceneStyles';

interface KeyFigureProps {
  hue: Hue;
  value: string | number;
  text: string;
  className?: string;
}

/** A large figure and what it counts, on a tint. */
export function KeyFigure({ hue, value, text, className }: KeyFigureProps) {
  return (
    <div data-hue={hue} css={[styles.card, styles.tinted, figure]} className={className}>
      <span css={number}>{value}</span>
      <span>{text}</span>
    </div>
  );
}

const figure = css({ border: 0, display: 'grid', padding: '.5em .85em .6em' });
const number = css({
  fontSize: '1.7em',
  fontWeight: 720,
  lineHeight: 1.15,
  letterSpacing: 'var(--tracking-heading)',
});
