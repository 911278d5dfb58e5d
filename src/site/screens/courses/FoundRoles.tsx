import { css } from '@emotion/react';
import { useTranslation } from 'react-i18next';
import type { IndexedRole, SearchIndex } from '../../../content/data/roles';
import { LocaleLink } from '../../i18n/LocaleLink';
import { ContactLink } from '../../shell/ContactLink';
import { buttonAccent, buttonSecondary, smallButton } from '../../ui/button';
import { H3 } from '../../ui/elements';
import { equalColumns } from '../../ui/equalColumns';
import type { FoundCourses } from './matchCourses';
import { coursesOfRole, roleHead, RoleList, rolePanel, RoleSum } from './RoleList';

interface FoundRolesProps extends Pick<FoundCourses['roles'], 'lists' | 'links'> {
  courses: SearchIndex['courses'];
}

/** The roles that a search found: those that it means with their courses, the others as links. */
export function FoundRoles({ lists, links, courses }: FoundRolesProps) {
  const { t } = useTranslation('courses');
  return (
    <>
      {lists.length > 0 && (
        <div css={lists.length > 1 && twoColumns}>
          {lists.map((role) => {
            const own = coursesOfRole(role, courses);
            return (
              <section key={role.id} css={rolePanel} aria-labelledby={`found-${role.id}`} data-found-role="">
                <div data-tone="slate" css={roleHead}>
                  <div>
                    <RoleSum name={<RoleLink role={role} id={`found-${role.id}`} css={nameLink} />} courses={own} />
                  </div>
                  <ContactLink topic="trial" plan={role.id} css={buttonAccent}>
                    {t('roles.trial')}
                  </ContactLink>
                </div>
                <RoleList courses={own} />
              </section>
            );
          })}
        </div>
      )}
      {links.length > 0 && (
        <nav aria-labelledby="found-roles" css={others}>
          <H3 id="found-roles">{t('results.roles')}</H3>
          <ul role="list">
            {links.map((role) => (
              <li key={role.id}>
                <RoleLink role={role} css={[buttonSecondary, smallButton]} />
              </li>
            ))}
          </ul>
        </nav>
      )}
    </>
  );
}

/** A link to the list of a role, which has an address of its own. */
function RoleLink({ role, ...attributes }: { role: IndexedRole; id?: string; className?: string }) {
  const query = new URLSearchParams({ sector: role.sector[0], role: role.id });
  return (
    <LocaleLink {...attributes} to={`/courses?${query.toString()}#roles`} lang={role.lang}>
      {role.name}
    </LocaleLink>
  );
}

const twoColumns = css(equalColumns('var(--space-sm)', { medium: 1, wide: 2 }), { alignItems: 'start' });

const nameLink = css({
  color: 'inherit',
  textDecorationThickness: '.08em',
  textUnderlineOffset: '.2em',
  '&:hover': { color: 'var(--gorse)' },
});

const others = css({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: '10px 16px',
  '& > h3': { fontSize: '1rem' },
  '& > ul': { display: 'flex', flexWrap: 'wrap', gap: 8 },
});
