import { css } from '@emotion/react';
import { useEffect, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { container } from '../../ui/container';
import { hasScheduler } from '../scheduler/schedulerSettings';
import { ConsentConfirmation } from './ConsentConfirmation';
import { ConsentQuestion } from './ConsentQuestion';
import { ConsentSettings } from './ConsentSettings';
import { chooseConsent, useConsent } from './consentStore';

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
