/** Links to this page in other languages take its query and fragment along. */
export function followLanguageLinks(): void {
  // Assistive technology presses without a pointer or focus.
  for (const type of ['pointerover', 'focusin', 'click'] as const)
    document.addEventListener(
      type,
      ({ target }) => {
        const link = target instanceof Element ? target.closest<HTMLAnchorElement>('a[data-language]') : null;
        if (link) link.href = link.pathname + window.location.search + window.location.hash;
      },
      { capture: true, passive: true },
    );
}

/** Who comes from a page of this site has seen the offer, or has chosen another language there. */
const hasChosen = document.referrer.startsWith(`${window.location.origin}/`);

/** Offers the page in the browser's preferred language; where that is the page's own, nothing is loaded for it. */
export function offerLanguage(): void {
  const { lang } = document.documentElement;
  const [preferred = lang] = preferredLanguages();
  const hint = document.getElementById('language-hint');
  if (!hint || hasChosen) return;
  const links = [...document.querySelectorAll<HTMLAnchorElement>('#language-menu a[data-hint]')];
  const variants = links.filter((link) => primarySubtag(link.lang) === primarySubtag(preferred));
  if (variants.length === 1 && variants[0]?.lang === lang) return;
  import('../shell/closestLanguage').then(
    ({ closestLanguage }) => {
      const best = preferredLanguages().flatMap(
        (tag) =>
          closestLanguage(
            tag,
            links.map((link) => link.lang),
          ) ?? [],
      )[0];
      const link = links.find((one) => one.lang === best);
      const own = hint.querySelector('a');
      if (!link || !own || best === lang) return;
      own.href = link.href;
      own.hreflang = own.lang = link.lang;
      own.dir = link.dir;
      own.textContent = link.dataset.hint ?? '';
      hint.hidden = false;
    },
    // The menu has all languages, too.
    () => undefined,
  );
}

function primarySubtag(tag: string): string {
  return tag.split('-')[0] ?? tag;
}

/** Returns the languages of the browser, best first; some WebViews name none, or one. */
function preferredLanguages(): readonly string[] {
  const { languages, language } = navigator;
  // Types know browsers as they should be.
  const listed: readonly string[] | undefined = languages;
  return listed?.length ? listed : [language].filter(Boolean);
}
