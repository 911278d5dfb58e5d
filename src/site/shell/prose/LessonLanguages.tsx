import { css } from '@emotion/react';
import { useTranslation } from 'react-i18next';
import { usePage, usePageLinks } from '../../i18n/usePage';
import { localisedPath } from '../../routes';
import { useContentLanguage } from './useContentLanguage';
import { menuLink } from '../../ui/button';
import { Details } from '../../ui/Details';
import { visuallyHidden } from '../../ui/visuallyHidden';

/** The languages of a lesson: links, which change the learner's steps alone (`src/site/browser/lesson.ts`). */
export function LessonLanguages() {
  const { t } = useTranslation('course');
  const { route, language: current } = usePage();
  const { languages, translations } = usePageLinks();
  const { interfaceLang } = useContentLanguage();
  const others = languages.filter(({ code }) => translations.includes(code));
  if (others.length < 2) return null;
  return (
    <nav id="lesson-language" aria-label={t('lesson.language')} lang={interfaceLang} css={place}>
      {/* The name keeps it closed when the page is printed or shown again (openDetails.ts). */}
      <Details
        name="lesson-language"
        data-over=""
        summary={
          <>
            <span css={visuallyHidden}>{t('lesson.language')} </span>
            <span lang={current.htmlLang}>{current.name}</span>
          </>
        }
        css={menu}
      >
        <ul role="list">
          {others.map(({ code, name, htmlLang }) => (
            <li key={code}>
              <a
                href={localisedPath(route, code)}
                lang={htmlLang}
                hrefLang={htmlLang}
                aria-current={code === current.code ? 'true' : undefined}
                data-language=""
              >
                {name}
              </a>
            </li>
          ))}
        </ul>
      </Details>
    </nav>
  );
}

const place = css({ position: 'relative', zIndex: 2, justifySelf: 'end', alignSelf: 'start' });

const menu = css({
  '& > summary': {
    gap: 6,
    paddingInline: '12px 8px',
    border: '1px solid var(--line-strong)',
    borderRadius: 'var(--radius-sm)',
    background: 'var(--surface)',
    fontSize: 'var(--text-small)',
    fontWeight: 600,
  },
  '& > summary > svg:last-child': { fontSize: 'inherit' },
  '& > ul': {
    position: 'absolute',
    insetInlineEnd: 0,
    insetBlockStart: 'calc(100% + 6px)',
    display: 'grid',
    gridTemplateColumns: 'repeat(2, minmax(0, 1fr))',
    gap: 2,
    inlineSize: 'min(20rem, 80vw)',
    maxBlockSize: '60vh',
    overflowY: 'auto',
    padding: 8,
    background: 'var(--surface)',
    border: '1px solid var(--line-strong)',
    borderRadius: 'var(--radius-md)',
    boxShadow: 'var(--shadow-2)',
  },
  '& a': css(menuLink, { '&:focus-visible': { outlineOffset: -3 } }),
});
