import { useRef } from 'react';
import { CoursesHero } from './CoursesHero';
import { hasFilters, useCourseQuery } from './courseQuery';
import { ResultsArea } from './ResultsArea';
import { SearchPanel } from './SearchPanel';

/** The head of the library, which is short while one searches, its search, and what was found. */
export function CourseSearch() {
  const query = useCourseQuery();
  const area = useRef<HTMLDivElement>(null);
  // Once the results are asked for: what is above them is shorter then.
  const showResults = () =>
    requestAnimationFrame(() => {
      area.current?.scrollIntoView();
      area.current?.focus({ preventScroll: true });
    });
  return (
    <>
      <CoursesHero isShort={hasFilters(query)}>
        <SearchPanel query={query} onSubmit={showResults} />
      </CoursesHero>
      <ResultsArea areaRef={area} query={query} />
    </>
  );
}
