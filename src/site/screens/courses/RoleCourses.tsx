import { useQuery } from '@tanstack/react-query';
import { css } from '@emotion/react';
import { useTranslation } from 'react-i18next';
import { useDataText } from '../../i18n/useDataText';
import { usePage } from '../../i18n/usePage';
import { ContactLink } from '../../shell/ContactLink';
import { buttonAccent } from '../../ui/button';
import { client, courseLibrary } from './courseLibrary';
import { ResultsFailed } from './resultsStatus';
import { coursesOfRole, roleHead, RoleList, rolePanel, RoleSum } from './RoleList';

/** The courses of the chosen role with their sum, which is announced, and the way to a trial with them. */
export function RoleCourses({ role }: { role: string | undefined }) {
  const { t } = useTranslation('courses');
  const roleName = useDataText('roles');
  const { code } = usePage().language;
  const library = useQuery({ ...courseLibrary(code), enabled: role !== undefined }, client);
  const found = library.data?.roles.find(({ id }) => id === role);
  const courses = found && coursesOfRole(found, library.data?.courses ?? []);
  const hasFailed = role !== undefined && library.isError && !library.isFetching;
  return (
    <div tabIndex={-1} css={courses && rolePanel}>
      <div data-tone={courses && 'slate'} css={courses && roleHead}>
        {/* Always there, so that what comes into it is announced (WCAG 4.1.3). */}
        <div role="status">
          {role && courses ? (
            <RoleSum key={role} name={roleName(`role.${role}`)} courses={courses} />
          ) : (
            !hasFailed && <p css={prompt}>{t(role === undefined ? 'roles.prompt' : 'results.loading')}</p>
          )}
        </div>
        {role && courses && (
          <ContactLink topic="trial" plan={role} css={buttonAccent}>
            {t('roles.trial')}
          </ContactLink>
        )}
      </div>
      {courses && <RoleList key={role} courses={courses} />}
      {hasFailed && <ResultsFailed onRetry={() => void library.refetch()} />}
    </div>
  );
}

const prompt = css({
  padding: 'var(--space-md)',
  color: 'var(--ink2)',
  border: '1.5px dashed var(--line-strong)',
  borderRadius: 'var(--radius-lg)',
});
