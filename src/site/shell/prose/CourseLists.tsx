import { css } from '@emotion/react';
import { useId } from 'react';
import { useTranslation } from 'react-i18next';
import type { CourseRole } from '../../../content/data/roles';
import { LocaleLink } from '../../i18n/LocaleLink';
import { useDataText } from '../../i18n/useDataText';
import { target } from '../../ui/button';
import { useContentLanguage } from './useContentLanguage';

/** The roles that a course is suggested for, each a link to its list. */
export function CourseLists({ roles }: { roles: readonly CourseRole[] }) {
  const { t } = useTranslation('course');
  const { interfaceLang } = useContentLanguage();
  const id = useId();
  const roleName = useDataText('roles');
  if (roles.length === 0) return null;
  return (
    <div css={row} lang={interfaceLang}>
      <span id={id}>{t('outline.lists')}</span>
      <ul role="list" aria-labelledby={id}>
        {roles.map(({ id, sector }) => (
          <li key={id}>
            <LocaleLink to={`/courses?sector=${sector}&role=${id}#roles`}>{roleName(`role.${id}`)}</LocaleLink>
          </li>
        ))}
      </ul>
    </div>
  );
}

const row = css({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'baseline',
  gap: '4px 18px',
  '& > span': { fontWeight: 640 },
  '& > ul': { display: 'flex', flexWrap: 'wrap', columnGap: 18 },
  '& a': target,
});
