import { css } from '@emotion/react';
import { useTranslation } from 'react-i18next';
import type { SectorRoles } from '../../../content/data/roles';
import { useDataText } from '../../i18n/useDataText';
import type { ScreenData } from '../../screenData';
import { below, from } from '../../ui/breakpoints';
import { Chips } from '../../ui/Chips';
import { withScripts } from '../../ui/scripting';
import { Section } from '../../ui/Section';
import { sideBySide } from '../../ui/sideBySide';
import { changeRoleQuery, useRoleQuery } from './courseQuery';
import { RoleCourses } from './RoleCourses';
import { AllRoles, RoleForm } from './RoleForm';

/** Courses by sector and role: the choice is in the URL, so that it can be shared, and Back takes a step back. */
export function RoleFinder({ data }: { data: ScreenData['courses'] }) {
  const { t } = useTranslation('courses');
  const sectorName = useDataText('sectors');
  const roleName = useDataText('roles');
  const { sector, role } = useChosenRole(data.sectors);
  return (
    <Section id="roles" labelledBy="roles-title" title={t('roles.title')} lede={t('roles.lede')}>
      <RoleForm sectors={data.sectors} sector={sector} role={role} />
      <div css={[withScripts, onWide]}>
        <Chips
          legend={t('roles.sector')}
          options={data.sectors.map(({ id, hue }) => ({ value: id, label: sectorName(`sector.${id}`), hue }))}
          value={sector?.id ?? ''}
          onChange={(id) => changeRoleQuery({ sector: id, role: '' })}
        />
      </div>
      <div css={[withScripts, columns]} data-hue={sector?.hue}>
        <div css={onWide}>
          {sector && (
            <Chips
              key={sector.id}
              legend={t('roles.role')}
              options={sector.roles.map(({ id }) => ({ value: id, label: roleName(`role.${id}`) }))}
              value={role?.id ?? ''}
              onChange={(id) => changeRoleQuery({ sector: sector.id, role: id })}
            />
          )}
        </div>
        <RoleCourses role={role} prompt={sector && <p css={prompt}>{t('roles.prompt')}</p>} data={data} />
      </div>
      <AllRoles data={data} />
    </Section>
  );
}

/** Returns the sector and the role of the URL where there are such; a role alone names its sector. */
function useChosenRole(sectors: readonly SectorRoles[]) {
  const query = useRoleQuery();
  const owner = sectors.find(({ roles }) => roles.some(({ id }) => id === query.role));
  const asked = sectors.find(({ id }) => id === query.sector);
  const sector = asked ?? owner;
  return { sector, role: sector?.roles.find(({ id }) => id === query.role) };
}

const onWide = css({ [below.wide]: { display: 'none' } });

const columns = css(sideBySide([4, 8], 'var(--space-lg)', 'start'), {
  [from.wide]: { marginBlockStart: 'var(--space-md)' },
});

const prompt = css({
  padding: 'var(--space-md)',
  color: 'var(--ink2)',
  border: '1.5px dashed var(--line-strong)',
  borderRadius: 'var(--radius-lg)',
  [below.wide]: { marginBlockStart: 'var(--space-sm)' },
});
