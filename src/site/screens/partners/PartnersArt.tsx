import { css } from '@emotion/react';
import type { Partner } from '../../../content/datasets';
import { PartnerMark } from '../../scenes/PartnerMark';

/** A decoration: the partners' names as rising steps. */
export function PartnersArt({ partners }: { partners: readonly Partner[] }) {
  return (
    <div css={steps}>
      {partners.map(({ id, name, hue }, index) => (
        <div key={id} data-hue={hue} css={plate} style={{ marginInlineStart: `${index * 2.25}rem` }}>
          <PartnerMark id={id} name={name} />
        </div>
      ))}
    </div>
  );
}

const steps = css({ display: 'flex', flexDirection: 'column-reverse', gap: 14, alignItems: 'start' });

const plate = css({
  width: '22.5rem',
  padding: '20px 26px',
  background: 'var(--hue-tint)',
  borderRadius: 'var(--radius-lg)',
  '@media (forced-colors: active)': { border: '1px solid CanvasText' },
});
