import { useCallback, useEffect, useState } from 'react';
import type { CourseResults } from './CourseResults';
import { hasFilters, type CourseQuery } from './courseQuery';

type CourseResultsComponent = typeof CourseResults;

export interface LazyCourseResults {
  readonly Results: CourseResultsComponent | undefined;
  readonly failed: boolean;
  readonly load: () => void;
}

/** The part of the page that searches; it is fetched when somebody is about to, and only then. */
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
