import { css } from '@emotion/react';
import { usePage } from '../../src/site/i18n/usePage';
import { localisedPath } from '../../src/site/routes';
import { galleryThemes, type GalleryTheme } from './useGalleryTheme';

interface GalleryBarProps {
  theme: GalleryTheme;
  chapters: readonly { readonly id: string; readonly title: string }[];
}

/** The gallery's controls: theme, language, chapter. */
export function GalleryBar({ theme, chapters }: GalleryBarProps) {
  const { route, language, languages } = usePage();
  const address = (code: string, chosen: GalleryTheme) =>
    localisedPath(route, code) + (chosen === 'site' ? '' : `?theme=${chosen}`);
  return (
    <div css={bar}>
      <nav aria-label="Theme">
        {galleryThemes.map((option) => (
          <a
            key={option}
            href={address(language.code, option)}
            aria-current={option === theme ? 'true' : undefined}
            data-native
          >
            {option === 'both' ? 'both, side by side' : option}
          </a>
        ))}
      </nav>
      <nav aria-label="Language">
        {languages.map(({ code, htmlLang }) => (
          <a
            key={code}
            href={address(code, theme)}
            hrefLang={htmlLang}
            aria-current={code === language.code ? 'true' : undefined}
            data-native
          >
            {code}
          </a>
        ))}
      </nav>
      {theme !== 'both' && (
        <nav aria-label="Chapters">
          {chapters.map(({ id, title }) => (
            <a key={id} href={`#${id}`}>
              {title}
            </a>
          ))}
        </nav>
      )}
    </div>
  );
}

const bar = css({
  display: 'flex',
  flexWrap: 'wrap',
  gap: '4px 32px',
  padding: '10px var(--gutter)',
  background: 'var(--sunken)',
  borderBlockEnd: '1px solid var(--line)',
  fontSize: 'var(--text-small)',
  '& > nav': { display: 'flex', flexWrap: 'wrap', gap: '0 14px' },
  '& a': { display: 'inline-flex', alignItems: 'center', minHeight: 32 },
  '& a[aria-current]': { color: 'var(--ink)', fontWeight: 640, textDecoration: 'none' },
});
