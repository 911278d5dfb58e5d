import { css } from '@emotion/react';
import { useCallback, useEffect, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { brand } from '../../brand';
import { from } from '../../ui/breakpoints';
import { container } from '../../ui/container';
import { usePage } from '../../i18n/usePage';
import { Button } from '../../ui/elements';
import { loadInTime } from '../atMost';
import { emit, on } from '../events';
import { hasScheduler } from '../scheduler/schedulerSettings';
import { chooseConsent, useConsent } from './consent';
import type { ConsentSettings } from './ConsentSettings';
import { consentButton, consentLink } from './consentStyles';

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
  const [Settings, setSettings] = useState<typeof ConsentSettings>();

  /** Settings that come after the visitor has chosen or has left the page are not opened. */
  const asked = useRef<object>();
  const { route } = usePage();
  useEffect(() => () => void (asked.current = undefined), [route]);

  const openSettings = useCallback(() => {
    const request = {};
    asked.current = request;
    opener.current = document.activeElement;
    loadInTime(import('./ConsentSettings'), 'The cookie settings').then(
      (module) => {
        if (asked.current !== request) return;
        setSettings(() => module.ConsentSettings);
        setPanel('settings');
      },
      () => asked.current === request && emit('unloaded'),
    );
  }, []);
  useEffect(() => on('cookie-settings', openSettings), [openSettings]);
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
    asked.current = undefined;
    chooseConsent(calendar);
    setPanel('confirmation');
  };
  const close = () => {
    setPanel('question');
    // The button in the question is gone.
    const next = opener.current?.isConnected ? opener.current : document.getElementById('main');
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
        {hasScheduler && panel === 'question' && <ConsentQuestion onChoose={choose} onSettings={openSettings} />}
        {panel === 'settings' && Settings && (
          <Settings accepted={consent === 'accepted'} onChoose={choose} onClose={close} />
        )}
        {hasScheduler && panel === 'confirmation' && (
          <ConsentConfirmation accepted={consent === 'accepted'} onClose={close} />
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
        <Button type="button" css={consentButton} onClick={() => onChoose(true)}>
          {t('consent.accept')}
        </Button>
        <Button type="button" css={consentButton} onClick={() => onChoose(false)}>
          {t('consent.reject')}
        </Button>
        <Button type="button" css={consentLink} onClick={onSettings}>
          {t('consent.settings')}
        </Button>
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

/** Confirms the choice; said because the region around it receives focus. */
function ConsentConfirmation({ accepted, onClose }: { accepted: boolean; onClose: () => void }) {
  const { t } = useTranslation('common');
  const text = accepted ? t('consent.accepted') : t('consent.rejected');
  return (
    <div css={confirmationRow}>
      <p>{text}</p>
      <Button type="button" css={consentButton} onClick={onClose}>
        {t('consent.hide')}
      </Button>
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

/** Reopens the cookie settings: withdrawing consent is as easy as giving it (UK GDPR, article 7(3)). */
export function CookieSettingsButton() {
  const { t } = useTranslation('common');
  return (
    <Button
      type="button"
      css={settingsButton}
      onClick={({ currentTarget }) => {
        // Safari gives a clicked button no focus, and the focus returns to where it was.
        currentTarget.focus();
        emit('cookie-settings');
      }}
    >
      {t('footer.cookieSettings')}
    </Button>
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
