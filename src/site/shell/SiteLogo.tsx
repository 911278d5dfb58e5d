import { css } from '@emotion/react';
import { useTranslation } from 'react-i18next';
import { brand } from '../brand';
import { LocaleLink } from '../i18n/LocaleLink';
import { usePage } from '../i18n/usePage';
import { target } from '../ui/button';

export function HomeLink({ className }: { className?: string }) {
  const { t } = useTranslation('common');
  return (
    <LocaleLink to="/" css={home} className={className} aria-label={t('nav.logo', { name: brand.name })}>
      <SiteLogo />
    </LocaleLink>
  );
}

/** The site's logo; decorative. */
export function SiteLogo() {
  const { language } = usePage();
  return (
    <span css={logo}>
      <svg viewBox="0 0 34 24" aria-hidden="true" css={mark}>
        <path fill="var(--fern)" d="M4 15h2a4 4 0 0 1 4 4v4a1 1 0 0 1-1 1h-5a4 4 0 0 1-4-4v-1a4 4 0 0 1 4-4z" />
        <path fill="var(--gorse)" d="M16 8h2a4 4 0 0 1 4 4v11a1 1 0 0 1-1 1h-5a4 4 0 0 1-4-4v-8a4 4 0 0 1 4-4z" />
        <path fill="var(--heather)" d="M28 1h2a4 4 0 0 1 4 4v18a1 1 0 0 1-1 1h-5a4 4 0 0 1-4-4v-15a4 4 0 0 1 4-4z" />
      </svg>
      {/* Some pages load no Latin font (src/build/typefaces.ts). */}
      {!language.hasLatinLetters ? (
        <svg aria-hidden="true" css={wordmark}>
          <use href="/wordmark.svg#wordmark" />
        </svg>
      ) : (
        <span>{brand.name}</span>
      )}
    </span>
  );
}

const home = css(target, { width: 'fit-content', textDecoration: 'none' });

const logo = css({
  display: 'inline-flex',
  alignItems: 'center',
  gap: 10,
  color: 'var(--ink)',
  fontSize: '1.5rem',
  fontVariationSettings: '"FLAR" 100',
  fontWeight: 700,
  letterSpacing: '-.025em',
  lineHeight: 1,
});

const mark = css({ width: 34, height: 24, flex: 'none', forcedColorAdjust: 'none' });

// The proportion of its `viewBox`.
const wordmark = css({ height: '1em', width: '2.95em', fill: 'currentColor' });
