import { css } from '@emotion/react';
import { useTranslation } from 'react-i18next';
import { LocaleLink } from '../../i18n/LocaleLink';
import { target } from '../../ui/button';
import { below } from '../../ui/breakpoints';
import { useContentLanguage } from '../prose/useContentLanguage';

/** A breadcrumb; the current page has no link. */
export interface Breadcrumb {
  readonly label: string;
  readonly to?: string;
}

/** The page's breadcrumbs, starting with the home page (ARIA APG pattern). */
export function BreadcrumbNav({ items }: { items: readonly Breadcrumb[] }) {
  const { t } = useTranslation('common');
  const { interfaceLang } = useContentLanguage();
  const all: readonly Breadcrumb[] = [{ label: t('nav.home'), to: '/' }, ...items];
  return (
    <nav lang={interfaceLang} aria-label={t('breadcrumbs.label')}>
      <ol role="list" css={list}>
        {all.map(({ label, to }, index) => (
          <li key={label}>
            {to ? (
              <LocaleLink to={to}>{label}</LocaleLink>
            ) : (
              <span aria-current={index === all.length - 1 ? 'page' : undefined}>{label}</span>
            )}
          </li>
        ))}
      </ol>
    </nav>
  );
}

const list = css({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  columnGap: 10,
  color: 'var(--ink2)',
  fontSize: 'var(--text-small)',
  '& > li': css(target, { gap: 10 }),
  // The separator is in the item that follows, so that no line ends with one.
  '& > li:not(:first-of-type)::before': {
    flex: 'none',
    content: '""',
    width: 7,
    height: 7,
    background: 'var(--hue)',
    borderRadius: '3px 3px 1px 3px',
    forcedColorAdjust: 'none',
  },
  '& a': css(target, { color: 'inherit' }),
  '& a:hover': { color: 'var(--ink)' },
  '& [aria-current]': { color: 'var(--ink)', fontWeight: 600 },
  // On phones it would be in a line of its own, and the heading says the same.
  [below.small]: { '& > li:nth-of-type(n + 3):last-of-type': { display: 'none' } },
});
