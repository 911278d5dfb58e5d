import { useEffect, useState } from 'react';
import { usePage, type PublishedLanguage } from '../../i18n/usePage';
import { localisedPath } from '../../routes';
import { Flag } from '../../ui/Flag';

/** A link to this page in another language; it takes the query and the fragment along. */
export function LanguageLink({ language }: { language: PublishedLanguage }) {
  const { route, language: current } = usePage();
  const [suffix, setSuffix] = useState('');
  const keepPlace = () => setSuffix(window.location.search + window.location.hash);
  useEffect(keepPlace, [route]);
  return (
    <a
      href={localisedPath(route === '/404' ? '/' : route, language.code) + suffix}
      lang={language.htmlLang}
      aria-current={language.code === current.code ? 'true' : undefined}
      // Another language has other fonts and words: the browser loads it as a page of its own.
      data-native
      onPointerEnter={keepPlace}
      onFocus={keepPlace}
    >
      <Flag code={language.flag} />
      {language.name}
    </a>
  );
}
