import { useEffect, useRef } from 'react';
import { css } from '@emotion/react';
import { useTranslation } from 'react-i18next';
import { useDataText } from '../../i18n/useDataText';
import { usePage } from '../../i18n/usePage';
import { localisedPath } from '../../routes';
import type { ScreenData } from '../../screenData';
import { currentQueryString } from '../../shell/queryString';
import { from } from '../../ui/breakpoints';
import { buttonPrimary } from '../../ui/button';
import { Button } from '../../ui/elements';
import { control, Field } from '../../ui/Field';
import { withScripts } from '../../ui/scripting';
import { sideBySide } from '../../ui/sideBySide';
import { changeRoleQuery, parseRoleQuery, useRoleQuery, type RoleQuery } from './courseQuery';
import { RoleCourses } from './RoleCourses';

type Sectors = ScreenData['courses']['sectors'];

/**
 * Courses by sector and role, in two native lists: the choice is in the URL, so that it can be shared, and Back takes a step
 * back. Until a sector is chosen, the second list has the roles of all of them.
 */
export function RoleFinder({ sectors }: { sectors: Sectors }) {
  const { t } = useTranslation('courses');
  const { language } = usePage();
  const sectorName = useDataText('sectors');
  const roleName = useDataText('roles');
  const lists = useRef<HTMLFormElement>(null);
  const { sector, role } = chosenIn(sectors, useRoleQuery());
  const { choose, endChoice } = useChoice();
  useEffect(() => {
    // A choice made before hydration, which the URL does not have yet.
    const [sector = '', role = ''] = Array.from(lists.current?.querySelectorAll('select') ?? [], ({ value }) => value);
    const now = parseRoleQuery(currentQueryString());
    if (now.sector || now.role || !(sector || role)) return;
    const chosen = chosenIn(sectors, { sector, role });
    changeRoleQuery({ sector: chosen.sector?.id ?? '', role: chosen.role ?? '' });
  }, [sectors]);
  return (
    <div css={[withScripts, columns]}>
      <form
        ref={lists}
        action={`${localisedPath('/courses', language.code)}#roles`}
        css={form}
        onSubmit={(event) => event.preventDefault()}
        onBlur={endChoice}
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
              name="role"
              css={control}
              value={role ?? ''}
              onChange={({ target }) => {
                const owner = chosenIn(sectors, { sector: '', role: target.value }).sector ?? sector;
                choose('role', { sector: owner?.id ?? '', role: target.value });
              }}
            >
              <option value="">{t('roles.choose')}</option>
              {/* The group of a sector stays where the others go, and with it the option that has just been chosen. */}
              {(sector ? [sector] : sectors).map(({ id, roles }) => (
                <optgroup key={id} label={sectorName(`sector.${id}`)}>
                  {roles.map((one) => (
                    <option key={one} value={one}>
                      {roleName(`role.${one}`)}
                    </option>
                  ))}
                </optgroup>
              ))}
            </select>
          )}
        </Field>
        <Button type="submit" css={[buttonPrimary, whereScriptsFail]}>
          {t('roles.show')}
        </Button>
      </form>
      <RoleCourses role={role} />
    </div>
  );
}

/** Returns the sector and the role of a query where there are such; a role alone names its sector. */
function chosenIn(sectors: Sectors, query: RoleQuery) {
  const owner = sectors.find(({ roles }) => roles.includes(query.role));
  const sector = sectors.find(({ id }) => id === query.sector) ?? owner;
  return { sector, role: sector?.roles.find((id) => id === query.role) };
}

/** Returns what changes the address: with arrow keys a closed list changes at each of them, which is one step of Back. */
function useChoice() {
  const used = useRef<string>();
  const choose = (list: string, query: RoleQuery) => {
    changeRoleQuery(query, used.current === list ? 'replaceState' : 'pushState');
    used.current = list;
  };
  const endChoice = () => {
    used.current = undefined;
  };
  return { choose, endChoice };
}

const columns = sideBySide([4, 8], 'var(--space-lg)', 'start');

const form = css({
  display: 'grid',
  gap: 'var(--space-sm)',
  alignItems: 'end',
  [from.medium]: { gridTemplateColumns: '1fr 1fr' },
  [from.wide]: { gridTemplateColumns: '1fr' },
});

// The document that the form asks for brings the scripts again.
const whereScriptsFail = css({ display: 'none', '[data-failed] &': { display: 'inline-flex' } });
