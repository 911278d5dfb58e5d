import { css } from '@emotion/react';
import { useTranslation } from 'react-i18next';
import { LocaleLink } from '../../i18n/LocaleLink';
import { usePage } from '../../i18n/usePage';
import { navigationItem, NavMenu, wideContainer } from '../../ui/NavMenu';
import { NavigationItems } from '../NavigationItems';
import {
  courseIndexLink,
  firstCourseLinks,
  featureLinks,
  homeLink,
  lessonLink,
  pageLinks,
  type NavigationLink,
} from '../navigationLinks';

/** The header's links. A narrow header has five of the course subjects, and the contact page among them. */
export function Navigation() {
  const { t } = useTranslation('common');
  const { route } = usePage();
  const menu = (links: readonly NavigationLink[]) => ({
    count: links.length,
    current: links.some(({ to }) => to === route),
    children: <NavigationItems links={links} />,
  });
  return (
    <nav aria-label={t('nav.label')}>
      <ul role="list" css={list}>
        <NavigationItems links={[homeLink]} css={navigationItem} />
        <li css={courses}>
          <NavMenu id="courses-menu" label={t('nav.courses')} {...menu([...firstCourseLinks, courseIndexLink])} />
        </li>
        <li>
          <NavMenu id="features-menu" label={t('nav.features')} {...menu([...featureLinks, lessonLink])} />
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
  '& li:nth-of-type(n + 6):not(:last-of-type)': { display: 'none', [wideContainer]: { display: 'block' } },
});
