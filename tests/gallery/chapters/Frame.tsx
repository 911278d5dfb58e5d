import { css } from '@emotion/react';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { usePage } from '../../../src/site/i18n/usePage';
import { localisedPath } from '../../../src/site/routes';
import { buttonSecondary } from '../../../src/site/ui/button';
import { Specimen, State } from '../Specimen';

/** Header, footer, head. */
export function Frame() {
  const { t } = useTranslation('common');
  const { language } = usePage();
  // On request: each frame holds one of the six connections that a browser opens to a server.
  const [framed, setFramed] = useState(false);
  const page = localisedPath('/contact/sent', language.code);
  return (
    <>
      <Specimen file="src/site/shell/SkipLink.tsx" note="The first thing that Tab reaches on every page.">
        <State name="with the focus">
          <a href="#main" onClick={showSkipLink}>
            {t('skip.main')} ↑
          </a>
        </State>
      </Specimen>
      <Specimen
        file="src/site/shell/header/Header.tsx"
        note="At the top of this page. Its links: src/site/shell/header/Navigation.tsx with src/site/shell/NavigationItems.tsx; its languages: src/site/shell/header/LanguageMenu.tsx."
      />
      <Specimen
        file="src/site/shell/header/HeaderMenu.tsx"
        note="In the header of narrow windows, such as the halves of “both, side by side”."
      >
        <State name="open, 360 wide">
          {framed ? (
            <iframe title="Open menu" src={page} css={phone} onLoad={(event) => openMenu(event.currentTarget)} />
          ) : (
            <button type="button" css={buttonSecondary} onClick={() => setFramed(true)}>
              Show
            </button>
          )}
        </State>
      </Specimen>
      <Specimen
        file="src/site/shell/footer/Footer.tsx"
        note="At the end of this page, with src/site/shell/footer/ThemeSwitch.tsx."
      />
    </>
  );
}

function showSkipLink(event: { preventDefault(): void }): void {
  event.preventDefault();
  document.querySelector<HTMLElement>('a[href="#main"]')?.focus();
}

/** Clicks the menu's button once it is hydrated. */
function openMenu(frame: HTMLIFrameElement): void {
  const button = frame.contentDocument?.querySelector<HTMLElement>('[aria-controls="header-menu"]');
  if (button) button.click();
  else if (frame.isConnected) setTimeout(openMenu, 200, frame);
}

const phone = css({ width: 360, height: 640, border: '1px solid var(--line)', borderRadius: 'var(--radius-md)' });
