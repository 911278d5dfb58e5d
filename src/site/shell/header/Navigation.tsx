import { css } from '@emotion/react';
import { useTranslation } from 'react-i18next';
import { LocaleLink } from '../../i18n/LocaleLink';
import { narrowContainer, navigationItem, NavMenu, wideContainer } from '../../ui/NavMenu';
import { NavigationItems } from '../NavigationItems';
import { courseIndexLink, courseLinks, featureLinks, homeLink, pageLinks } from '../navigationLinks';

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
          <LocaleLink to="/contact" css={navigationItem}>
            {t('nav.contact')}
          </LocaleLink>
        </li>
        <NavigationItems links={pageLinks} css={navigationItem} />
      </ul>
    </nav>
  );
}

const list = css({ [wideContainer]: { display: 'flex', alignItems: 'center' } });
const narrowOnly = css({ [wideContainer]: { display: 'none' } });
const courses = css({
  [narrowContainer]: { '& li:nth-of-type(n + 6):not(:last-of-type)': { display: 'none' } },
});
