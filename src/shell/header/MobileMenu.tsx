import { css } from '@emotion/react';
import { useEffect, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { LocaleLink } from '../../i18n/LocaleLink';
import { usePage } from '../../i18n/usePage';
import { buttonPrimary, iconButton } from '../../ui/button';
import { Icon } from '../../ui/Icon';
import { LazyHydrate } from '../../ui/LazyHydrate';
import { courseIndexLink, courseLinks, featureLinks, pageLinks } from '../navigationLinks';
import { LanguageLink } from './LanguageLink';
import { wideHeader } from './wideHeader';

/** The toggle menu of a narrow header. Without JavaScript the button's focus opens it. */
export function MobileMenu() {
  const { t } = useTranslation('common');
  const [open, setOpen] = useState(false);
  const button = useRef<HTMLButtonElement>(null);
  useEffect(() => {
    if (!open) return;
    const onKeyDown = (event: KeyboardEvent) => {
      if (event.key !== 'Escape') return;
      setOpen(false);
      button.current?.focus();
    };
    document.addEventListener('keydown', onKeyDown);
    return () => document.removeEventListener('keydown', onKeyDown);
  }, [open]);
  return (
    <div css={root}>
      <button
        ref={button}
        type="button"
        css={iconButton}
        aria-expanded={open}
        aria-controls="mobile-menu"
        aria-label={open ? t('nav.menuClose') : t('nav.menuOpen')}
        onClick={() => setOpen(!open)}
      >
        <Icon name={open ? 'x' : 'menu'} />
      </button>
      <nav id="mobile-menu" aria-label={t('nav.label')} css={panel} data-open={open || undefined}>
        <LazyHydrate>{links}</LazyHydrate>
      </nav>
    </div>
  );
}

function MobileLinks() {
  const { t } = useTranslation('common');
  const { languages } = usePage();
  return (
    <ul role="list" css={list}>
      <li>
        <LocaleLink to="/">{t('nav.home')}</LocaleLink>
      </li>
      <li>
        <p css={group}>{t('nav.courses')}</p>
        <ul role="list">
          {[...courseLinks.slice(0, 5), courseIndexLink].map(({ key, to }) => (
            <li key={to}>
              <LocaleLink to={to}>{t(key)}</LocaleLink>
            </li>
          ))}
        </ul>
      </li>
      <li>
        <p css={group}>{t('nav.features')}</p>
        <ul role="list">
          {featureLinks.map(({ key, to }) => (
            <li key={to}>
              <LocaleLink to={to}>{t(key)}</LocaleLink>
            </li>
          ))}
        </ul>
      </li>
      {[{ key: 'nav.contact', to: '/contact' } as const, ...pageLinks].map(({ key, to }) => (
        <li key={to}>
          <LocaleLink to={to}>{t(key)}</LocaleLink>
        </li>
      ))}
      {languages.length > 1 && (
        <li>
          <p css={group}>{t('language.label')}</p>
          <ul role="list">
            {languages.map((language) => (
              <li key={language.code}>
                <LanguageLink language={language} />
              </li>
            ))}
          </ul>
        </li>
      )}
      <li>
        <LocaleLink to="/contact" css={[buttonPrimary, wide]} data-trial="">
          {t('nav.trial')}
        </LocaleLink>
      </li>
    </ul>
  );
}

// One element for every rendering: opening the menu does not change it.
const links = <MobileLinks />;

const root = css({ marginInlineStart: 'auto', [wideHeader]: { display: 'none' } });

const panel = css({
  position: 'absolute',
  insetBlockStart: '100%',
  insetInline: 0,
  display: 'none',
  maxHeight: 'calc(100dvh - 76px)',
  overflowY: 'auto',
  padding: '8px var(--gutter) 32px',
  background: 'var(--paper)',
  borderBlockEnd: '1px solid var(--line)',
  boxShadow: 'var(--shadow-2)',
  '&[data-open]': { display: 'block' },
  'html:not(.js) :focus-within > &, html:not(.js) :hover > &': { display: 'block' },
});

const list = css({
  display: 'grid',
  gap: 4,
  '& a:not([data-trial])': {
    display: 'flex',
    alignItems: 'center',
    gap: 12,
    minHeight: 48,
    color: 'var(--ink)',
    fontWeight: 560,
    textDecoration: 'none',
  },
  '& a[aria-current]': { textDecoration: 'underline', textDecorationColor: 'var(--gorse)', textDecorationThickness: 3 },
  '& ul': { display: 'grid', gridTemplateColumns: 'repeat(auto-fill, minmax(min(15rem, 100%), 1fr))', columnGap: 16 },
});

const group = css({ marginBlockStart: 12, color: 'var(--ink3)', fontSize: 'var(--text-small)', fontWeight: 640 });
const wide = css({ display: 'flex', marginBlockStart: 16 });
