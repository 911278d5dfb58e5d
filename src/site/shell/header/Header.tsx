import { css } from '@emotion/react';
import { useTranslation } from 'react-i18next';
import { brand } from '../../brand';
import { LocaleLink } from '../../i18n/LocaleLink';
import { buttonPrimary, buttonSecondary } from '../../ui/button';
import { wideContainer } from '../../ui/NavMenu';
import { ContactLink } from '../ContactLink';
import { SiteLogo } from '../SiteLogo';
import { HeaderMenu } from './HeaderMenu';
import { LanguageMenu } from './LanguageMenu';
import { Navigation } from './Navigation';

/** The sticky header: menus, links and two buttons. Where it is narrow, they are in a menu. */
export function Header() {
  const { t } = useTranslation('common');
  return (
    <header css={bar} data-print="hide">
      <div css={row}>
        <LocaleLink to="/" css={home} aria-label={t('nav.logo', { name: brand.name })}>
          <SiteLogo />
        </LocaleLink>
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

const home = css({
  display: 'inline-flex',
  flex: 'none',
  alignItems: 'center',
  minHeight: 44,
  marginInlineEnd: 'auto',
  textDecoration: 'none',
  [wideContainer]: { marginInlineEnd: 0 },
});

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
