import { css } from '@emotion/react';
import { useTranslation } from 'react-i18next';
import { LocaleLink } from '../../i18n/LocaleLink';
import { usePage } from '../../i18n/usePage';
import { narrowContainer, navigationItem, NavMenu, wideContainer } from '../../ui/NavMenu';
import { NavigationItems } from '../NavigationItems';
import { contactLink, courseIndexLink, courseLinks, featureLinks, homeLink, pageLinks } from '../navigationLinks';
import { LanguageItems } from './LanguageItems';

/** The header's links. A narrow header has five of the course subjects, and the contact page among them. */
export function Navigation() {
  const { t } = useTranslation('common');
  return (
    <nav aria-label={t('nav.label')}>
      <ul role="list" css={list}>
        <NavigationItems links={[homeLink]} css={navigationItem} />
        <li css={courses}>
          <NavMenu id="courses-menu" label={t('nav.courses')}>
            <NavigationItems links={[...courseLinks, courseIndexLink]} />
          </NavMenu>
        </li>
        <li>
          <NavMenu id="features-menu" label={t('nav.features')}>
            <NavigationItems links={featureLinks} />
          </NavMenu>
        </li>
        <li css={narrowOnly}>
          <LocaleLink to={contactLink.to} css={navigationItem}>
            {t(contactLink.key)}
          </LocaleLink>
        </li>
        <NavigationItems links={pageLinks} css={navigationItem} />
      </ul>
    </nav>
  );
}

/** The language switcher: every published language by its own name; the page stays the same. */
export function LanguageMenu() {
  const { t } = useTranslation('common');
  const { language, languages } = usePage();
  if (languages.length < 2) return null;
  return (
    <nav aria-label={t('language.label')} css={languageNavigation}>
      <NavMenu id="language-menu" label={language.name} heading={t('language.label')} align="end">
        <LanguageItems />
      </NavMenu>
    </nav>
  );
}

const list = css({ [wideContainer]: { display: 'flex', alignItems: 'center' } });
const narrowOnly = css({ [wideContainer]: { display: 'none' } });
const courses = css({
  [narrowContainer]: { '& li:nth-of-type(n + 6):not(:last-of-type)': { display: 'none' } },
});
const languageNavigation = css({ '--column': '10rem', [wideContainer]: { marginInlineStart: 'auto' } });
