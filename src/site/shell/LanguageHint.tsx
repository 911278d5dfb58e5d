import { useEffect, useState } from 'react';
import { usePage } from '../i18n/usePage';
import { preferredLanguages } from './preferredLanguages';
import type { LanguageLink } from './LanguageLink';

/**
 * Offers the page in the browser's preferred language; where that is the page's own, nothing is loaded for it. Who has changed
 * the language since the document was opened has chosen, and is offered none.
 */
export function LanguageHint() {
  const { language, translations } = usePage();
  const [Link, setLink] = useState<typeof LanguageLink>();
  useEffect(() => {
    openedIn ??= language.code;
    hasChosen ||= language.code !== openedIn;
    if (hasChosen) return setLink(undefined);
    const [preferred = language.code] = preferredLanguages();
    const variants = translations.filter((code) => primarySubtag(code) === primarySubtag(preferred));
    if (variants.length === 1 && variants[0] === language.code) return;
    import('./LanguageLink').then(
      (module) => setLink(() => (hasChosen ? undefined : module.LanguageLink)),
      // The menu has all languages, too.
      () => undefined,
    );
  }, [language, translations]);
  return Link ? <Link /> : null;
}

/** The language of the first page since the document was opened. */
let openedIn: string | undefined;
let hasChosen = false;

function primarySubtag(tag: string): string {
  return tag.split('-')[0] ?? tag;
}
