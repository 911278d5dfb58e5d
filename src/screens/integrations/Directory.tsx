import { css } from '@emotion/react';
import type { CSSProperties } from 'react';
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
        <section
          key={category}
          aria-labelledby={category}
          data-hue={hues[category]}
          css={group}
          style={columnSpans(members.length)}
        >
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

/** The number of columns a group takes, of two and of three. */
function columnSpans(members: number): CSSProperties {
  const measures: CSSProperties & Record<'--of-two' | '--of-three', number> = {
    '--of-two': Math.min(members, 2),
    '--of-three': Math.min(members, 3),
  };
  return measures;
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
  '--columns': 1,
  display: 'flex',
  flexWrap: 'wrap',
  gap: `clamp(32px, 4vw, 48px) ${gap}`,
  [from.medium]: { '--columns': 2 },
  [from.wide]: { '--columns': 3 },
});

const group = css({
  '--span': 1,
  flex: '0 1 calc(var(--span) * (100% - (var(--columns) - 1) * var(--gap)) / var(--columns) + (var(--span) - 1) * var(--gap))',
  '--gap': gap,
  display: 'flex',
  flexDirection: 'column',
  minWidth: 0,
  [from.medium]: { '--span': 'var(--of-two)' },
  [from.wide]: { '--span': 'var(--of-three)' },
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

const cards = css({
  display: 'grid',
  flexGrow: 1,
  gap,
  gridTemplateColumns: 'repeat(var(--span), minmax(0, 1fr))',
});
