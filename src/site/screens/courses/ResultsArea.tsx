import { useCallback, useEffect, useState, type Ref } from 'react';
import { css } from '@emotion/react';
import { useTranslation } from 'react-i18next';
import { loadInTime } from '../../shell/atMost';
import { isReachable } from '../../shell/requests';
import { container } from '../../ui/container';
import { visuallyHidden } from '../../ui/visuallyHidden';
import { hasFilters, type CourseQuery } from './courseQuery';
import type { CourseResults } from './CourseResults';
import { Announce, ResultsFailed, ResultsHeading, resultsTitle } from './resultsStatus';

/** The search results; empty without a search or filter. Submitting the search moves focus here. */
export function ResultsArea({ areaRef, query }: { areaRef: Ref<HTMLDivElement>; query: CourseQuery }) {
  const { t } = useTranslation('courses');
  const [Results, setResults] = useState(() => loadedResults);
  const [failed, setFailed] = useState(false);
  const [said, setSaid] = useState('');
  const load = useCallback(async () => {
    try {
      const module = await importResults();
      loadedResults = module.CourseResults;
      setResults(() => module.CourseResults);
      return true;
    } catch {
      setFailed(true);
      return false;
    }
  }, []);
  /** After a deployment the script is there no more: the document of today brings its own. */
  const retry = async () => {
    const { href } = window.location;
    if (!(await load()) && (await isReachable(href)) && window.location.href === href) window.location.reload();
  };
  const isFiltered = hasFilters(query);
  useEffect(() => {
    if (isFiltered) void load();
  }, [isFiltered, load]);
  return (
    <div
      ref={areaRef}
      tabIndex={-1}
      css={isFiltered && [container, area]}
      {...(isFiltered && { role: 'region', 'aria-labelledby': resultsTitle })}
    >
      <p role="status" css={visuallyHidden}>
        {isFiltered ? said : ''}
      </p>
      <Announce.Provider value={setSaid}>
        {isFiltered && Results && <Results query={query} />}
        {isFiltered && !Results && failed && <ResultsFailed onRetry={() => void retry()} />}
        {isFiltered && !Results && !failed && <ResultsHeading title={t('results.loading')} />}
      </Announce.Provider>
    </div>
  );
}

/** Rendered at once where the page is shown again, so that Back finds the place that was left. */
let loadedResults: typeof CourseResults | undefined;

/** Loads the component of the results before it is needed. */
export function preloadResults(): void {
  // What does not load is tried again for a search.
  importResults().catch(() => undefined);
}

const importResults = () => loadInTime(import('./CourseResults'), 'The search results');

const area = css({ paddingBlockStart: 'var(--space-2xl)', scrollMarginBlockStart: 80 });
