import { css } from '@emotion/react';
import { PageIcon } from '../../ui/PageIcon';
import { IconTile } from '../../ui/IconTile';

/** A decoration: the sign-in of a reseller, with its own mark, colour and address. */
export function PartnersArt() {
  return (
    <div css={drawing}>
      <div data-hue="gorse" css={sheet} />
      <div data-hue="fern" css={sheet} />
      <div data-hue="heather" css={page}>
        <div css={bar}>
          <PageIcon name="lock" />
          <span>{samples.address}</span>
        </div>
        <div css={form}>
          <IconTile icon="graduation-cap" css={mark} />
          <div css={field}>
            <PageIcon name="mail" />
            <span>{samples.email}</span>
          </div>
          <div css={field}>
            <PageIcon name="key" />
            <span>{samples.password}</span>
          </div>
          <div css={button}>
            <PageIcon name="arrow-right" />
          </div>
        </div>
      </div>
    </div>
  );
}

/** The same in every language. */
const samples = { address: 'learn.example.com', email: 'name@example.com', password: '•'.repeat(10) };

const drawing = css({ position: 'relative', inlineSize: '27rem', paddingBlockStart: '4rem', paddingInlineEnd: '5rem' });

const sheet = css({
  position: 'absolute',
  insetBlock: '2rem 1rem',
  insetInline: '2.5rem',
  background: 'var(--hue-tint)',
  borderRadius: 'var(--radius-xl)',
  '&:first-of-type': { insetBlock: '0 2rem', insetInline: '5rem 0' },
  '@media (forced-colors: active)': { border: '1px solid CanvasText' },
});

const page = css({
  position: 'relative',
  overflow: ['hidden', 'clip'],
  color: 'var(--ink)',
  background: 'var(--surface)',
  border: '1px solid var(--line)',
  borderRadius: 'var(--radius-xl)',
  boxShadow: 'var(--shadow-3)',
});

const line = css({ display: 'flex', alignItems: 'center', gap: 10 });

const bar = css(line, {
  padding: '12px 20px',
  color: 'var(--hue)',
  background: 'var(--hue-tint)',
  fontSize: 'var(--text-small)',
  fontWeight: 640,
});

const form = css({ display: 'grid', gap: 14, justifyItems: 'stretch', padding: 'var(--space-md)' });

const mark = css({
  justifySelf: 'center',
  inlineSize: 72,
  blockSize: 72,
  marginBlockEnd: 6,
  borderRadius: 'var(--radius-lg)',
  fontSize: '2.25rem',
});

const field = css(line, {
  padding: '11px 14px',
  color: 'var(--ink2)',
  border: '1px solid var(--line-strong)',
  borderRadius: 'var(--radius-sm)',
});

const button = css({
  display: 'grid',
  placeItems: 'center',
  padding: 12,
  color: 'var(--paper)',
  background: 'var(--hue)',
  borderRadius: 'var(--radius-sm)',
  fontSize: '1.25rem',
  '@media (forced-colors: active)': { border: '1px solid CanvasText' },
});
