import { css } from '@emotion/react';
import { useEffect, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { usePage, type PublishedLanguage } from '../i18n/PageContext';
import { localisedPath } from '../routes';
import { container } from '../ui/container';

/**
 * One quiet line, in the reader's own language, where the browser prefers a language that this page is also written in.
 * Nothing is stored and nobody is sent anywhere (product.md, row 28).
 */
export function LanguageHint() {
  const { route, language, languages, translations } = usePage();
  const [preferred, setPreferred] = useState<PublishedLanguage>();
  useEffect(() => {
    const codes = navigator.languages.map((tag) => tag.slice(0, 2).toLowerCase());
    const best = codes.find((code) => translations.includes(code));
    setPreferred(best === language.code ? undefined : languages.find(({ code }) => code === best));
  }, [language, languages, translations]);
  const { t } = useTranslation('common');
  if (!preferred) return null;
  return (
    <aside css={[container, hint]} data-print="hide">
      <a href={localisedPath(route, preferred.code)} hrefLang={preferred.htmlLang} data-native>
        {t('language.hint', { language: preferred.name })}
      </a>
    </aside>
  );
}

const hint = css({ paddingBlock: 16, fontSize: 'var(--text-small)' });
