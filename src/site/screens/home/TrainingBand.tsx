import { css } from '@emotion/react';
import type { Partner } from '../../../content/data/datasets';
import { from } from '../../ui/breakpoints';
import { container } from '../../ui/container';
import { Partners } from './Partners';
import { SpecialistTraining } from './SpecialistTraining';

interface TrainingBandProps {
  partners: readonly Pick<Partner, 'id' | 'name' | 'url' | 'hue' | 'role'>[];
}

/** Specialist training and the partners who give it: two sections of one band, with a rule between them. */
export function TrainingBand({ partners }: TrainingBandProps) {
  return (
    <div data-tone="heather" css={band}>
      <div css={[container, parts]}>
        <SpecialistTraining partners={partners} />
        <Partners partners={partners} />
      </div>
    </div>
  );
}

const band = css({
  paddingBlock: 'var(--section)',
  background: 'var(--heather-100)',
  '@media (forced-colors: active)': { borderBlock: '1px solid CanvasText' },
});

const rule = '1px solid var(--line-strong)';

const parts = css({
  display: 'grid',
  gap: 'var(--space-xl)',
  '& > *': { minInlineSize: 0 },
  '& > :last-child': { borderBlockStart: rule, paddingBlockStart: 'var(--space-xl)' },
  [from.wide]: {
    gridTemplateColumns: 'minmax(0, 1fr) minmax(0, 1fr)',
    '& > :last-child': {
      borderBlockStart: 0,
      paddingBlockStart: 0,
      borderInlineStart: rule,
      paddingInlineStart: 'var(--space-xl)',
    },
  },
});
