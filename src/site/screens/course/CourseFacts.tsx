import { css } from '@emotion/react';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { levels } from '../../../content/data/levels';
import { usePageLinks } from '../../i18n/usePage';
import type { ScreenData } from '../../screenData';

interface CourseFactsProps {
  facts: ScreenData['course']['facts'];
  lang: string | undefined;
}

/** What a buyer asks first of the courses: levels, hours, languages, and what they are not. */
export function CourseFacts({ facts: { courses, languages = [] }, lang }: CourseFactsProps) {
  const { t } = useTranslation(['course', 'common']);
  const { languages: all } = usePageLinks();
  const own = levels.filter((level) => courses.some((course) => course.level === level));
  const named = all.filter(({ code }) => languages.includes(code));
  const facts: readonly (readonly [string, ReactNode])[] = [
    [t('glance.level'), own.map((level) => <span key={level}>{t(`common:level.${level}`)}</span>)],
    [t('glance.total'), t('common:duration.hours', { count: courses.reduce((sum, { hours }) => sum + hours, 0) })],
    [t('glance.languages'), t('glance.interface', { total: all.length })],
    [
      t('glance.courses'),
      named.map(({ code, name, htmlLang }) => (
        <span key={code} lang={htmlLang}>
          {name}
        </span>
      )),
    ],
    [t('glance.kind'), t('glance.awareness')],
  ];
  return (
    <dl css={list} lang={lang}>
      {facts.map(
        ([name, value]) =>
          !(Array.isArray(value) && value.length === 0) && (
            <div key={name}>
              <dt>{name}</dt>
              <dd>{value}</dd>
            </div>
          ),
      )}
    </dl>
  );
}

const list = css({
  display: 'grid',
  gap: 'var(--space-sm) var(--space-lg)',
  gridTemplateColumns: 'repeat(2, minmax(0, 1fr))',
  '& dt': { color: 'var(--ink2)', fontSize: 'var(--text-small)' },
  '& dd': { display: 'flex', flexWrap: 'wrap', gap: '0 .8em', margin: 0, fontWeight: 640, lineHeight: 1.4 },
});
