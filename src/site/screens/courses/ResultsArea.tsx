import { useState, type Ref } from 'react';
import { css } from '@emotion/react';
import { container } from '../../ui/container';
import { visuallyHidden } from '../../ui/visuallyHidden';
import { hasFilters, type CourseQuery } from './courseQuery';
import { CourseResults } from './CourseResults';
import { Announce, resultsTitle } from './resultsStatus';

/** The search results; empty without a search or filter. Submitting the search moves focus here. */
export function ResultsArea({ areaRef, query }: { areaRef: Ref<HTMLDivElement>; query: CourseQuery }) {
  const [said, setSaid] = useState('');
  const isFiltered = hasFilters(query);
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
      <Announce.Provider value={setSaid}>{isFiltered && <CourseResults query={query} />}</Announce.Provider>
    </div>
  );
}

const area = css({ paddingBlockStart: 'var(--space-2xl)', scrollMarginBlockStart: 80 });
