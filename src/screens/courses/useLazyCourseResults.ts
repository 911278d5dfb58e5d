import { useCallback, useEffect, useState } from 'react';
import type { CourseResults } from './CourseResults';
import { hasFilters, type CourseQuery } from './courseQuery';

type CourseResultsComponent = typeof CourseResults;

export interface LazyCourseResults {
  readonly Results: CourseResultsComponent | undefined;
  readonly failed: boolean;
  readonly load: () => void;
}

/** Loads the results component on first use of the search. */
export function useLazyCourseResults(query: CourseQuery): LazyCourseResults {
  const [Results, setResults] = useState<CourseResultsComponent>();
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
