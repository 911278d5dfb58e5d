import { css } from '@emotion/react';
import { useTranslation } from 'react-i18next';
import { usePage, usePageLinks } from '../../i18n/usePage';
import { localisedPath } from '../../routes';
import { Flag } from '../../ui/Flag';
import { NavMenu, wideContainer } from '../../ui/NavMenu';

/** The language switcher: links to this page, its query and fragment in every published language. */
export function LanguageMenu() {
  const { t } = useTranslation('common');
  const { route, language: current } = usePage();
  const { languages, translations } = usePageLinks();
  if (languages.length < 2) return null;
  return (
    <nav aria-label={t('language.label')} css={navigation}>
      <NavMenu
        id="language-menu"
        label={current.name}
        count={languages.length}
        heading={t('language.label')}
        align="end"
      >
        {languages.map((language) => (
          <li key={language.code}>
            <a
              href={localisedPath(route === '/404' ? '/' : route, language.code)}
              lang={language.htmlLang}
              aria-current={language.code === current.code ? 'true' : undefined}
              dir={language.dir}
              data-language=""
              data-hint={translations.includes(language.code) ? language.hint : undefined}
            >
              <Flag code={language.flag} />
              {language.name}
            </a>
          </li>
        ))}
      </NavMenu>
    </nav>
  );
}

const navigation = css({ '--column': '10rem', [wideContainer]: { marginInlineStart: 'auto' } });
