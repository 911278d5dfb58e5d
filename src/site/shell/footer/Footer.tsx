import { css } from '@emotion/react';
import { useTranslation } from 'react-i18next';
import { brand } from '../../brand';
import { LocaleLink } from '../../i18n/LocaleLink';
import { ownerFacts } from '../../ownerFacts';
import { below, from } from '../../ui/breakpoints';
import { container } from '../../ui/container';
import { H2 } from '../../ui/elements';
import { Island } from '../../islands/Island';
import { NavigationItems } from '../NavigationItems';
import { SiteLogo } from '../SiteLogo';
import { CookieSettings } from '../consent/CookieSettings.island';
import { companyLinks, courseIndexLink, featureLinks, firstCourseLinks } from '../navigationLinks';
import { ThemeSwitch } from './ThemeSwitch';

/** The footer: columns of links, theme, cookie settings and credits. */
export function Footer() {
  const { t } = useTranslation('common');
  const { companyNumber, address } = brand;
  const registered = [companyNumber && t('footer.companyNumber', { number: companyNumber }), address];
  const columns = [
    { title: 'footer.courses', links: [...firstCourseLinks, courseIndexLink] },
    { title: 'footer.features', links: featureLinks },
    { title: 'footer.company', links: companyLinks },
  ] as const;
  return (
    <footer data-tone="slate" css={footer} data-print="hide">
      <div css={[container, columnsGrid]}>
        <div css={about}>
          <LocaleLink to="/" css={home} aria-label={t('nav.logo', { name: brand.name })}>
            <SiteLogo />
          </LocaleLink>
          <p>{t('footer.about')}</p>
          {registered.some(Boolean) && <p>{registered.filter(Boolean).join('\n')}</p>}
        </div>
        {columns.map(({ title, links }) => (
          <nav key={title} aria-label={t(title)}>
            <H2 css={heading}>{t(title)}</H2>
            <ul role="list" css={list}>
              <NavigationItems links={links} css={link} />
              {links === companyLinks && ownerFacts.signInAddress && (
                <li>
                  <a href={ownerFacts.signInAddress.address} css={link}>
                    {t('footer.signIn')}
                  </a>
                </li>
              )}
            </ul>
          </nav>
        ))}
      </div>
      <div css={[container, lastRow]}>
        <p>
          {t('footer.copyright', {
            year: String(new Date(process.env.GATSBY_BUILD_DATE ?? '').getUTCFullYear()),
            name: brand.legalEntity ?? brand.name,
          })}
        </p>
        <p>
          <a href="https://github.com/discord/twemoji" rel="noopener" css={link}>
            {t('footer.flags')}
          </a>
        </p>
        <Island defer="touch">
          <CookieSettings />
        </Island>
        <ThemeSwitch />
      </div>
    </footer>
  );
}

const footer = css({
  paddingBlock: 'clamp(28px, 6vw, 72px) clamp(20px, 3vw, 32px)',
  // Separates the footer from dark pages.
  borderBlockStart: '1px solid var(--line)',
  fontSize: 'var(--text-small)',
});

const columnsGrid = css({
  display: 'grid',
  gap: 'clamp(16px, 3vw, 28px) 32px',
  [from.medium]: { gridTemplateColumns: 'repeat(3, minmax(0, 1fr))', '& > div': { gridColumn: '1 / -1' } },
  [from.wide]: { gridTemplateColumns: 'repeat(4, minmax(0, 1fr))', '& > div': { gridColumn: 'auto' } },
});

const about = css({
  display: 'grid',
  gap: 'clamp(4px, 1vw, 16px)',
  alignContent: 'start',
  maxWidth: '22rem',
  color: 'var(--ink2)',
  whiteSpace: 'pre-line',
});
const home = css({
  display: 'inline-flex',
  width: 'fit-content',
  minHeight: 44,
  alignItems: 'center',
  textDecoration: 'none',
});
const heading = css({ [from.medium]: { marginBlockEnd: 8 }, fontSize: 'var(--text-body)' });

/** On phones the links follow one another, as words do. */
const list = css({ [below.medium]: { display: 'flex', flexWrap: 'wrap', columnGap: 22 } });

const link = css({
  display: 'inline-flex',
  alignItems: 'center',
  // Two letters are narrower than a target may be (WCAG 2.2, 2.5.8).
  minWidth: 24,
  minHeight: 36,
  paddingBlock: 5,
  color: 'var(--ink2)',
  textDecoration: 'none',
  '&:hover, &[aria-current]': { color: 'var(--ink)', textDecoration: 'underline' },
});

const lastRow = css({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: '8px 24px',
  marginBlockStart: 'var(--space-lg)',
  [from.medium]: { paddingBlockStart: 20 },
  color: 'var(--ink2)',
  // Lines of their own: cookie settings, which scripts add, move nothing to another line.
  [below.medium]: { display: 'grid', justifyItems: 'start' },
  [from.wide]: { '& > :last-child': { marginInlineStart: 'auto' } },
});
