import { css } from '@emotion/react';
import { useFormatDate } from '../../i18n/useFormatDate';
import { learners } from '../../scenes/learners';
import { IconTile, tile } from '../../ui/IconTile';

/** A decoration: a pile of records, the front one locked: people and when they have signed. */
export function SecurityArt() {
  const format = useFormatDate();
  return (
    <div css={drawing}>
      <div data-hue="gorse" css={sheet} />
      <div data-hue="estuary" css={sheet} />
      <div data-hue="fern" css={sheet}>
        {learners.slice(0, 3).map(({ initials, date = '' }) => (
          <div key={initials} css={record}>
            <span css={[tile, person]}>{initials}</span>
            <span>{format.date(date)}</span>
            <IconTile icon="check" size="small" css={mark} />
          </div>
        ))}
      </div>
      <IconTile icon="lock" css={lock} />
    </div>
  );
}

const drawing = css({ position: 'relative', width: '27rem', height: '19.5rem' });

const sheet = css({
  position: 'absolute',
  width: '21rem',
  height: '14.5rem',
  background: 'var(--hue-tint)',
  borderRadius: 'var(--radius-xl)',
  insetInlineStart: '6rem',
  insetBlockStart: 0,
  '&:nth-of-type(2)': { insetInlineStart: '3rem', insetBlockStart: '2.5rem' },
  '&:nth-of-type(3)': {
    display: 'grid',
    alignContent: 'center',
    gap: 18,
    paddingInline: 28,
    insetInlineStart: 0,
    insetBlockStart: '5rem',
  },
  '@media (forced-colors: active)': { border: '1px solid CanvasText' },
});

const record = css({ display: 'flex', alignItems: 'center', gap: 14, color: 'var(--ink)' });
const person = css({ width: 40, height: 40, background: 'var(--surface)', fontSize: '1rem', fontWeight: 700 });
const mark = css({ background: 'none' });

const lock = css({
  position: 'absolute',
  insetInlineStart: '18rem',
  insetBlockEnd: '-1.25rem',
  width: 92,
  height: 92,
  color: 'var(--on-fern)',
  background: 'var(--fern)',
  borderRadius: 'var(--radius-lg)',
  outline: '8px solid var(--paper)',
  fontSize: '2.5rem',
});
