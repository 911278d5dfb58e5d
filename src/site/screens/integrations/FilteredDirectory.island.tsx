import { css } from '@emotion/react';
import { useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import { integrationCategories } from '../../../content/data/integrationCategories';
import { foldWords } from '../../i18n/foldText';
import { LocaleLink } from '../../i18n/LocaleLink';
import { RichText } from '../../i18n/RichText';
import { usePage } from '../../i18n/usePage';
import { linkTo } from '../../links';
import { ContactLink } from '../../shell/ContactLink';
import { useQueryString } from '../../shell/queryString';
import { useTypedSearch } from '../../shell/useTypedSearch';
import { from } from '../../ui/breakpoints';
import { buttonPrimary, buttonSecondary, smallButton, target } from '../../ui/button';
import { cardAction } from '../../ui/Card';
import { ContentIcon } from '../../ui/ContentIcon';
import { Button, H2, H3 } from '../../ui/elements';
import { Icon } from '../../ui/Icon';
import { Section } from '../../ui/Section';
import type { Hue } from '../../ui/theme';
import { FilterRow } from './FilterRow';
import { changeIntegrationFilter, integrationSearch, parseIntegrationFilter, type Integration } from './integrations';

/** The directory with its filter. */
export function FilteredDirectory({ integrations }: { integrations: readonly Integration[] }) {
  const { t } = useTranslation('integrations');
  const filter = parseIntegrationFilter(useQueryString());
  const { empty, ...typed } = useTypedSearch(filter.query, changeSearch);
  const { code } = usePage().language;
  const search = useMemo(() => integrationSearch(integrations, code), [integrations, code]);
  const found = search(filter);
  const isFiltered = filter.category !== 'all' || filter.query.trim() !== '';
  return (
    <>
      <FilterRow found={search({ ...filter, category: 'all' })} filter={filter} typed={typed} />
      <Section css={list}>
        <div css={found.length === 0 ? [line, nothing] : line}>
          {/* Announced when it changes (WCAG 4.1.3). */}
          <p role="status" css={sentence}>
            {found.length === 0 ? t('filter.none') : t('filter.count', { count: found.length })}
          </p>
          <StandardHint query={filter.query} />
          {found.length === 0 && filter.query.trim() !== '' && (
            <ContactLink topic="integration" subject={filter.query.trim()} css={[buttonPrimary, ask]}>
              <span>{t('filter.ask', { query: filter.query.trim() })}</span>
            </ContactLink>
          )}
          {isFiltered && (
            <Button
              type="button"
              css={[buttonSecondary, smallButton]}
              onClick={() => {
                changeIntegrationFilter({ category: 'all', query: '' });
                // The button that had the focus is gone.
                empty();
              }}
            >
              <Icon name="x" />
              {t('filter.clear')}
            </Button>
          )}
        </div>
        <Directory integrations={found} />
      </Section>
    </>
  );
}

const changeSearch = (query: string) => changeIntegrationFilter({ query });

/** Where two things are that are searched for here and are no integrations. */
function StandardHint({ query }: { query: string }) {
  const { t } = useTranslation('integrations');
  const words = foldWords(query, usePage().language.code);
  const standard = (['api', 'scorm'] as const).find((name) => words.includes(name));
  if (!standard) return null;
  const to = standard === 'api' ? '/compliance/overview#security' : `${linkTo('courseBuilder')}#more`;
  return (
    <p css={sentence}>
      <RichText text={t(`filter.${standard}`)} tags={{ link: (words) => <LocaleLink to={to}>{words}</LocaleLink> }} />
    </p>
  );
}

/** The integrations by category on one grid; short groups share a row. */
function Directory({ integrations }: { integrations: readonly Integration[] }) {
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

/** An integration; where the dataset has one, with a link. */
function IntegrationCard({ integration: { id, icon, link, brand, name, description } }: { integration: Integration }) {
  const { t } = useTranslation('integrations');
  const view = {
    'aria-label': t('integration.viewNamed', { name }),
    css: [cardAction, more],
    children: (
      <>
        {t('integration.view')}
        <Icon name="arrow-right" />
      </>
    ),
  };
  return (
    <li css={row}>
      <ContentIcon name={icon} />
      <div css={words}>
        <H3 css={{ fontSize: '1.125rem', lineHeight: 'max(1.3, var(--leading-h3))' }}>{name}</H3>
        <p css={text}>{description}</p>
        {brand && (
          <a href={brand.url} css={brandLink}>
            <img src={brand.logo} alt="" height={24} loading="lazy" />
            {brand.name}
          </a>
        )}
        {link === '/contact' && <ContactLink topic="integration" subject={id} {...view} />}
        {link && link !== '/contact' && <LocaleLink to={link} {...view} />}
      </div>
    </li>
  );
}

const list = css({ paddingBlock: 'var(--space-lg) var(--space-2xl)' });

const line = css({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: '8px 20px',
  minHeight: 44,
  marginBlockEnd: 'var(--space-md)',
});

const nothing = css({
  flexDirection: 'column',
  alignItems: 'start',
  gap: 16,
  paddingBlock: 'var(--space-xl)',
  '& > p': { maxWidth: '40ch', color: 'var(--ink)', fontSize: 'var(--text-h3)', lineHeight: 1.35 },
});

const sentence = css({ color: 'var(--ink2)', fontVariantNumeric: 'tabular-nums' });
const ask = css({ overflowWrap: 'anywhere' });

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
  gap: `var(--space-lg) ${gap}`,
  [from.medium]: { rowGap: 'var(--space-xl)', gridTemplateColumns: 'repeat(2, minmax(0, 1fr))' },
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
  gap: `0 ${gap}`,
});

const row = css({ display: 'flex', gap: 16, paddingBlock: 14, borderBlockStart: '1px solid var(--line)' });
const words = css({ display: 'grid', alignContent: 'start', gap: 4, minWidth: 0 });
const text = css({
  color: 'var(--ink2)',
  fontSize: 'var(--text-small)',
  [from.wide]: { fontSize: '1rem' },
  lineHeight: 'max(1.5, var(--leading-body) - .1)',
});

// Above the link that covers the card.
const brandLink = css(target, { position: 'relative', zIndex: 1, gap: 8, width: 'fit-content' });

const more = css(target, { width: 'fit-content', marginBlockEnd: -10, scrollMarginBlockStart: 144 });
