import { css } from '@emotion/react';
import { useTranslation } from 'react-i18next';
import { levels } from '../../../content/data/levels';
import { LocaleLink } from '../../i18n/LocaleLink';
import { useDataText } from '../../i18n/useDataText';
import type { ScreenData } from '../../screenData';
import { useContentLanguage } from '../../shell/prose/useContentLanguage';
import { textButton } from '../../ui/button';
import { cardLink } from '../../ui/Card';
import { H2 } from '../../ui/elements';

/** What roles learn of a subject: a path of its courses, each as wide as it is long and as high as its level. */
export function RolePaths({ learners }: Pick<ScreenData['course'], 'learners'>) {
  const { t } = useTranslation(['common', 'courses']);
  const { contentLang, interfaceLang } = useContentLanguage();
  const roleName = useDataText('roles');
  const most = Math.max(...learners.map(({ hours }) => hours));
  return (
    <section aria-labelledby="by-role" lang={interfaceLang}>
      <H2 id="by-role">{t('nav.roles')}</H2>
      <ul role="list">
        {learners.map(({ role, courses, hours }) => (
          <li key={role} css={row}>
            <LocaleLink to={`/courses?plan=${role}#roles`} css={cardLink}>
              {roleName(`role.${role}`)}
            </LocaleLink>
            <b>{t('duration.hours', { count: hours })}</b>
            <div aria-hidden="true" css={path}>
              {courses.map(({ id, hours, level }) => (
                <i
                  key={id}
                  style={{ inlineSize: `${(100 * hours) / most}%`, blockSize: 8 + 6 * levels.indexOf(level) }}
                />
              ))}
            </div>
            <p lang={contentLang}>{courses.map(({ title }) => title).join(' · ')}</p>
          </li>
        ))}
      </ul>
      <LocaleLink to="/courses#roles" css={textButton}>
        {t('courses:plan.title')}
      </LocaleLink>
    </section>
  );
}

const row = css({
  position: 'relative',
  display: 'flex',
  flexWrap: 'wrap',
  justifyContent: 'space-between',
  alignItems: 'baseline',
  gap: '4px 16px',
  paddingBlock: 12,
  borderBlockStart: '1px solid var(--line)',
  '& > a': { fontWeight: 640, textDecoration: 'underline', textDecorationColor: 'var(--line-strong)' },
  '& > b, & > p': { fontSize: 'var(--text-small)', lineHeight: 1.45 },
  '& > p': { color: 'var(--ink2)' },
  '& > div, & > p': { flexBasis: '100%' },
  'h2 + ul > &:first-of-type': { marginBlockStart: 'var(--space-sm)' },
});

const path = css({
  display: 'flex',
  alignItems: 'end',
  borderBlockEnd: '2px solid var(--line-strong)',
  '& > i': {
    background: 'var(--hue)',
    border: 'solid var(--sunken)',
    borderWidth: '0 4px 0 0',
    borderRadius: '5px 9px 2px 2px',
    forcedColorAdjust: 'none',
  },
});
