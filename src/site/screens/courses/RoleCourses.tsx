import { css } from '@emotion/react';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import type { IndexedCourse } from '../../../content/pages/facts';
import { CourseRow, courseList } from '../../shell/prose/CourseRow';
import { below, from } from '../../ui/breakpoints';
import { Details } from '../../ui/Details';
import { H3 } from '../../ui/elements';

interface RoleCoursesProps {
  /** Left out where it is next to the name: the first titles are shown in its place. */
  name?: string;
  lang?: string | undefined;
  courses: readonly IndexedCourse[];
  open?: boolean;
  children?: ReactNode;
}

/** The courses of a role behind their sum. */
export function RoleCourses({ name, lang, courses, open, children }: RoleCoursesProps) {
  const { t } = useTranslation('common');
  const first = courses.slice(0, 3);
  const summary = (
    <>
      {name && <H3 lang={lang}>{name}</H3>}
      <span>
        {t('courses', { count: courses.length })} · {t('duration.hours', { count: hoursOf(courses) })}
      </span>
      {!name && <small>{first.map(({ title }) => title).join(' · ')}</small>}
    </>
  );
  return (
    <Details summary={summary} open={open} css={box}>
      <ul role="list" css={courseList}>
        {courses.map((course) => (
          <CourseRow key={course.id} course={course} />
        ))}
      </ul>
      {children}
    </Details>
  );
}

/** Returns the sum of the hours of courses. */
export function hoursOf(courses: readonly { readonly hours: number }[]): number {
  return courses.reduce((sum, { hours }) => sum + hours, 0);
}

const box = css({
  '& > summary > h3': { fontSize: '1.125rem' },
  '& > summary > span, & > summary > small': { color: 'var(--ink2)', fontSize: 'var(--text-small)', lineHeight: 1.4 },
  '& > summary > small': { flex: 1, [below.medium]: { display: 'none' }, '@media print': { display: 'none' } },
  '& > summary:has(> small) > span': { [from.medium]: { flex: '0 0 10rem' } },
  '&[open] > summary > small': { visibility: 'hidden' },
  // A plan of some roles is one page: their names in two columns.
  '@media print': {
    '& ul': { display: 'grid', gridTemplateColumns: '1fr 1fr', columnGap: 24, fontSize: '9pt', lineHeight: 1.35 },
    '& li + li': { border: 0 },
    '& li > span': { display: 'block', fontSize: 'inherit', '& > :first-child, & svg': { display: 'none' } },
  },
});
