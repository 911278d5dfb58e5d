import { css } from '@emotion/react';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import type { IndexedCourse } from '../../../content/pages/facts';
import { CourseRow, courseList } from '../../shell/prose/CourseRow';
import { Details } from '../../ui/Details';
import { H3 } from '../../ui/elements';

interface RoleCoursesProps {
  /** Left out where the name is beside it. */
  name?: string;
  lang?: string | undefined;
  courses: readonly IndexedCourse[];
  open?: boolean;
  children?: ReactNode;
}

/** The courses of a role behind their sum. */
export function RoleCourses({ name, lang, courses, open, children }: RoleCoursesProps) {
  const { t } = useTranslation('common');
  const summary = (
    <>
      {name && <H3 lang={lang}>{name}</H3>}
      <span>
        {t('courses', { count: courses.length })} · {t('duration.hours', { count: hoursOf(courses) })}
      </span>
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
  '& > summary > span': { color: 'var(--ink2)', fontSize: 'var(--text-small)' },
  // A plan of some roles is one page: their names in two columns.
  '@media print': {
    '& ul': { display: 'grid', gridTemplateColumns: '1fr 1fr', columnGap: 24, fontSize: '9pt' },
    '& li + li': { border: 0 },
    '& li > span': { display: 'block', fontSize: 'inherit', '& > :first-child, & svg': { display: 'none' } },
  },
});
