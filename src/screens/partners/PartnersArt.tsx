import { css } from '@emotion/react';
import { PartnerMark } from '../../scenes/PartnerMark';
import type { Partner } from './partner';

/** A decoration: the partners' names as rising steps. */
export function PartnersArt({ partners }: { partners: readonly Partner[] }) {
  return (
    <div css={stair}>
      {partners.map(({ slug, name, hue }, step) => (
        <div key={slug} data-hue={hue} css={plate} style={{ marginInlineStart: `${step * 2.25}rem` }}>
          <PartnerMark id={slug} name={name} />
        </div>
      ))}
    </div>
  );
}

const stair = css({ display: 'flex', flexDirection: 'column-reverse', gap: 14, alignItems: 'start' });

const plate = css({
  width: '22.5rem',
  padding: '20px 26px',
  background: 'var(--hue-tint)',
  borderRadius: 'var(--radius-lg)',
  whiteSpace: 'nowrap',
  '@media (forced-colors: active)': { border: '1px solid CanvasText' },
});
