import { useEffect, useRef } from 'react';
import { css } from '@emotion/react';
import { useTranslation } from 'react-i18next';
import type { SectorRoles } from '../../../content/data/roles';
import { coursePath } from '../../../content/pages/contentKinds';
import { LocaleLink } from '../../i18n/LocaleLink';
import { useDataText } from '../../i18n/useDataText';
import { usePage } from '../../i18n/usePage';
import { localisedPath } from '../../routes';
import type { ScreenData } from '../../screenData';
import { currentQueryString } from '../../shell/queryString';
import { from } from '../../ui/breakpoints';
import { buttonPrimary } from '../../ui/button';
import { Details } from '../../ui/Details';
import { Button, H3 } from '../../ui/elements';
import { control, Field } from '../../ui/Field';
import { withoutScripts } from '../../ui/scripting';
import { changeRoleQuery, parseRoleQuery, type RoleQuery } from './courseQuery';
import type { Role } from './RoleCourses';
import { coursesOfRole, hoursOf } from './RoleList';

interface RoleFormProps {
  sectors: readonly SectorRoles[];
  sector: Omit<SectorRoles, 'hue'> | undefined;
  role: Role | undefined;
}

/**
 * Sector and role as two native lists: on phones, and without scripts, where the form leads to the list of all roles. Until
 * a sector is chosen, the second one has the roles of all of them.
 */
export function RoleForm({ sectors, sector, role }: RoleFormProps) {
  const { t } = useTranslation('courses');
  const { language } = usePage();
  const sectorName = useDataText('sectors');
  const lists = useRef<HTMLFormElement>(null);
  /** The list that is being used: with arrow keys a closed one changes at each of them, which is one step. */
  const used = useRef<string>();
  const choose = (list: string, query: RoleQuery) => {
    changeRoleQuery(query, used.current === list ? 'replaceState' : 'pushState');
    used.current = list;
  };
  useEffect(() => {
    // A choice made before hydration, which the URL does not have yet.
    const [sector, role = ''] = Array.from(lists.current?.querySelectorAll('select') ?? [], ({ value }) => value);
    const now = parseRoleQuery(currentQueryString());
    if (now.sector || now.role || !(sector || role)) return;
    const owner = ownerOf(role, sectors);
    changeRoleQuery({ sector: sector || owner, role: !sector || sector === owner ? role : '' });
  }, [sectors]);
  return (
    <form
      ref={lists}
      action={`${localisedPath('/courses', language.code)}#roles`}
      css={form}
      onSubmit={(event) => event.preventDefault()}
      onBlur={() => (used.current = undefined)}
    >
      <Field id="sector" label={t('roles.sector')}>
        {(attributes) => (
          <select
            {...attributes}
            name="sector"
            css={control}
            value={sector?.id ?? ''}
            onChange={({ target }) => choose('sector', { sector: target.value, role: '' })}
          >
            <option value="">{t('roles.choose')}</option>
            {sectors.map(({ id }) => (
              <option key={id} value={id}>
                {sectorName(`sector.${id}`)}
              </option>
            ))}
          </select>
        )}
      </Field>
      <Field id="role" label={t('roles.role')}>
        {(attributes) => (
          <select
            {...attributes}
            key={sector?.id}
            name="role"
            css={control}
            value={role?.id ?? ''}
            onChange={({ target }) =>
              choose('role', { sector: sector?.id ?? ownerOf(target.value, sectors), role: target.value })
            }
          >
            <option value="">{t('roles.choose')}</option>
            <RoleOptions sectors={sectors} sector={sector} />
          </select>
        )}
      </Field>
      <Button type="submit" css={[buttonPrimary, withoutScripts]}>
        {t('roles.show')}
      </Button>
    </form>
  );
}

function ownerOf(role: string, sectors: readonly SectorRoles[]): string {
  return sectors.find(({ roles }) => roles.some(({ id }) => id === role))?.id ?? '';
}

/** The roles of the chosen sector; until there is one, those of all sectors in groups. */
function RoleOptions({ sectors, sector }: Pick<RoleFormProps, 'sectors' | 'sector'>) {
  const sectorName = useDataText('sectors');
  const roleName = useDataText('roles');
  if (sector)
    return (
      <>
        {sector.roles.map(({ id }) => (
          <option key={id} value={id}>
            {roleName(`role.${id}`)}
          </option>
        ))}
      </>
    );
  return (
    <>
      {sectors.map(({ id, roles }) => (
        <optgroup key={id} label={sectorName(`sector.${id}`)}>
          <RoleOptions sectors={[]} sector={{ id, roles }} />
        </optgroup>
      ))}
    </>
  );
}

/** Every role with its courses, for readers without scripts. */
export function AllRoles({ data }: { data: ScreenData['courses'] }) {
  const { t } = useTranslation(['courses', 'common']);
  const sectorName = useDataText('sectors');
  const roleName = useDataText('roles');
  return (
    <noscript>
      {data.sectors.map((sector) => (
        <div key={sector.id} css={all}>
          <H3>{sectorName(`sector.${sector.id}`)}</H3>
          {sector.roles.map((role) => {
            const courses = coursesOfRole(role, data.catalogue);
            return (
              <Details
                key={role.id}
                summary={
                  <>
                    {roleName(`role.${role.id}`)}
                    <span>{t('common:courses', { count: courses.length })}</span>
                    <span>{t('common:duration.hours', { count: hoursOf(courses) })}</span>
                  </>
                }
              >
                <ul role="list">
                  {courses.map((course) => (
                    <li key={course.id}>
                      <LocaleLink to={coursePath(course)} lang={course.lang}>
                        {course.title}
                      </LocaleLink>
                    </li>
                  ))}
                </ul>
              </Details>
            );
          })}
        </div>
      ))}
    </noscript>
  );
}

const form = css({
  display: 'grid',
  gap: 'var(--space-sm)',
  alignItems: 'end',
  [from.medium]: { gridTemplateColumns: '1fr 1fr' },
  // With scripts, wide screens have the choices as buttons.
  [from.wide]: { 'html.js &': { display: 'none' }, gridTemplateColumns: '1fr 1fr auto' },
});

const all = css({
  marginBlockStart: 'var(--space-lg)',
  '& > h3': { marginBlockEnd: 8 },
  '& > details': { borderBlockStart: '1px solid var(--line)' },
  '& summary > span': { color: 'var(--ink2)', fontSize: 'var(--text-small)' },
  '& ul': { paddingBlockEnd: 10 },
  '& li > a': { display: 'inline-flex', alignItems: 'center', minHeight: 44 },
});
