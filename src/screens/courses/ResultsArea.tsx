import { useCallback, useEffect, useState, type Ref } from 'react';
import { css } from '@emotion/react';
import { useTranslation } from 'react-i18next';
import { container } from '../../ui/container';
import { hasFilters, type CourseQuery } from './courseQuery';
import type { CourseResults } from './CourseResults';
import { ResultsFailed, ResultsHeading } from './resultsStatus';

interface ResultsAreaProps {
  areaRef: Ref<HTMLDivElement>;
  query: CourseQuery;
  results: ReturnType<typeof useLazyCourseResults>;
}

/** The search results; empty without a search or filter. Submitting the search moves focus here. */
export function ResultsArea({ areaRef, query, results: { Results, failed, load } }: ResultsAreaProps) {
  const { t } = useTranslation('courses');
  const narrowed = hasFilters(query);
  return (
    <div ref={areaRef} tabIndex={-1} css={narrowed && [container, area]}>
      {narrowed && Results && <Results query={query} />}
      {narrowed && !Results && failed && <ResultsFailed onRetry={load} />}
      {narrowed && !Results && !failed && <ResultsHeading title={t('results.loading')} />}
    </div>
  );
}

/** Loads the results component on first use of the search. */
export function useLazyCourseResults(query: CourseQuery) {
  const [Results, setResults] = useState<typeof CourseResults>();
  const [failed, setFailed] = useState(false);
  const load = useCallback(() => {
    import('./CourseResults').then(
      (module) => {
        setResults(() => module.CourseResults);
        setFailed(false);
      },
      () => setFailed(true),
    );
  }, []);
  const wanted = hasFilters(query);
  useEffect(() => {
    if (wanted) load();
  }, [wanted, load]);
  return { Results, failed, load };
}

const area = css({ paddingBlockStart: 'clamp(40px, 5vw, 64px)', scrollMarginBlockStart: 80 });
