import { useQuery } from '@tanstack/react-query';
import { css } from '@emotion/react';
import type { ReactNode, Ref } from 'react';
import { useTranslation } from 'react-i18next';
import { usePage } from '../../i18n/usePage';
import { LocaleLink } from '../../i18n/LocaleLink';
import type { SearchIndex } from '../../../content/data/roles';
import type { IndexedCourse } from '../../../content/pages/facts';
import { CourseRow, courseList } from '../../shell/prose/CourseRow';
import { useAnswered } from '../../shell/useAnswered';
import { useNavigationName } from '../../shell/useNavigationName';
import { below } from '../../ui/breakpoints';
import { buttonSecondary, target } from '../../ui/button';
import { container } from '../../ui/container';
import { H2, H3 } from '../../ui/elements';
import { visuallyHidden } from '../../ui/visuallyHidden';
import { client, courseLibrary } from './courseLibrary';
import { hasFilters, type CourseQuery } from './courseQuery';
import { courseSearch, coursesAt, markMatches, type MarkedText } from './matchCourses';
import { ResultsFailed } from './ResultsFailed';
import { RoleCourses } from './RoleCourses';
import { WaysToCourse } from './WaysToCourse';

/** The courses and roles that match a query; empty without a search or filter. Submitting the search moves focus here, with the field in sight. */
export function CourseResults({ query, areaRef }: { query: CourseQuery; areaRef: Ref<HTMLDivElement> }) {
  const { t } = useTranslation(['courses', 'common']);
  const navigationName = useNavigationName();
  const { code } = usePage().language;
  const isAsked = hasFilters(query);
  const nameOf = (category: string) => navigationName(`/courses/${category}`) ?? '';
  const search = useQuery(
    {
      queryKey: ['search', code],
      enabled: isAsked,
      async queryFn() {
        const index = await client.fetchQuery({ ...courseLibrary(code), retry: false });
        const options = { language: code, ignored: t('search.ignored'), categoryName: nameOf };
        return { index, find: await courseSearch(index, options) };
      },
    },
    client,
  );
  useAnswered('search', !search.isFetching);
  const hasFailed = isAsked && search.isError && !search.isFetching;
  const found = isAsked ? search.data?.find(query) : undefined;
  const count = found?.courses.length ?? 0;
  const areRolesFirst = found && found.roles.length > 0 && (found.isRoleNamed || count === 0);
  const title = !found
    ? t('results.loading')
    : count > 0 && !areRolesFirst
      ? t('results.title', { count })
      : found.roles.length > 0
        ? t('common:nav.roles')
        : found.lacking.length > 0
          ? t('plan.lacks', { subjects: found.lacking.join(', ') })
          : t('results.none');
  const detail = query.search && !found?.lacking.includes(query.search) && t('results.forTerm', { term: query.search });
  const mark = (text: string) => <Marked parts={markMatches(text, found?.terms ?? new Set(), code)} />;
  const isNothing = found && count + found.roles.length === 0;
  const roles = { roles: found?.roles ?? [], courses: search.data?.index.courses ?? [] };
  const needed =
    search.data?.index.sectors?.filter(({ lacks }) => lacks.some((lack) => found?.lacking.includes(lack))) ?? [];
  return (
    <div
      ref={areaRef}
      tabIndex={-1}
      css={isAsked && [container, area]}
      {...(isAsked && { role: 'region', 'aria-labelledby': 'results-title' })}
    >
      {/* There before its text, which is announced with what was searched for: two searches may find nothing (WCAG 4.1.3). */}
      <p role="status" css={visuallyHidden}>
        {isAsked && !hasFailed && [title, detail].filter(Boolean).join(' ')}
      </p>
      {hasFailed && <ResultsFailed onRetry={search.refetch} />}
      {isAsked && !hasFailed && (
        <>
          <H2 id="results-title">{title}</H2>
          {detail && <p css={asked}>{detail}</p>}
        </>
      )}
      {found && (
        <div css={parts}>
          {areRolesFirst && <Roles {...roles} isFirst />}
          {count > 0 && areRolesFirst && <H3>{t('results.title', { count })}</H3>}
          {count > 0 && <Courses courses={found.courses} nameOf={nameOf} mark={mark} />}
          {!areRolesFirst && <Roles {...roles} isFirst={false} />}
          {found.similar.length > 0 && (
            <section aria-labelledby="similar-courses">
              <H3 id="similar-courses">{t('results.similar')}</H3>
              <Roles {...roles} roles={found.similarRoles} isFirst={false} />
              <Courses courses={found.similar} nameOf={nameOf} mark={mark} />
            </section>
          )}
          {isNothing && (found.lacking.length > 0 || found.similar.length === 0) && (
            <WaysToCourse title={t('results.noneText')} subject={found.lacking.join(', ')} />
          )}
          {needed.length > 0 && (
            <p>
              {t('plan.sector')}
              {needed.map(({ id, name }) => (
                <LocaleLink
                  key={id}
                  to={`/courses?sector=${id}#roles`}
                  css={[target, { marginInlineStart: 20, fontWeight: 640 }]}
                >
                  {name}
                </LocaleLink>
              ))}
            </p>
          )}
        </div>
      )}
    </div>
  );
}

/** The roles that were found, each with its courses, of which one or two show them at once, and a link to a plan that begins with it. */
function Roles({ roles, courses, isFirst }: Pick<SearchIndex, 'roles' | 'courses'> & { isFirst: boolean }) {
  const { t } = useTranslation('courses');
  if (roles.length === 0) return null;
  const isOpen = isFirst && roles.length <= 2;
  return (
    <div css={courseList} data-found-roles="">
      {roles.map(({ id, name, lang, courses: positions }) => (
        <RoleCourses key={id} name={name} lang={lang} courses={coursesAt(positions, courses)} open={isOpen}>
          <LocaleLink to={`/courses?plan=${id}#roles`} css={buttonSecondary}>
            {t('plan.title')}
          </LocaleLink>
        </RoleCourses>
      ))}
    </div>
  );
}

interface CoursesProps {
  courses: readonly IndexedCourse[];
  nameOf: (category: string) => string;
  /** Marks in a text what the search found. */
  mark: (text: string) => ReactNode;
}

function Courses({ courses, nameOf, mark }: CoursesProps) {
  const { t } = useTranslation('courses');
  return (
    <ul role="list" css={courseList} data-results="">
      {courses.map((course) => (
        <CourseRow key={course.id} course={course} title={mark(course.title)}>
          <p>
            <span css={{ color: 'var(--hue)', fontWeight: 640 }}>
              {t('results.category', { category: nameOf(course.category) })}.
            </span>{' '}
            <span lang={course.lang}>{mark(course.description)}</span>
          </p>
        </CourseRow>
      ))}
    </ul>
  );
}

/** A text with its matches marked; an element that is replaced when they change. */
function Marked({ parts }: { parts: readonly MarkedText[] }) {
  return (
    <span key={parts.map(({ text }) => text).join('|')}>
      {parts.map(({ text, matched }, index) =>
        matched ? (
          <mark key={index} css={marked}>
            {text}
          </mark>
        ) : (
          text
        ),
      )}
    </span>
  );
}

const area = css({ paddingBlockStart: 'var(--space-md)' });
// On phones the field is above it.
const asked = css({ marginBlockStart: 10, color: 'var(--ink2)', [below.medium]: { display: 'none' } });

const parts = css({
  display: 'grid',
  gap: 'var(--space-md)',
  marginBlockStart: 'var(--space-md)',
  '& > *': { minInlineSize: 0 },
});

const marked = css({
  color: 'var(--gorse-deep)',
  background: 'var(--gorse-100)',
  borderRadius: '4px 4px 1px 4px',
  '@media (forced-colors: active)': { color: 'MarkText', background: 'Mark', forcedColorAdjust: 'none' },
});
