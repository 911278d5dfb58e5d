import type { Ref } from 'react';
import { css } from '@emotion/react';
import { useTranslation } from 'react-i18next';
import { container } from '../../ui/container';
import { isNarrowed, type CourseQuery } from './courseQuery';
import { ResultsFailed } from './ResultsFailed';
import { ResultsHeading } from './ResultsHeading';
import type { LoadedResults } from './useCourseResults';

interface ResultsAreaProps {
  ref: Ref<HTMLDivElement>;
  query: CourseQuery;
  results: LoadedResults;
}

/** The place of the results, empty until a search or a filter is set; submitting the search moves the focus here. */
export function ResultsArea({ ref, query, results: { Part, failed, load } }: ResultsAreaProps) {
  const { t } = useTranslation('courses');
  const narrowed = isNarrowed(query);
  return (
    <div ref={ref} tabIndex={-1} css={narrowed && [container, area]}>
      {narrowed && Part && <Part query={query} />}
      {narrowed && !Part && failed && <ResultsFailed onRetry={load} />}
      {narrowed && !Part && !failed && <ResultsHeading title={t('results.loading')} />}
    </div>
  );
}

const area = css({ paddingBlockStart: 'clamp(40px, 5vw, 64px)', scrollMarginBlockStart: 80 });
