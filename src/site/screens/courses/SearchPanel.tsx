import { useId, useRef, useState } from 'react';
import { css } from '@emotion/react';
import { useTranslation } from 'react-i18next';
import { below, from } from '../../ui/breakpoints';
import { buttonSecondary, smallButton } from '../../ui/button';
import { Chips } from '../../ui/Chips';
import { Button } from '../../ui/elements';
import { Icon } from '../../ui/Icon';
import { withScripts, withoutScripts } from '../../ui/scripting';
import {
  changeCourseQuery,
  durationFilters,
  emptyQuery,
  hasFilters,
  levelFilters,
  type CourseQuery,
} from './courseQuery';
import { SearchField } from './SearchField';

interface SearchPanelProps {
  query: CourseQuery;
  onSubmit: () => void;
}

/** The library's search with its two filters, which are hidden without scripts. */
export function SearchPanel({ query, onSubmit }: SearchPanelProps) {
  const { t } = useTranslation(['courses', 'common']);
  const field = useRef<HTMLInputElement>(null);
  const filtersId = useId();
  const [isOpen, setOpen] = useState(false);
  const isFiltered = query.level !== 'any' || query.duration !== 'any';
  return (
    <div css={panel}>
      <SearchField fieldRef={field} value={query.search} onSubmit={onSubmit} />
      <p css={[secondary, withoutScripts]}>{t('noScript')}</p>
      <div css={[row, withScripts]}>
        <Button
          type="button"
          aria-expanded={isOpen || isFiltered}
          aria-controls={filtersId}
          css={[buttonSecondary, smallButton, toggle]}
          onClick={() => setOpen(!isOpen)}
        >
          {t('filter.label')}
          <Icon name="chevron-down" />
        </Button>
        <div
          id={filtersId}
          role="group"
          aria-label={t('filter.label')}
          css={[filters, !isOpen && !isFiltered && closedOnPhones]}
        >
          <Chips
            legend={t('filter.level')}
            options={levelFilters.map((value) => ({
              value,
              label: value === 'any' ? t('filter.any') : t(`common:level.${value}`),
            }))}
            value={query.level}
            onChange={(level) => changeCourseQuery({ level }, 'pushState')}
          />
          <Chips
            legend={t('filter.duration')}
            options={durationFilters.map((value) => ({
              value,
              label: value === 'any' ? t('filter.any') : t(`filter.durations.${value}`),
            }))}
            value={query.duration}
            onChange={(duration) => changeCourseQuery({ duration }, 'pushState')}
          />
        </div>
        {hasFilters(query) && (
          <Button
            type="button"
            css={[buttonSecondary, smallButton]}
            onClick={() => {
              changeCourseQuery(emptyQuery, 'pushState');
              if (!field.current) return;
              // The field may have text that is not in the URL yet.
              field.current.value = '';
              field.current.focus();
            }}
          >
            <Icon name="x" />
            {t('filter.clear')}
          </Button>
        )}
      </div>
    </div>
  );
}

const panel = css({
  display: 'grid',
  gap: 'var(--space-md)',
  padding: 'var(--space-lg)',
  background: 'var(--surface)',
  border: '1px solid var(--line)',
  borderRadius: 'var(--radius-lg)',
  boxShadow: 'var(--shadow-1)',
  borderStartEndRadius: 0,
  [below.wide]: { borderStartStartRadius: 0 },
});

const secondary = css({ color: 'var(--ink2)' });

const row = css({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'end',
  gap: '12px var(--space-md)',
  [below.medium]: { gap: 12 },
});

const filters = css({ display: 'flex', flexWrap: 'wrap', alignItems: 'end', gap: '18px var(--space-md)' });

// On phones the results are in sight while one types: the filters open by a button.
const closedOnPhones = css({ [below.medium]: { display: 'none' } });
const toggle = css({ [from.medium]: { display: 'none' }, '&[aria-expanded="true"] > svg': { rotate: '180deg' } });
