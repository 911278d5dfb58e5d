import { useCallback, useEffect, useState } from 'react';
import type { CourseResults } from './CourseResults';
import { isNarrowed, type CourseQuery } from './courseQuery';

type CourseResultsPart = typeof CourseResults;

export interface LoadedResults {
  readonly Part: CourseResultsPart | undefined;
  readonly failed: boolean;
  readonly load: () => void;
}

/** The part of the page that searches; it is fetched when somebody is about to, and only then. */
export function useCourseResults(query: CourseQuery): LoadedResults {
  const [Part, setPart] = useState<CourseResultsPart>();
  const [failed, setFailed] = useState(false);
  const load = useCallback(() => {
    import('./CourseResults').then(
      (module) => {
        setPart(() => module.CourseResults);
        setFailed(false);
      },
      () => setFailed(true),
    );
  }, []);
  const wanted = isNarrowed(query);
  useEffect(() => {
    if (wanted) load();
  }, [wanted, load]);
  return { Part, failed, load };
}
