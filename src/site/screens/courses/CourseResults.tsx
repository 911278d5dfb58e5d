import { QueryClient, QueryClientProvider, useQuery } from '@tanstack/react-query';
import { css } from '@emotion/react';
import { useTranslation } from 'react-i18next';
import { foldWords } from '../../i18n/foldText';
import { LocaleLink } from '../../i18n/LocaleLink';
import { usePage } from '../../i18n/usePage';
import type { SearchIndex } from '../../../content/data/roles';
import { linkTo } from '../../links';
import { hasStalled } from '../../shell/atMost';
import { ContactLink } from '../../shell/ContactLink';
import { fetchInTime } from '../../shell/requests';
import { useNavigationName } from '../../shell/useNavigationName';
import { buttonPrimary, buttonRow, buttonSecondary } from '../../ui/button';
import { H3 } from '../../ui/elements';
import { ledeStyle } from '../../ui/SectionHeading';
import { filtersOf, type CourseQuery } from './courseQuery';
import { FoundRoles } from './FoundRoles';
import { coursesOfRole } from './RoleList';
import { matchCourses } from './matchCourses';
import { ResultPages } from './ResultPages';
import { ResultsFailed, ResultsHeading } from './resultsStatus';

/** The courses that match a query. */
export function CourseResults({ query }: { query: CourseQuery }) {
  return (
    <QueryClientProvider client={client}>
      <Results query={query} />
    </QueryClientProvider>
  );
}

const client = new QueryClient({
  defaultOptions: {
    queries: {
      // A request that stalls has taken the visitor's patience already.
      retry: (failures, error) => failures < 3 && !hasStalled(error),
      gcTime: Infinity,
      staleTime: Infinity,
      networkMode: 'always',
    },
  },
});

function Results({ query }: { query: CourseQuery }) {
  const { t } = useTranslation('courses');
  const navigationName = useNavigationName();
  const { code } = usePage().language;
  const index = useQuery({ queryKey: ['courses', code], queryFn: ({ signal }) => fetchIndex(code, signal) });
  if (index.isError && !index.isFetching) return <ResultsFailed onRetry={() => void index.refetch()} />;
  if (!index.data) return <ResultsHeading title={t('results.loading')} />;

  const nameOf = (category: string) => navigationName(`/courses/${category}`) ?? '';
  const ignored = foldWords(t('search.ignored'));
  const { courses, roles, terms } = matchCourses(index.data, query, nameOf, ignored);
  const listed = new Set(roles.lists.flatMap((role) => coursesOfRole(role, index.data.courses).map(({ id }) => id)));
  const others = courses.filter(({ id }) => !listed.has(id));
  return (
    <>
      <ResultsHeading title={courses.length > 0 ? t('results.title', { count: courses.length }) : t('results.none')}>
        {query.search && <p>{t('results.forTerm', { term: query.search })}</p>}
      </ResultsHeading>
      {courses.length > 0 ? (
        <div css={parts}>
          <FoundRoles found={roles} courses={index.data.courses} />
          {others.length > 0 && (
            <div>
              {listed.size > 0 && <H3 css={othersTitle}>{t('results.others')}</H3>}
              <ResultPages
                query={new URLSearchParams(filtersOf(query)).toString()}
                courses={others}
                nameOf={nameOf}
                terms={terms}
              />
            </div>
          )}
        </div>
      ) : (
        <NothingFound />
      )}
    </>
  );
}

async function fetchIndex(language: string, signal: AbortSignal): Promise<SearchIndex> {
  const address = `/search/courses.${language}.json`;
  const index: unknown = await fetchInTime(address, (response) => response.json(), { signal });
  if (!isIndex(index)) throw new Error(`${address} is not the course index`);
  return index;
}

function isIndex(index: unknown): index is SearchIndex {
  return typeof index === 'object' && index !== null && 'courses' in index && 'roles' in index;
}

function NothingFound() {
  const { t } = useTranslation('courses');
  return (
    <div css={nothing}>
      <p css={ledeStyle}>{t('results.noneText')}</p>
      <div css={buttonRow}>
        <LocaleLink to={linkTo('courseBuilder')} css={buttonPrimary}>
          {t('results.noneBuilder')}
        </LocaleLink>
        <ContactLink topic="course" css={buttonSecondary}>
          {t('results.noneContact')}
        </ContactLink>
      </div>
    </div>
  );
}

const parts = css({ display: 'grid', gap: 'var(--space-md)', '& > *': { minInlineSize: 0 } });
const othersTitle = css({ marginBlockEnd: 'var(--space-sm)', fontSize: 'var(--text-h3)' });
const nothing = css({ display: 'grid', gap: 24 });
