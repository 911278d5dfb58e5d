import { css } from '@emotion/react';
import { useTranslation } from 'react-i18next';
import { integrationCategories } from '../../model/integrationCategories';
import { from } from '../../ui/breakpoints';
import type { Hue } from '../../ui/theme';
import { IntegrationCard } from './IntegrationCard';
import type { Integration } from './integration';

/** The integrations by category on one grid; short groups share a row. */
export function Directory({ integrations }: { integrations: readonly Integration[] }) {
  const { t } = useTranslation('integrations');
  const groups = integrationCategories
    .map((category) => ({ category, members: integrations.filter((one) => one.category === category) }))
    .filter(({ members }) => members.length > 0);
  return (
    <div css={directory}>
      {groups.map(({ category, members }) => (
        <section key={category} aria-labelledby={category} data-hue={hues[category]} css={group}>
          <h2 id={category} css={heading}>
            {t(`category.${category}`)}
          </h2>
          <ul role="list" css={cards}>
            {members.map((integration) => (
              <IntegrationCard key={integration.id} integration={integration} />
            ))}
          </ul>
        </section>
      ))}
    </div>
  );
}

const hues: Readonly<Record<Integration['category'], Hue>> = {
  documents: 'hr',
  hr: 'management',
  communication: 'customer-support',
  video: 'equality-diversity',
  sso: 'cyber-security',
  authentication: 'leadership',
  email: 'licenses',
};

const gap = 'clamp(14px, 1.8vw, 22px)';

const directory = css({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: `clamp(32px, 4vw, 48px) ${gap}`,
  [from.medium]: { gridTemplateColumns: 'repeat(2, minmax(0, 1fr))' },
  [from.wide]: { gridTemplateColumns: 'repeat(3, minmax(0, 1fr))' },
});

// As many columns as it has cards, up to a whole row.
const group = css({
  display: 'grid',
  gridTemplate: 'auto 1fr / subgrid',
  rowGap: 0,
  '& > *': { gridColumn: '1 / -1' },
  [from.medium]: { '&:has(li + li)': { gridColumn: 'span 2' } },
  [from.wide]: { '&:has(li + li + li)': { gridColumn: 'span 3' } },
});

const heading = css({
  display: 'flex',
  alignItems: 'center',
  gap: 10,
  marginBlockEnd: 14,
  // Below the sticky header and filters.
  scrollMarginBlockStart: 128,
  fontSize: 'var(--text-h3)',
  lineHeight: 'var(--leading-h3)',
  '&::before': {
    content: '""',
    flex: 'none',
    width: 12,
    height: 12,
    background: 'var(--hue)',
    borderRadius: '4px 4px 1px 4px',
  },
});

const cards = css({ display: 'grid', gridTemplateColumns: 'subgrid', rowGap: gap });
