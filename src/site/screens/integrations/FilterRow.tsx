import { css } from '@emotion/react';
import { useTranslation } from 'react-i18next';
import { integrationCategories } from '../../../content/data/integrationCategories';
import type { useTypedSearch } from '../../shell/useTypedSearch';
import { below, from } from '../../ui/breakpoints';
import { Chips } from '../../ui/Chips';
import { container } from '../../ui/container';
import { TextField } from '../../ui/TextField';
import { changeIntegrationFilter, type Integration, type IntegrationFilter } from './integrations';

interface FilterRowProps {
  /** What the search finds in all categories. */
  found: readonly Integration[];
  filter: IntegrationFilter;
  typed: Pick<ReturnType<typeof useTypedSearch>, 'field' | 'events'>;
}

/** The search field and the category filter; hidden without scripts. */
export function FilterRow({ found, filter, typed: { field, events } }: FilterRowProps) {
  const { t } = useTranslation('integrations');
  const countOf = (category: Integration['category']) => found.filter((one) => one.category === category).length;
  return (
    <div css={bar} data-print="hide">
      <form
        role="search"
        aria-label={t('filter.label')}
        css={[container, row]}
        onSubmit={(event) => event.preventDefault()}
      >
        <div css={search}>
          <TextField
            ref={field}
            type="search"
            name="q"
            autoComplete="off"
            enterKeyHint="search"
            label={t('filter.search')}
            placeholder={t('filter.placeholder')}
            {...events}
          />
        </div>
        <Chips
          legend={t('filter.legend')}
          options={[
            { value: 'all', label: t('filter.all'), count: found.length },
            ...integrationCategories.map((value) => ({ value, label: t(`category.${value}`), count: countOf(value) })),
          ]}
          value={filter.category}
          onChange={(category) => changeIntegrationFilter({ category })}
        />
      </form>
    </div>
  );
}

const bar = css({
  paddingBlock: 16,
  background: 'var(--sunken)',
  borderBlock: '1px solid var(--line)',
  'html:not(.js) &': { display: 'none' },
  // It is sticky only where enough of the window remains (WCAG 2.4.11).
  '@media screen and (min-width: 960px) and (min-height: 720px)': {
    position: 'sticky',
    zIndex: 5,
    insetBlockStart: 77,
  },
});

const row = css({
  display: 'grid',
  gap: '14px var(--space-lg)',
  alignItems: 'start',
  [from.wide]: { gridTemplateColumns: '14rem minmax(0, 1fr)', '& fieldset button': { paddingInline: 12 } },
  [below.medium]: {
    // The buttons are in one row that scrolls sideways.
    '& fieldset > div': {
      display: 'flex',
      marginInline: 'calc(-1 * var(--gutter))',
      paddingInline: 'var(--gutter)',
      paddingBlock: 5,
      overflowX: 'auto',
      scrollbarWidth: 'thin',
      scrollbarColor: 'var(--line-strong) transparent',
    },
    '& fieldset > div > button': { flex: 'none' },
  },
});

const search = css({
  // In a sticky row there is nothing to scroll to.
  '& input': { minHeight: 44, paddingBlock: 8, scrollMarginBlock: 0 },
  '& label': { fontSize: 'var(--text-small)' },
});
