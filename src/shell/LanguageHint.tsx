import { useEffect, useState } from 'react';
import { usePage, type PublishedLanguage } from '../i18n/usePage';
import { localisedPath } from '../routes';
import { container } from '../ui/container';

/**
 * One quiet line, in the reader's own language, where the browser prefers a language that this page is also written in.
 * Nothing is stored and nobody is sent anywhere (product.md, row 28).
 */
export function LanguageHint() {
  const { route, language, languages, translations } = usePage();
  const [shown, setShown] = useState<{ readonly language: PublishedLanguage; readonly text: string }>();
  useEffect(() => {
    const codes = navigator.languages.map((tag) => tag.slice(0, 2).toLowerCase());
    const best = codes.find((code) => translations.includes(code));
    const preferred = best === language.code ? undefined : languages.find(({ code }) => code === best);
    setShown(undefined);
    if (!preferred) return;
    let cancelled = false;
    fetchHint(preferred).then(
      (text) => cancelled || setShown({ language: preferred, text }),
      // Without a network there is nothing to lead to.
      () => undefined,
    );
    return () => {
      cancelled = true;
    };
  }, [route, language, languages, translations]);
  if (!shown) return null;
  return (
    // Not by a rule of its own: the browser would look through all of the page's styles for its sake.
    <aside css={container} style={{ paddingBlock: 16, fontSize: 'var(--text-small)' }} data-print="hide">
      <a
        href={localisedPath(route, shown.language.code)}
        lang={shown.language.htmlLang}
        hrefLang={shown.language.htmlLang}
        data-native
      >
        {shown.text}
      </a>
    </aside>
  );
}

/** The line in another language, which the build writes beside the pages (src/build/pages.ts). */
async function fetchHint({ code }: PublishedLanguage): Promise<string> {
  const answer = await fetch(`/hints/${code}.txt`);
  if (!answer.ok) throw new Error(`/hints/${code}.txt: ${answer.status}`);
  return answer.text();
}
