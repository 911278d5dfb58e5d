import { css } from '@emotion/react';
import { memo, useDeferredValue, useMemo, useRef, type ReactNode } from 'react';
import { Section } from '../../ui/Section';
import { Directory } from './Directory';
import { filterIntegrations } from './filterIntegrations';
import { FilterRow } from './FilterRow';
import { ResultCount } from './ResultCount';
import type { Integration } from './integration';
import { useIntegrationFilter } from './useIntegrationFilter';

interface FilteredDirectoryProps {
  integrations: readonly Integration[];
  /** The query string. */
  search: string;
  children: ReactNode;
}

/** The directory with its filter; the list re-renders deferred, so that buttons respond at once. */
export function FilteredDirectory({ integrations, search, children }: FilteredDirectoryProps) {
  const field = useRef<HTMLInputElement>(null);
  const [filter, setFilter] = useIntegrationFilter(search, field);
  const shown = useDeferredValue(filter);
  const found = useMemo(() => filterIntegrations(integrations, shown), [integrations, shown]);
  const narrowed = shown.category !== 'all' || shown.query.trim() !== '';
  return (
    <>
      <FilterRow integrations={integrations} filter={filter} field={field} onChange={setFilter} />
      <Section css={list}>
        <ResultCount
          count={found.length}
          onClear={narrowed ? () => setFilter({ category: 'all', query: '' }) : undefined}
        />
        <MemoizedDirectory integrations={found} />
        {children}
      </Section>
    </>
  );
}

const MemoizedDirectory = memo(Directory);

const list = css({ paddingBlockStart: 'clamp(24px, 3vw, 36px)' });
