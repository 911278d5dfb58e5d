import { css } from '@emotion/react';
import { useEffect, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { closestLanguage } from './closestLanguage';
import type { PublishedLanguage } from '../../content/pageContext';
import { usePage } from '../i18n/usePage';
import { localisedPath } from '../routes';
import { preferredLanguages } from './preferredLanguages';
import { useAddressSuffix } from './useAddressSuffix';

/**
 * A link to the page in the browser's preferred language, written in that language; nothing is stored and nobody is
 * redirected.
 */
export function LanguageLink() {
  const { t } = useTranslation('common');
  const { route, language, languages, translations } = usePage();
  const [suffix, updateSuffix] = useAddressSuffix();
  const [preferred, setPreferred] = useState<PublishedLanguage>();
  useEffect(() => {
    const best = preferredLanguages().flatMap((tag) => closestLanguage(tag, translations) ?? [])[0];
    setPreferred(best === language.code ? undefined : languages.find(({ code }) => code === best));
  }, [language, languages, translations]);
  if (!preferred) return null;
  return (
    <aside aria-label={t('language.label')} css={place} data-print="hide">
      <a
        css={link}
        href={localisedPath(route === '/404' ? '/' : route, preferred.code) + suffix}
        lang={preferred.htmlLang}
        dir={preferred.dir}
        hrefLang={preferred.htmlLang}
        {...updateSuffix}
      >
        {preferred.hint}
      </a>
    </aside>
  );
}

// Out of the flow, as it is added after the page is painted; no higher than the space above a page's first words.
const place = css({ position: 'absolute', zIndex: 1, insetInlineEnd: 0 });
const link = css({
  display: 'flex',
  alignItems: 'center',
  minHeight: 44,
  paddingInline: 'var(--gutter)',
  color: 'var(--estuary)',
  background: 'var(--estuary-100)',
  // A target’s height; what is painted ends above the page’s heading.
  backgroundClip: 'padding-box',
  borderBlockEnd: '8px solid transparent',
  borderRadius: '0 0 0 14px',
  fontSize: 'var(--text-caption)',
});
