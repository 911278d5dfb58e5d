import { css } from '@emotion/react';
import { useEffect, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { usePage } from '../../i18n/usePage';
import { buttonPrimary, iconButton } from '../../ui/button';
import { Icon } from '../../ui/Icon';
import { useDismiss } from '../../ui/useDismiss';
import { ContactLink } from '../ContactLink';
import { NavigationItems } from '../NavigationItems';
import { contactLink, courseIndexLink, courseLinks, featureLinks, homeLink, pageLinks } from '../navigationLinks';
import { LanguageItems } from './LanguageItems';

/** The menu of a narrow header; the page behind it does not scroll. Without JavaScript the button's focus opens it. */
export function MobileMenu() {
  const { t } = useTranslation('common');
  const [open, setOpen] = useState(false);
  const root = useRef<HTMLDivElement>(null);
  const button = useRef<HTMLButtonElement>(null);
  useDismiss(open, root, (by) => {
    setOpen(false);
    if (by === 'escape') button.current?.focus();
  });
  useEffect(() => {
    // A wider window has no button to close the menu with.
    const close = () => setOpen(false);
    window.addEventListener('resize', close);
    return () => window.removeEventListener('resize', close);
  }, []);
  return (
    <div ref={root}>
      <button
        ref={button}
        type="button"
        css={iconButton}
        aria-expanded={open}
        aria-controls="mobile-menu"
        aria-label={t('nav.menu')}
        onClick={() => setOpen(!open)}
      >
        <Icon name={open ? 'x' : 'menu'} />
      </button>
      <nav id="mobile-menu" aria-label={t('nav.label')} css={panel} data-open={open || undefined}>
        <div css={content}>{links}</div>
      </nav>
    </div>
  );
}

const groups = [
  { title: 'nav.courses', links: [...courseLinks.slice(0, 5), courseIndexLink] },
  { title: 'nav.features', links: featureLinks },
] as const;

function MobileLinks() {
  const { t } = useTranslation('common');
  const { language, languages } = usePage();
  return (
    <>
      <ul role="list" css={list}>
        <NavigationItems links={[homeLink]} />
        {groups.map(({ title, links }) => (
          <li key={title}>
            <p css={group}>{t(title)}</p>
            <ul role="list">
              <NavigationItems links={links} />
            </ul>
          </li>
        ))}
        <NavigationItems links={[contactLink, ...pageLinks]} />
        {languages.length > 1 && (
          <li>
            <details>
              <summary css={summary}>
                {t('language.label')} <span lang={language.htmlLang}>{language.name}</span>
              </summary>
              <ul role="list">
                <LanguageItems />
              </ul>
            </details>
          </li>
        )}
      </ul>
      <div css={trial}>
        <ContactLink topic="trial" css={buttonPrimary}>
          {t('nav.trial')}
        </ContactLink>
      </div>
    </>
  );
}

// One element for every rendering: opening the menu does not change it.
const links = <MobileLinks />;

const panel = css({
  position: 'absolute',
  insetBlockStart: '100%',
  insetInline: 0,
  display: 'none',
  background: 'var(--paper)',
  borderBlockEnd: '1px solid var(--line)',
  boxShadow: 'var(--shadow-2)',
  '&[data-open]': { display: 'block' },
  'html:has(&[data-open])': { overflow: 'hidden' },
  'html:not(.js) :focus-within > &, html:not(.js) :hover > &': { display: 'block' },
});

// The links scroll, the button below them does not.
const content = css({ display: 'flex', flexDirection: 'column', maxHeight: 'calc(100dvh - max(76px, 4.75rem))' });

const row = { display: 'flex', alignItems: 'center', minHeight: 48, color: 'var(--ink)', fontWeight: 560 } as const;

const list = css({
  display: 'grid',
  gap: 4,
  overflowY: 'auto',
  overscrollBehavior: 'contain',
  padding: '8px var(--gutter)',
  '& a': { ...row, gap: 12, textDecoration: 'none' },
  '& a[aria-current]': { textDecoration: 'underline', textDecorationColor: 'var(--gorse)', textDecorationThickness: 3 },
  '& ul': { display: 'grid', gridTemplateColumns: 'repeat(auto-fill, minmax(min(15rem, 100%), 1fr))', columnGap: 16 },
});

const group = css({ marginBlockStart: 12, color: 'var(--ink3)', fontSize: 'var(--text-small)', fontWeight: 640 });
const summary = css({
  ...row,
  display: 'list-item',
  paddingBlock: 12,
  cursor: 'pointer',
  '& span': { color: 'var(--ink3)' },
});
const trial = css({
  display: 'grid',
  padding: '12px var(--gutter) max(12px, env(safe-area-inset-bottom))',
  borderBlockStart: '1px solid var(--line)',
});
