import { useEffect, useState } from 'react';
import { usePage } from '../i18n/usePage';
import { preferredLanguages } from './preferredLanguages';
import type { LanguageLink } from './LanguageLink';

/** Offers the page in the browser's preferred language; where that is the page's own, nothing is loaded for it. */
export function LanguageHint() {
  const { language, translations } = usePage();
  const [Link, setLink] = useState<typeof LanguageLink>();
  useEffect(() => {
    const [preferred = language.code] = preferredLanguages();
    const variants = translations.filter((code) => primarySubtag(code) === primarySubtag(preferred));
    if (variants.length === 1 && variants[0] === language.code) return;
    import('./LanguageLink').then(
      (module) => setLink(() => module.LanguageLink),
      // The menu has all languages, too.
      () => undefined,
    );
  }, [language, translations]);
  return Link ? <Link /> : null;
}

function primarySubtag(tag: string): string {
  return tag.split('-')[0] ?? tag;
}
