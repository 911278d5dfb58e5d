import { css } from '@emotion/react';
import { useTranslation } from 'react-i18next';
import { brand } from '../../brand';
import { Island } from '../../islands/Island';
import { ownerFacts } from '../../ownerFacts';
import { target } from '../../ui/button';
import { below, from } from '../../ui/breakpoints';
import { container } from '../../ui/container';
import { H2 } from '../../ui/elements';
import { visuallyHidden } from '../../ui/visuallyHidden';
import { CookieSettings } from '../consent/CookieSettings.island';
import { NavigationItems } from '../NavigationItems';
import { companyLinks, courseIndexLink, featureLinks, firstCourseLinks } from '../navigationLinks';
import { HomeLink } from '../SiteLogo';

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
          <HomeLink />
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

/** System, light or dark (`src/site/browser/theme.ts`). */
function ThemeSwitch() {
  const { t } = useTranslation('common');
  return (
    <fieldset css={group}>
      <legend css={visuallyHidden}>{t('theme.label')}</legend>
      {(['system', 'light', 'dark'] as const).map((option) => (
        <label key={option} css={choice}>
          <input type="radio" name="theme" value={option} defaultChecked={option === 'system'} />
          <span>{t(`theme.${option}`)}</span>
        </label>
      ))}
    </fieldset>
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

const group = css({
  display: 'inline-flex',
  flexWrap: 'wrap',
  minWidth: 0,
  padding: 0,
  border: '1px solid var(--slate-line)',
  borderRadius: 'var(--radius-md)',
  'html:not(.js) &': { display: 'none' },
});

const choice = css({
  position: 'relative',
  color: 'var(--ink2)',
  cursor: 'pointer',
  '& span': css(target, { paddingInline: 14, borderRadius: 'var(--radius-md)' }),
  '& input': { position: 'absolute', inset: 0, width: '100%', height: '100%', opacity: 0, cursor: 'pointer' },
  '& :checked + span': { color: 'var(--ink)', fontWeight: 640, background: 'var(--surface)' },
  '& :focus-visible + span': { outline: '3px solid var(--focus)', outlineOffset: 2 },
  '@media (forced-colors: active)': { '& :checked + span': { outline: '2px solid Highlight' } },
});
