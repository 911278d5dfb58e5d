import { useEffect, useState, type CSSProperties } from 'react';
import { useTranslation } from 'react-i18next';
import { closestLanguage } from '../../content/languageTag';
import type { PublishedLanguage } from '../../content/pageContext';
import { usePage } from '../i18n/usePage';
import { localisedPath } from '../routes';

/**
 * A link to the page in the browser's preferred language, written in that language; nothing is stored and nobody is
 * redirected.
 */
export function LanguageHint() {
  const { t } = useTranslation('common');
  const { route, language, languages, translations } = usePage();
  const [shown, setShown] = useState<{ readonly language: PublishedLanguage; readonly text: string }>();
  useEffect(() => {
    const best = navigator.languages.flatMap((tag) => closestLanguage(tag, translations) ?? [])[0];
    const preferred = best === language.code ? undefined : languages.find(({ code }) => code === best);
    setShown(undefined);
    if (!preferred) return;
    const fetching = new AbortController();
    // The build writes the text of each language (src/gatsby/pages.ts). Offline, no hint is shown.
    fetch(`/hints/${preferred.code}.txt`, { signal: fetching.signal })
      .then(async (answer) => answer.ok && setShown({ language: preferred, text: await answer.text() }))
      .catch(() => undefined);
    return () => fetching.abort();
  }, [route, language, languages, translations]);
  if (!shown) return null;
  return (
    // Inline styles: a new rule would make the browser recalculate the styles of the whole page (8 ms on a desktop).
    <aside aria-label={t('language.label')} style={place} data-print="hide">
      <a
        style={link}
        href={localisedPath(route === '/404' ? '/' : route, shown.language.code)}
        lang={shown.language.htmlLang}
        dir={shown.language.dir}
        hrefLang={shown.language.htmlLang}
      >
        {shown.text}
      </a>
    </aside>
  );
}

// Out of the flow, as it is added after the page is painted; no higher than the space above a page's first words.
const place: CSSProperties = { position: 'absolute', zIndex: 1, insetInlineEnd: 0 };
const link: CSSProperties = {
  display: 'flex',
  alignItems: 'center',
  minHeight: 44,
  paddingInline: 'var(--gutter)',
  color: 'var(--estuary)',
  background: 'var(--estuary-100)',
  borderRadius: '0 0 0 14px',
  fontSize: 'var(--text-caption)',
};
