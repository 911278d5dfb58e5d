import { css } from '@emotion/react';
import { useId } from 'react';
import { useTranslation } from 'react-i18next';
import type { CourseRole } from '../../../content/data/roles';
import { LocaleLink } from '../../i18n/LocaleLink';
import { useDataText } from '../../i18n/useDataText';
import { buttonSecondary, smallButton } from '../../ui/button';
import { Span } from '../../ui/elements';
import { useContentLanguage } from './useContentLanguage';

/** The roles that a course is suggested for, each a link to a plan that begins with it. */
export function CourseLists({ roles }: { roles: readonly CourseRole[] }) {
  const { t } = useTranslation('course');
  const { interfaceLang } = useContentLanguage();
  const id = useId();
  const roleName = useDataText('roles');
  const sectorName = useDataText('sectors');
  if (roles.length === 0) return null;
  return (
    <div css={row} lang={interfaceLang}>
      <span id={id}>{t('outline.lists')}</span>
      <ul role="list" aria-labelledby={id}>
        {roles.map(({ id, sector }) => (
          <li key={id ?? sector}>
            <LocaleLink
              to={`/courses?${id ? `plan=${id}` : `sector=${sector}`}#roles`}
              css={[buttonSecondary, smallButton]}
            >
              <Span>{id ? roleName(`role.${id}`) : sectorName(`sector.${sector}`)}</Span>
            </LocaleLink>
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
  gap: '8px 18px',
  '& > span': { fontWeight: 640 },
  '& > ul': { display: 'flex', flexWrap: 'wrap', gap: 8 },
  '@media print': { '& a': { display: 'inline', padding: 0, border: 0 } },
});
