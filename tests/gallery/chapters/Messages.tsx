import { css } from '@emotion/react';
import { useEffect, useState, type ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { PageProvider, usePage } from '../../../src/site/i18n/usePage';
import { ConsentConfirmation } from '../../../src/site/shell/consent/ConsentConfirmation';
import { ConsentQuestion } from '../../../src/site/shell/consent/ConsentQuestion';
import { ConsentSettings } from '../../../src/site/shell/consent/ConsentSettings';
import { CookieSettingsButton } from '../../../src/site/shell/consent/CookieSettingsButton';
import { ErrorBoundary } from '../../../src/site/shell/ErrorBoundary';
import { FallbackNotice } from '../../../src/site/shell/FallbackNotice';
import { LanguageHint } from '../../../src/site/shell/LanguageHint';
import { ToastCard } from '../../../src/site/shell/toasts/ToastCard';
import { showToast } from '../../../src/site/shell/toasts/toastQueue';
import { buttonRow, buttonSecondary } from '../../../src/site/ui/button';
import { Specimen, State } from '../Specimen';

/** Messages of the site. */
export function Messages() {
  const { t } = useTranslation(['common', 'contact']);
  const toasts = (['success', 'error'] as const).map((kind) => ({
    kind,
    title: t(`contact:toast.${kind}.title`),
    text: t(`contact:toast.${kind}.text`),
  }));
  return (
    <>
      <Specimen file="src/site/shell/toasts/ToastCard.tsx">
        {toasts.map((toast) => (
          <State key={toast.kind} name={toast.kind}>
            <ToastCard {...toast} onClose={nothing} />
          </State>
        ))}
      </Specimen>
      <Specimen
        file="src/site/shell/toasts/ToastRegion.tsx"
        note="Three at a time, four seconds each; Alt+T goes there. The cards are stacked by src/site/shell/toasts/Toaster.tsx; where it does not load, the newest one is shown until it is closed."
      >
        <State name="real ones">
          <div css={buttonRow}>
            {toasts.map(({ kind, title, text }) => (
              <button key={kind} type="button" css={buttonSecondary} onClick={() => showToast(kind, title, text)}>
                {kind}
              </button>
            ))}
          </div>
        </State>
      </Specimen>
      <Specimen file="src/site/shell/consent/ConsentQuestion.tsx">
        <State name="first visit" wide>
          <div css={band}>
            <ConsentQuestion onChoose={nothing} onSettings={nothing} />
          </div>
        </State>
      </Specimen>
      <Specimen file="src/site/shell/consent/ConsentSettings.tsx">
        {consents.map(({ name, ...consent }) => (
          <State key={name} name={name} wide>
            <div css={band}>
              <ConsentSettings {...consent} onChoose={nothing} onClose={nothing} />
            </div>
          </State>
        ))}
      </Specimen>
      <Specimen file="src/site/shell/consent/ConsentConfirmation.tsx">
        {consents.map(({ name, ...consent }) => (
          <State key={name} name={name} wide>
            <div css={band}>
              <ConsentConfirmation {...consent} onHide={nothing} />
            </div>
          </State>
        ))}
      </Specimen>
      <Specimen
        file="src/site/shell/consent/ConsentRegion.tsx"
        note="At the top of every page; src/site/shell/consent/CookieSettingsButton.tsx, which is in the footer, opens the real one."
      >
        <State name="CookieSettingsButton">
          <CookieSettingsButton />
        </State>
      </Specimen>
      <Specimen
        file="src/site/shell/NavigationProgress.tsx"
        note="At the top of the window, where the next page takes more than 300 ms."
      >
        <State name="a real one">
          <div css={buttonRow}>
            {(['camre:navigate', 'camre:navigated'] as const).map((type) => (
              <button
                key={type}
                type="button"
                css={buttonSecondary}
                onClick={() => window.dispatchEvent(new Event(type))}
              >
                {type}
              </button>
            ))}
          </div>
        </State>
      </Specimen>
      <Specimen file="src/site/shell/FallbackNotice.tsx">
        <State name="on a page that is not translated" wide>
          <InEnglish>
            <FallbackNotice />
          </InEnglish>
        </State>
      </Specimen>
      <Specimen
        file="src/site/shell/LanguageHint.tsx"
        note="In the language that this browser prefers, as a page in another one would offer it."
      >
        <State name="offered" wide>
          <Elsewhere>
            <LanguageHint />
          </Elsewhere>
        </State>
      </Specimen>
      <Specimen file="src/site/shell/ErrorBoundary.tsx" note="The console shows the error, which is thrown on purpose.">
        <State name="around a part that fails" wide>
          <ErrorBoundary>
            <Failing />
          </ErrorBoundary>
        </State>
      </Specimen>
    </>
  );
}

const nothing = () => undefined;

const consents = [
  { name: 'rejected', offered: true, accepted: false },
  { name: 'accepted', offered: true, accepted: true },
  { name: 'without a calendar', offered: false, accepted: false },
];

function InEnglish({ children }: { children: ReactNode }) {
  return <PageProvider value={{ ...usePage(), state: 'fallback' }}>{children}</PageProvider>;
}

/** The home page in a language that the browser does not prefer. */
function Elsewhere({ children }: { children: ReactNode }) {
  const page = usePage();
  const [language, setLanguage] = useState(page.language);
  useEffect(() => {
    const preferred = navigator.languages.map((tag) => tag.slice(0, 2));
    setLanguage((current) => page.languages.find(({ code }) => !preferred.includes(code)) ?? current);
  }, [page.languages]);
  return <PageProvider value={{ ...page, route: '/', language }}>{children}</PageProvider>;
}

function Failing(): ReactNode {
  throw new Error('gallery');
}

/** The background of the consent region. */
const band = css({ padding: '14px 20px', background: 'var(--sunken)', fontSize: 'var(--text-small)' });
