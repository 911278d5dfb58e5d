import { useQuery } from '@tanstack/react-query';
import { css } from '@emotion/react';
import { useTranslation } from 'react-i18next';
import { LocaleLink } from '../../i18n/LocaleLink';
import { usePage } from '../../i18n/usePage';
import { linkTo } from '../../links';
import { ContactLink } from '../../shell/ContactLink';
import { useNavigationName } from '../../shell/useNavigationName';
import { from } from '../../ui/breakpoints';
import { H3 } from '../../ui/elements';
import { ledeStyle } from '../../ui/SectionHeading';
import { client, courseLibrary } from './courseLibrary';
import type { CourseQuery } from './courseQuery';
import { FoundRoles } from './FoundRoles';
import { coursesOfRole } from './RoleList';
import { markMatches } from './markMatches';
import { courseSearch } from './matchCourses';
import { CourseCards, ResultPages } from './ResultPages';
import { ResultsFailed, ResultsHeading } from './resultsStatus';

/** The courses that match a query. */
export function CourseResults({ query }: { query: CourseQuery }) {
  const { t } = useTranslation('courses');
  const navigationName = useNavigationName();
  const { code } = usePage().language;
  const nameOf = (category: string) => navigationName(`/courses/${category}`) ?? '';
  const library = useQuery(
    {
      queryKey: ['search', code],
      async queryFn() {
        const index = await client.fetchQuery({ ...courseLibrary(code), retry: false });
        const options = { language: code, ignored: t('search.ignored'), categoryName: nameOf };
        return { index, find: await courseSearch(index, options) };
      },
    },
    client,
  );
  if (library.isError && !library.isFetching) return <ResultsFailed onRetry={() => void library.refetch()} />;
  if (!library.data) return <ResultsHeading title={t('results.loading')} />;

  const { index, find } = library.data;
  const { courses, similar, roles, terms } = find(query);
  const listed = new Set(roles.lists.flatMap((role) => coursesOfRole(role, index.courses)));
  const others = courses.filter((course) => !listed.has(course));
  const count = listed.size + others.length;
  const shared = { nameOf, mark: (text: string) => markMatches(text, terms, code) };
  const hasNothing = count === 0 && roles.links.length === 0;
  const nearly = similar.filter((course) => !listed.has(course));
  return (
    <>
      <ResultsHeading
        title={hasNothing ? t('results.none') : count > 0 ? t('results.title', { count }) : t('results.roles')}
        detail={query.search && t('results.forTerm', { term: query.search })}
      />
      <div css={parts}>
        {hasNothing && <NothingFound />}
        <FoundRoles lists={roles.lists} links={roles.links} courses={index.courses} />
        {others.length > 0 && (
          <div>
            {listed.size > 0 && <H3 css={partTitle}>{t('results.others')}</H3>}
            <ResultPages query={[query.search, query.level, query.duration].join(' ')} courses={others} {...shared} />
          </div>
        )}
        {nearly.length > 0 && (
          <section aria-labelledby="similar-courses">
            <H3 id="similar-courses" css={partTitle}>
              {t('results.similar')}
            </H3>
            <CourseCards courses={nearly} {...shared} />
          </section>
        )}
        {hasNothing && <FoundRoles lists={[]} links={roles.similar} courses={index.courses} />}
      </div>
    </>
  );
}

/** Three ways to a course that the library lacks. */
function NothingFound() {
  const { t } = useTranslation('courses');
  return (
    <div css={nothing}>
      <p css={ledeStyle}>{t('results.noneText')}</p>
      <ul role="list" css={ways}>
        <li>
          <LocaleLink to={linkTo('courseBuilder')}>{t('results.draft')}</LocaleLink>
          <p>{t('results.draftText')}</p>
        </li>
        <li>
          <LocaleLink to={`${linkTo('courseBuilder')}#more`}>{t('results.scorm')}</LocaleLink>
          <p>{t('results.scormText')}</p>
        </li>
        <li>
          <ContactLink topic="course">{t('cta.contact')}</ContactLink>
          <p>{t('cta.text')}</p>
        </li>
      </ul>
    </div>
  );
}

const parts = css({ display: 'grid', gap: 'var(--space-md)', '& > *': { minInlineSize: 0 } });
const partTitle = css({ marginBlockEnd: 'var(--space-sm)', fontSize: 'var(--text-h3)' });
const nothing = css({ display: 'grid', gap: 24 });

const ways = css({
  borderBlockStart: '1px solid var(--line)',
  '& > li': {
    display: 'grid',
    gap: '0 var(--space-md)',
    alignItems: 'center',
    paddingBlock: 10,
    borderBlockEnd: '1px solid var(--line)',
    [from.medium]: { gridTemplateColumns: '5fr 7fr' },
  },
  '& a': { display: 'flex', alignItems: 'center', minHeight: 44, color: 'var(--ink)', fontWeight: 640 },
  '& p': { color: 'var(--ink2)' },
});
