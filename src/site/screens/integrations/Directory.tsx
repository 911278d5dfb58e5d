import { css } from '@emotion/react';
import { useTranslation } from 'react-i18next';
import { LocaleLink } from '../../i18n/LocaleLink';
import { integrationCategories } from '../../../content/data/integrationCategories';
import { from } from '../../ui/breakpoints';
import { Card, cardAction, cardLink } from '../../ui/Card';
import { H2, H3 } from '../../ui/elements';
import { Icon } from '../../ui/Icon';
import { ContentIcon } from '../../ui/ContentIcon';
import type { Hue } from '../../ui/theme';
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
          css={[group, members.length > 1 && twoCards, members.length > 2 && threeCards]}
        >
          <H2 id={category} css={heading}>
            {t(`category.${category}`)}
          </H2>
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

/** An integration; the whole card is a link where the dataset has one. */
function IntegrationCard({ integration: { icon, link, brand, name, description } }: { integration: Integration }) {
  const { t } = useTranslation('integrations');
  return (
    <Card as="li" interactive={Boolean(link)} css={card}>
      <ContentIcon name={icon} />
      <div css={words}>
        <H3 css={title}>{name}</H3>
        <p css={text}>{description}</p>
        {brand && (
          <a href={brand.url} css={brandLink}>
            <img src={brand.logo} alt="" height={24} loading="lazy" />
            {brand.name}
          </a>
        )}
        {link && (
          <LocaleLink to={link} aria-label={t('integration.viewNamed', { name })} css={[cardLink, more]}>
            {t('integration.view')}
            <Icon name="arrow-right" />
          </LocaleLink>
        )}
      </div>
    </Card>
  );
}

const hues: Readonly<Record<Integration['category'], Hue>> = {
  documents: 'estuary',
  hr: 'fern',
  communication: 'rust',
  video: 'heather',
  sso: 'indigo',
  authentication: 'gorse',
  email: 'plum',
};

const gap = 'var(--space-sm)';

const directory = css({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: `var(--space-xl) ${gap}`,
  [from.medium]: { gridTemplateColumns: 'repeat(2, minmax(0, 1fr))' },
  [from.wide]: { gridTemplateColumns: 'repeat(3, minmax(0, 1fr))' },
});

// A group has as many columns as cards, up to a whole row.
const group = css({
  display: 'grid',
  gridTemplate: ['auto 1fr / 1fr', 'auto 1fr / subgrid'],
  '& > *': { gridColumn: '1 / -1' },
});
const twoCards = css({ [from.medium]: { gridColumn: 'span 2' } });
const threeCards = css({ [from.wide]: { gridColumn: 'span 3' } });

const heading = css({
  display: 'flex',
  alignItems: 'center',
  gap: 10,
  marginBlockEnd: 14,
  // A link to it shows it below the sticky header and filters.
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
  gridTemplateColumns: ['repeat(auto-fill, minmax(min(20rem, 100%), 1fr))', 'subgrid'],
  gap,
});

const card = css({ flexDirection: 'row', gap: 16 });
const words = css({ display: 'grid', gap: 4, minWidth: 0 });
const title = css({ fontSize: '1.125rem', lineHeight: 'max(1.3, var(--leading-h3))' });
const text = css({
  color: 'var(--ink2)',
  fontSize: 'var(--text-small)',
  lineHeight: 'max(1.5, var(--leading-body) - .1)',
});

// Above the link that covers the card.
const brandLink = css({
  position: 'relative',
  zIndex: 1,
  display: 'inline-flex',
  alignItems: 'center',
  gap: 8,
  width: 'fit-content',
  minHeight: 44,
});

const more = css(cardAction, {
  width: 'fit-content',
  marginBlockStart: 8,
  scrollMarginBlockStart: 144,
});
