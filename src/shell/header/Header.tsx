import { css } from '@emotion/react';
import { useTranslation } from 'react-i18next';
import { brand } from '../../brand';
import { LocaleLink } from '../../i18n/LocaleLink';
import { usePage } from '../../i18n/usePage';
import { buttonPrimary, buttonSecondary } from '../../ui/button';
import { NavMenu, trigger } from '../../ui/NavMenu';
import { ContactLink } from '../ContactLink';
import { NavigationItems } from '../NavigationItems';
import { SiteLogo } from '../SiteLogo';
import { courseIndexLink, courseLinks, featureLinks, homeLink, pageLinks } from '../navigationLinks';
import { LanguageItems } from './LanguageItems';
import { MobileMenu } from './MobileMenu';

/** The header's own width from which the whole navigation has room in one row; long labels take two lines. */
const wideHeader = '@container (min-width: 75rem)';

/** The sticky header: menus, pages, the two buttons; where it is narrow, a toggle menu. */
export function Header() {
  const { t } = useTranslation('common');
  return (
    <header css={bar} data-print="hide">
      <div css={row}>
        <LocaleLink to="/" css={home} aria-label={t('nav.logo', { name: brand.name })}>
          <SiteLogo />
        </LocaleLink>
        <nav aria-label={t('nav.label')} css={wideOnly}>
          <WideNavigation />
        </nav>
        <div css={[actions, wideOnly]}>
          <LanguageMenu />
          <LocaleLink to="/contact" css={buttonSecondary}>
            {t('nav.contact')}
          </LocaleLink>
          <ContactLink topic="trial" css={buttonPrimary}>
            {t('nav.trial')}
          </ContactLink>
        </div>
        <div css={narrowActions}>
          <ContactLink topic="trial" css={[buttonPrimary, trial]}>
            {t('nav.trial')}
          </ContactLink>
          <MobileMenu />
        </div>
      </div>
    </header>
  );
}

const menus = [
  { id: 'courses', links: [...courseLinks, courseIndexLink] },
  { id: 'features', links: featureLinks },
] as const;

function WideNavigation() {
  const { t } = useTranslation('common');
  return (
    <ul role="list" css={list}>
      <NavigationItems links={[homeLink]} css={trigger} />
      {menus.map(({ id, links }) => (
        <li key={id}>
          <NavMenu id={`${id}-menu`} label={t(`nav.${id}`)}>
            <NavigationItems links={links} />
          </NavMenu>
        </li>
      ))}
      <NavigationItems links={pageLinks} css={trigger} />
    </ul>
  );
}

/** The language switcher: every published language by its own name; the page stays the same. */
function LanguageMenu() {
  const { t } = useTranslation('common');
  const { language, languages } = usePage();
  if (languages.length < 2) return null;
  return (
    <nav aria-label={t('language.label')}>
      <NavMenu id="language-menu" label={language.name} align="end">
        <LanguageItems />
      </NavMenu>
    </nav>
  );
}

const bar = css({
  containerType: 'inline-size',
  position: 'sticky',
  zIndex: 10,
  insetBlockStart: 0,
  background: 'var(--paper)',
  borderBlockEnd: '1px solid var(--line)',
  // A header that takes a quarter of a small window would hide what has focus (WCAG 2.4.11).
  '@media (max-height: 480px)': { position: 'relative' },
  // The padding that keeps focus below the header is not for what is in it: Shift+Tab back to it would scroll the page up.
  '@media (min-height: 481px)': { '& :not(#mobile-menu *)': { scrollMarginBlockStart: 'calc(-1 * var(--covered))' } },
});

const row = css({
  display: 'flex',
  alignItems: 'center',
  gap: 12,
  // as wide as the page's content, and wider only where the labels need it
  width: 'fit-content',
  minWidth: 'min(100%, var(--container) + 2 * var(--gutter))',
  maxWidth: '100%',
  minHeight: 76,
  paddingBlock: 4,
  marginInline: 'auto',
  paddingInline: 'var(--gutter)',
});

const home = css({ display: 'inline-flex', flex: 'none', alignItems: 'center', minHeight: 44, textDecoration: 'none' });
const list = css({ display: 'flex', alignItems: 'center' });
const actions = css({
  alignItems: 'center',
  gap: 8,
  marginInlineStart: 'auto',
  '& > a': { minHeight: 44, padding: '8px 16px' },
});
const wideOnly = css({ display: 'none', [wideHeader]: { display: 'flex' } });
const narrowActions = css({
  display: 'flex',
  alignItems: 'center',
  gap: 4,
  marginInlineStart: 'auto',
  [wideHeader]: { display: 'none' },
});
// Where it has no room, it is in the menu.
const trial = css({
  display: 'none',
  minHeight: 44,
  padding: '4px 14px',
  fontSize: 'var(--text-small)',
  // Its longest word has no room in a wide system font with the spacing of WCAG 1.4.12.
  overflowWrap: 'anywhere',
  '@container (min-width: 22rem)': { display: 'inline-flex' },
});
