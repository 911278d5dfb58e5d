import type { ReactNode } from 'react';
import { css } from '@emotion/react';
import { useTranslation } from 'react-i18next';
import type { SectorRoles } from '../../../content/data/roles';
import { useDataText } from '../../i18n/useDataText';
import type { ScreenData } from '../../screenData';
import { ContactLink } from '../../shell/ContactLink';
import { below } from '../../ui/breakpoints';
import { buttonAccent } from '../../ui/button';
import { coursesOfRole, roleHead, RoleList, rolePanel, RoleSum } from './RoleList';

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
  const roleName = useDataText('roles');
  const courses = role ? coursesOfRole(role, data.catalogue) : [];
  return (
    <div css={role && [rolePanel, panel]}>
      <div data-tone={role && 'slate'} css={role && roleHead}>
        {/* Always there, so that what comes into it is announced (WCAG 4.1.3). */}
        <div role="status">
          {role ? <RoleSum key={role.id} name={roleName(`role.${role.id}`)} courses={courses} /> : prompt}
        </div>
        {role && (
          <ContactLink topic="trial" role={role.id} css={buttonAccent}>
            {t('roles.trial')}
          </ContactLink>
        )}
      </div>
      {role && <RoleList key={role.id} courses={courses} />}
    </div>
  );
}

const panel = css({ [below.wide]: { marginBlockStart: 'var(--space-sm)' } });
