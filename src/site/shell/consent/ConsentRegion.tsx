import { css } from '@emotion/react';
import { useEffect, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { brand } from '../../brand';
import { LocaleLink } from '../../i18n/LocaleLink';
import { linkTo } from '../../links';
import { from } from '../../ui/breakpoints';
import { buttonSecondary, textButton } from '../../ui/button';
import { Checkbox } from '../../ui/Checkbox';
import { container } from '../../ui/container';
import { hasScheduler } from '../scheduler/schedulerSettings';
import { chooseConsent, useConsent } from './consent';

/**
 * Asks for consent in a region at the top of the document and confirms the choice (GOV.UK Design System, cookie
 * banner). An inline script hides it before the first paint where a choice is stored.
 */
export function ConsentRegion() {
  const { t } = useTranslation('common');
  const consent = useConsent();
  const region = useRef<HTMLElement>(null);
  const opener = useRef<Element | null>(null);
  const [panel, setPanel] = useState<'question' | 'settings' | 'confirmation'>('question');

  useEffect(() => {
    const openSettings = () => {
      opener.current = document.activeElement;
      setPanel('settings');
    };
    window.addEventListener('camre:cookie-settings', openSettings);
    return () => window.removeEventListener('camre:cookie-settings', openSettings);
  }, []);
  useEffect(() => {
    if (consent === 'unknown') delete document.documentElement.dataset.consent;
    else document.documentElement.dataset.consent = 'known';
  }, [consent]);
  useEffect(() => {
    if (panel === 'question') return;
    region.current?.scrollIntoView({ block: 'start' });
    region.current?.focus({ preventScroll: true });
  }, [panel]);

  const choose = (calendar: boolean) => {
    chooseConsent(calendar);
    setPanel('confirmation');
  };
  const close = () => {
    setPanel('question');
    const next = opener.current ?? document.getElementById('main');
    opener.current = null;
    if (next instanceof HTMLElement) next.focus({ preventScroll: next.id === 'main' });
  };

  if (!hasScheduler && panel === 'question') return null;
  return (
    <section
      ref={region}
      tabIndex={-1}
      aria-label={t('consent.label')}
      data-open={panel === 'question' ? undefined : ''}
      data-print="hide"
      css={band}
    >
      <div css={container}>
        {panel === 'question' && <ConsentQuestion onChoose={choose} onSettings={() => setPanel('settings')} />}
        {panel === 'settings' && (
          <ConsentSettings offered={hasScheduler} accepted={consent === 'accepted'} onChoose={choose} onClose={close} />
        )}
        {panel === 'confirmation' && (
          <ConsentConfirmation offered={hasScheduler} accepted={consent === 'accepted'} onHide={close} />
        )}
      </div>
    </section>
  );
}

const band = css({
  paddingBlock: 14,
  background: 'var(--sunken)',
  borderBlockEnd: '1px solid var(--line)',
  fontSize: 'var(--text-small)',
  'html:not(.js) &, html[data-consent="known"] &:not([data-open])': { display: 'none' },
});

interface ConsentQuestionProps {
  onChoose: (calendar: boolean) => void;
  onSettings: () => void;
}

/** Asks for consent, with “yes” and “no” of equal weight (ICO guidance on storage and access technologies). */
function ConsentQuestion({ onChoose, onSettings }: ConsentQuestionProps) {
  const { t } = useTranslation('common');
  return (
    <div css={questionRow}>
      <p>{t('consent.text', { provider: brand.schedulerProvider })}</p>
      <div css={questionButtons}>
        <button type="button" css={consentButton} onClick={() => onChoose(true)}>
          {t('consent.accept')}
        </button>
        <button type="button" css={consentButton} onClick={() => onChoose(false)}>
          {t('consent.reject')}
        </button>
        <button type="button" css={consentLink} onClick={onSettings}>
          {t('consent.settings')}
        </button>
      </div>
    </div>
  );
}

const questionRow = css({
  display: 'grid',
  gap: '10px 32px',
  alignItems: 'center',
  lineHeight: 1.45,
  [from.wide]: { gridTemplateColumns: 'minmax(0, 1fr) auto' },
});

const questionButtons = css({
  display: 'grid',
  gridTemplateColumns: '1fr 1fr',
  gap: '6px 10px',
  [from.medium]: { gridTemplateColumns: 'auto auto auto', justifyContent: 'start' },
  '& > :last-child': { gridColumn: '1 / -1', [from.medium]: { gridColumn: 'auto' } },
});

interface ConsentSettingsProps {
  offered: boolean;
  accepted: boolean;
  onChoose: (calendar: boolean) => void;
  onClose: () => void;
}

/** What the site stores, by purpose; optional storage is not ticked beforehand (CJEU C-673/17). */
function ConsentSettings({ offered, accepted, onChoose, onClose }: ConsentSettingsProps) {
  const { t } = useTranslation('common');
  const provider = brand.schedulerProvider;
  return (
    <form
      css={settings}
      onSubmit={(event) => {
        event.preventDefault();
        onChoose(new FormData(event.currentTarget).has('calendar'));
      }}
    >
      <h2 css={heading}>{t('consent.settings.title')}</h2>
      <p>{offered ? t('consent.settings.text') : t('consent.noOptional')}</p>
      <div css={choices}>
        <Checkbox label={t('consent.necessary.title')} hint={t('consent.necessary.text')} defaultChecked disabled />
        {offered && (
          <Checkbox
            name="calendar"
            label={t('consent.calendar.title')}
            hint={t('consent.calendar.text', { provider })}
            defaultChecked={accepted}
          />
        )}
      </div>
      <div css={settingsButtons}>
        {offered && (
          <button type="submit" css={consentButton}>
            {t('consent.settings.save')}
          </button>
        )}
        <button type="button" css={consentLink} onClick={onClose}>
          {t('consent.settings.close')}
        </button>
        <LocaleLink to={linkTo('privacyPolicy')} css={consentLink}>
          {t('consent.privacy')}
        </LocaleLink>
      </div>
    </form>
  );
}

const settings = css({ display: 'grid', gap: 8, paddingBlock: 8 });
const heading = css({ fontSize: 'var(--text-h3)' });
const choices = css({
  display: 'grid',
  gap: '4px 40px',
  gridTemplateColumns: 'repeat(auto-fit, minmax(min(20rem, 100%), 1fr))',
});
const settingsButtons = css({ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: 10 });

interface ConsentConfirmationProps {
  /** Whether this deployment has a booking calendar, the only optional service. */
  offered: boolean;
  accepted: boolean;
  onHide: () => void;
}

/** Confirms the choice; announced because the region around it receives focus. */
function ConsentConfirmation({ offered, accepted, onHide }: ConsentConfirmationProps) {
  const { t } = useTranslation('common');
  const text = accepted ? t('consent.accepted') : t('consent.rejected');
  return (
    <div css={confirmationRow}>
      <p role="status">{offered ? text : t('consent.noOptional')}</p>
      <button type="button" css={consentButton} onClick={onHide}>
        {t('consent.hide')}
      </button>
    </div>
  );
}

const confirmationRow = css({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: '10px 32px',
});

/** Buttons that choose, which all look the same. */
const consentButton = css(buttonSecondary, {
  minHeight: 44,
  padding: '6px 14px',
  fontSize: 'var(--text-small)',
});

/** Links, and buttons that open or close a panel. */
const consentLink = css(textButton, { justifyContent: 'center', padding: '6px 8px', textAlign: 'center' });

/** Reopens the cookie settings: withdrawing consent is as easy as giving it (UK GDPR, article 7(3)). */
export function CookieSettingsButton() {
  const { t } = useTranslation('common');
  return (
    <button
      type="button"
      css={settingsButton}
      onClick={({ currentTarget }) => {
        // Safari gives a clicked button no focus, and the focus returns to where it was.
        currentTarget.focus();
        window.dispatchEvent(new Event('camre:cookie-settings'));
      }}
    >
      {t('footer.cookieSettings')}
    </button>
  );
}

const settingsButton = css({
  minHeight: 44,
  padding: 0,
  color: 'var(--ink2)',
  background: 'none',
  border: 0,
  textDecoration: 'underline',
  textUnderlineOffset: '.2em',
  cursor: 'pointer',
  '&:hover': { color: 'var(--ink)' },
  'html:not(.js) &': { display: 'none' },
});
