import type { ReactNode } from 'react';
import { css } from '@emotion/react';
import { Span } from './elements';
import { PageIcon, type PageIconName } from './PageIcon';

/** A short label on a background in the tint of its parent's hue. */
export function Badge({ icon, children }: { icon?: PageIconName; children: ReactNode }) {
  return (
    <span css={badge}>
      {icon && <PageIcon name={icon} />}
      <Span>{children}</Span>
    </span>
  );
}

const badge = css({
  display: 'inline-flex',
  alignItems: 'center',
  gap: 6,
  padding: '3px 10px',
  color: 'var(--hue)',
  background: 'var(--hue-tint)',
  borderRadius: 'var(--radius-sm)',
  fontSize: 'var(--text-caption)',
  fontWeight: 640,
  lineHeight: 1.45,
  '@media (forced-colors: active)': { border: '1px solid CanvasText' },
});
