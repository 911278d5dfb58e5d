import type { ReactNode } from 'react';
import { css } from '@emotion/react';
import { useTranslation } from 'react-i18next';
import type { Hue } from '../../../content/data/hues';
import { H3 } from '../../ui/elements';
import { Icon } from '../../ui/Icon';
import { CourseRow, type ListedCourse } from './CourseRow';

/** A course in the list of a role, with the hue of its category. */
export type RoleCourse = ListedCourse & { readonly hue: Hue };

/** The name of a role with the sum of its courses. */
export function RoleSum({ name, courses }: { name: ReactNode; courses: readonly { readonly hours: number }[] }) {
  const { t } = useTranslation('common');
  return (
    <>
      <H3>{name}</H3>
      <p css={sum}>
        <span>{t('courses', { count: courses.length })}</span>
        <span css={hours}>
          <Icon name="clock" />
          {t('duration.hours', { count: hoursOf(courses) })}
        </span>
      </p>
    </>
  );
}

/** The courses of a role. */
export function RoleList({ courses }: { courses: readonly RoleCourse[] }) {
  return (
    <ul role="list" css={list}>
      {courses.map((course) => (
        <CourseRow key={course.id} course={course} hue={course.hue} />
      ))}
    </ul>
  );
}

/** Returns the courses of a role by their positions in a list of all. */
export function coursesOfRole<Course>(
  { courses: positions }: { readonly courses: readonly number[] },
  courses: readonly Course[],
): Course[] {
  return positions.flatMap((position) => courses[position] ?? []);
}

/** Returns the sum of the hours of courses. */
function hoursOf(courses: readonly { readonly hours: number }[]): number {
  return courses.reduce((all, { hours }) => all + hours, 0);
}

/** The box around the list, and what is above it. */
export const rolePanel = css({
  overflow: ['hidden', 'clip'],
  background: 'var(--surface)',
  border: '1px solid var(--line)',
  borderRadius: 'var(--radius-lg)',
});

export const roleHead = css({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: 16,
  padding: 'var(--space-md)',
  '@media (forced-colors: active)': { borderBlockEnd: '1px solid CanvasText' },
});

const sum = css({ display: 'flex', flexWrap: 'wrap', gap: '4px 18px', marginBlockStart: 4, color: 'var(--ink2)' });
const hours = css({ display: 'inline-flex', alignItems: 'center', gap: 7 });

const list = css({
  padding: '4px var(--space-md) 8px',
  '& > li + li': { borderBlockStart: '1px solid var(--line)' },
});
