import { css } from '@emotion/react';
import { useId } from 'react';
import { useTranslation } from 'react-i18next';
import type { CourseRole } from '../../../content/data/roles';
import { LocaleLink } from '../../i18n/LocaleLink';
import { useDataText } from '../../i18n/useDataText';
import { buttonSecondary, smallButton } from '../../ui/button';
import { Details } from '../../ui/Details';
import { Span } from '../../ui/elements';

/** The roles that a course is suggested for, each a link to a plan that begins with it; of many, the first and the rest below. */
export function CourseLists({ roles }: { roles: readonly CourseRole[] }) {
  const { t } = useTranslation('course');
  const id = useId();
  const roleName = useDataText('roles');
  const sectorName = useDataText('sectors');
  if (roles.length === 0) return null;
  const shown = roles.length > atOnce + 1 ? atOnce : roles.length;
  const list = (some: typeof roles) => (
    <ul role="list" aria-labelledby={id}>
      {some.map(({ id, sector }) => (
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
  );
  return (
    <div css={row}>
      <span id={id}>{t('outline.lists')}</span>
      {list(roles.slice(0, shown))}
      {shown < roles.length && (
        <Details summary={t('outline.listsMore', { others: roles.length - shown })}>{list(roles.slice(shown))}</Details>
      )}
    </div>
  );
}

const atOnce = 5;

const row = css({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'baseline',
  gap: '8px 18px',
  '& > span': { fontWeight: 640 },
  '& ul': { display: 'flex', flexWrap: 'wrap', gap: 8 },
  '& > details': { flexBasis: '100%', marginBlockStart: -8 },
  '& summary': { inlineSize: 'fit-content', paddingInlineStart: 4, fontWeight: 640 },
  '@media print': { '& a': { display: 'inline', padding: 0, border: 0 } },
});
