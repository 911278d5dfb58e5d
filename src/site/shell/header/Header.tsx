import { css } from '@emotion/react';
import { useTranslation } from 'react-i18next';
import type { ReactNode } from 'react';
import { LocaleLink } from '../../i18n/LocaleLink';
import { usePage, usePageLinks } from '../../i18n/usePage';
import { localisedPath } from '../../routes';
import { buttonPrimary, buttonSecondary, iconButton } from '../../ui/button';
import { Flag } from '../../ui/Flag';
import { Icon } from '../../ui/Icon';
import { wideContainer, navigationItem, NavMenu } from '../../ui/NavMenu';
import { ContactLink } from '../ContactLink';
import { NavigationItems } from '../NavigationItems';
import { firstCourseLinks, featureLinks, otherCourseLinks, pageLinks, type NavigationLink } from '../navigationLinks';
import { HomeLink } from '../SiteLogo';

/** The sticky header: menus, links and two buttons. Where it is narrow, they are in a menu. */
export function Header() {
  const { t } = useTranslation('common');
  return (
    <header css={bar} data-print="hide">
      <div css={row}>
        <HomeLink css={home} />
        <ContactLink topic="trial" css={[buttonPrimary, narrowTrial]}>
          {t('nav.trial')}
        </ContactLink>
        <HeaderMenu>
          <div css={links}>
            <Navigation />
            <LanguageMenu />
          </div>
          <div css={actions}>
            <LocaleLink to="/contact" css={buttonSecondary}>
              {t('nav.contact')}
            </LocaleLink>
            <ContactLink topic="trial" css={buttonPrimary}>
              {t('nav.trial')}
            </ContactLink>
          </div>
        </HeaderMenu>
      </div>
    </header>
  );
}

/** The header's links. A narrow header has the contact page among them. */
function Navigation() {
  const { t } = useTranslation('common');
  const { route } = usePage();
  const { summaries } = usePageLinks();
  // As the breadcrumbs say, a lesson is of a course.
  const section = route.split('/')[1]?.replace('lessons', 'courses');
  const menu = (name: 'courses' | 'features', links: readonly NavigationLink[]) => (
    <NavMenu id={`${name}-menu`} label={t(`nav.${name}`)} count={links.length} current={name === section}>
      <NavigationItems {...{ links, summaries }} />
    </NavMenu>
  );
  return (
    <nav aria-label={t('nav.label')}>
      <ul role="list" css={list}>
        <NavigationItems links={[{ key: 'nav.home', to: '/' }]} css={navigationItem} />
        <li css={courses}>{menu('courses', [...otherCourseLinks, ...firstCourseLinks])}</li>
        <li css={features}>{menu('features', featureLinks)}</li>
        <li css={{ [wideContainer]: { display: 'none' } }}>
          <LocaleLink to="/contact" css={navigationItem}>
            {t('nav.contact')}
          </LocaleLink>
        </li>
        <NavigationItems links={pageLinks} css={navigationItem} />
      </ul>
    </nav>
  );
}

/** The language switcher: links to this page, its query and fragment in every published language. */
function LanguageMenu() {
  const { t } = useTranslation('common');
  const { route, language: current } = usePage();
  const { languages, translations } = usePageLinks();
  if (languages.length < 2) return null;
  return (
    <nav aria-label={t('language.label')} css={navigation}>
      <NavMenu id="language-menu" label={current.name} count={languages.length} align="end">
        {languages.map((language) => (
          <li key={language.code}>
            <a
              href={localisedPath(route === '/404' ? '/' : route, language.code)}
              lang={language.htmlLang}
              aria-current={language.code === current.code ? 'true' : undefined}
              dir={language.dir}
              data-language={translations.includes(language.code) ? 'translated' : ''}
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

/**
 * Parts of the header's row, which in a narrow header are in a panel that a button opens (`src/site/browser/menus.ts`);
 * without JavaScript, the button's focus. The page behind the open panel does not scroll.
 */
function HeaderMenu({ children }: { children: ReactNode }) {
  const { t } = useTranslation('common');
  return (
    <div css={{ display: 'contents' }} data-menu="header">
      <button
        type="button"
        css={[iconButton, menuButton]}
        aria-expanded="false"
        aria-controls="header-menu"
        aria-label={t('nav.menu')}
      >
        <Icon name="menu" />
        <Icon name="x" />
      </button>
      <div id="header-menu" css={panel}>
        {children}
      </div>
    </div>
  );
}

const ignoreScrollPadding = { scrollMarginBlockStart: 'calc(-1 * var(--scroll-padding))' };

const bar = css({
  containerType: 'inline-size',
  position: 'sticky',
  zIndex: 10,
  insetBlockStart: 0,
  background: 'var(--paper)',
  borderBlockEnd: '1px solid var(--line)',
  // The open menu of a narrow header has the trial button at its end.
  '&:has(#header-menu[data-open]) [data-trial]:not(#header-menu *)': { display: 'none' },
  // A header that takes a quarter of a small window would hide what has focus (WCAG 2.4.11).
  '@media (max-height: 480px)': { position: 'relative' },
  // The scroll padding that keeps the focus below the header would scroll the page when the focus returns to the header.
  // In a narrow header the menu scrolls by itself.
  '@media (min-height: 481px)': {
    '& :not(#header-menu *)': ignoreScrollPadding,
    [wideContainer]: { '& *': ignoreScrollPadding },
  },
});

const row = css({
  display: 'flex',
  alignItems: 'center',
  gap: 4,
  // As wide as the page's content, and wider only where the labels need it.
  width: 'fit-content',
  minWidth: 'min(100%, var(--container) + 2 * var(--gutter))',
  maxWidth: '100%',
  minHeight: 76,
  paddingBlock: 4,
  marginInline: 'auto',
  paddingInline: 'var(--gutter)',
  [wideContainer]: { gap: 12 },
});

const home = css({ flex: 'none', marginInlineEnd: 'auto', [wideContainer]: { marginInlineEnd: 0 } });

// The links scroll, the button below them does not.
const links = css({
  overflowY: 'auto',
  overscrollBehavior: 'contain',
  padding: '8px calc(var(--gutter) - 12px)',
  [wideContainer]: { display: 'contents' },
});

const actions = css({
  display: 'flex',
  gap: 8,
  padding: '12px var(--gutter) max(12px, env(safe-area-inset-bottom))',
  borderBlockStart: '1px solid var(--line)',
  // The menu has it among its links.
  '& > :first-of-type': { display: 'none' },
  '& > a': { flex: 1 },
  [wideContainer]: {
    padding: 0,
    border: 0,
    '& > :first-of-type': { display: 'inline-flex' },
    '& > a': { flex: 'initial', minHeight: 44, padding: '8px 16px' },
  },
});

// Where it has no room, it is in the menu.
const narrowTrial = css({
  display: 'none',
  minHeight: 44,
  padding: '4px 14px',
  fontSize: 'var(--text-small)',
  // Its longest word has no room in a wide system font with the spacing of WCAG 1.4.12.
  overflowWrap: 'anywhere',
  '@container (min-width: 22rem)': { display: 'inline-flex' },
  [wideContainer]: { display: 'none' },
});

const list = css({ [wideContainer]: { display: 'flex', alignItems: 'center' } });

// Above the subjects all of them.
const courses = css({
  '--column': '10rem',
  '& li:nth-of-type(-n + 3) > a': { fontWeight: 640 },
  '& li:first-of-type': { gridColumn: '1 / -1', '& > a': { background: 'var(--fern-100)' } },
});

// With a sentence each, for which a narrow header has no room.
const features = css({
  '& li p': { display: 'none' },
  [wideContainer]: {
    '& li > a': { display: 'grid', alignContent: 'center', gap: 2, maxWidth: '26rem', fontWeight: 640 },
    '& li p': { display: 'block', color: 'var(--ink2)', fontSize: 'var(--text-small)', fontWeight: 400 },
  },
});

const navigation = css({ '--column': '10rem', [wideContainer]: { marginInlineStart: 'auto' } });
const menuButton = css({
  '&[aria-expanded="false"] > svg + svg, &[aria-expanded="true"] > svg:first-of-type': { display: 'none' },
  [wideContainer]: { display: 'none' },
});

const panel = css({
  position: 'absolute',
  insetBlockStart: '100%',
  insetInline: 0,
  display: 'none',
  flexDirection: 'column',
  maxHeight: 'calc(100dvh - max(76px, 4.75rem))',
  background: 'var(--paper)',
  borderBlockEnd: '1px solid var(--line)',
  boxShadow: 'var(--shadow-2)',
  '&[data-open], html:not(.js) :focus-within > &, html:not(.js) :hover > &': { display: 'flex' },
  [wideContainer]: { display: 'contents !important' },
});
