import { useEffect, useState } from 'react';
import { usePage } from '../../i18n/usePage';
import { localisedPath } from '../../routes';
import { Flag } from '../../ui/Flag';

/** Links to this page in every language, as the items of a list; they take the query and the fragment along. */
export function LanguageItems() {
  const { route, language: current, languages } = usePage();
  const [suffix, setSuffix] = useState('');
  const keepPlace = () => setSuffix(window.location.search + window.location.hash);
  useEffect(keepPlace, [route]);
  return languages.map((language) => (
    <li key={language.code}>
      <a
        href={localisedPath(route === '/404' ? '/' : route, language.code) + suffix}
        lang={language.htmlLang}
        aria-current={language.code === current.code ? 'true' : undefined}
        onPointerEnter={keepPlace}
        onFocus={keepPlace}
      >
        <Flag code={language.flag} />
        {language.name}
      </a>
    </li>
  ));
}
