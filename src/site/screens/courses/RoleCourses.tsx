import type { ReactNode } from 'react';
import { css } from '@emotion/react';
import { useTranslation } from 'react-i18next';
import type { SectorRoles } from '../../../content/data/roles';
import { pagePath } from '../../../content/pages/contentKinds';
import { useDataText } from '../../i18n/useDataText';
import type { ScreenData } from '../../screenData';
import { ContactLink } from '../../shell/ContactLink';
import { below } from '../../ui/breakpoints';
import { buttonAccent } from '../../ui/button';
import { Icon } from '../../ui/Icon';
import { useWordBreaks } from '../../ui/wordBreaks';
import { CourseRow } from './CourseRow';

export type Role = SectorRoles['roles'][number];

interface RoleCoursesProps {
  role: Role | undefined;
  /** What stands here until a role is chosen. */
  prompt: ReactNode;
  data: ScreenData['courses'];
}

/** The courses of the chosen role with their sum, which is announced, and the way to a trial with them. */
export function RoleCourses({ role, prompt, data }: RoleCoursesProps) {
  const { t } = useTranslation('courses');
  const courses = role ? coursesOf(role, data) : [];
  return (
    <div css={role && panel}>
      <div data-tone={role && 'slate'} css={role && head}>
        {/* Always there, so that what comes into it is announced (WCAG 4.1.3). */}
        <div role="status">{role ? <Sum key={role.id} role={role} courses={courses} /> : prompt}</div>
        {role && (
          <ContactLink topic="trial" role={role.id} css={buttonAccent}>
            {t('roles.trial')}
          </ContactLink>
        )}
      </div>
      {role && (
        <ul key={role.id} role="list" css={list}>
          {courses.map((course) => (
            <CourseRow key={course.id} course={course} path={course.path} hue={course.hue} />
          ))}
        </ul>
      )}
    </div>
  );
}

function Sum({ role, courses }: { role: Role; courses: readonly { readonly hours: number }[] }) {
  const { t } = useTranslation('common');
  const roleName = useDataText('roles');
  const withBreaks = useWordBreaks();
  return (
    <>
      <h3>{withBreaks(roleName(`role.${role.id}`))}</h3>
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

/** Returns the courses of a role, each with the page of its category. */
export function coursesOf({ courses }: Role, { catalogue }: Pick<ScreenData['courses'], 'catalogue'>) {
  return courses.flatMap((position) => {
    const course = catalogue[position];
    return course ? { ...course, path: pagePath({ kind: 'courses', slug: course.category }) } : [];
  });
}

/** Returns the sum of the hours of courses. */
export function hoursOf(courses: readonly { readonly hours: number }[]): number {
  return courses.reduce((all, { hours }) => all + hours, 0);
}

const panel = css({
  overflow: ['hidden', 'clip'],
  background: 'var(--surface)',
  border: '1px solid var(--line)',
  borderRadius: 'var(--radius-lg)',
  [below.wide]: { marginBlockStart: 'var(--space-sm)' },
});

const head = css({
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
