import { useEffect, useState, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { css } from '@emotion/react';
import { brand, schedulerScript } from '../../brand';
import { from } from '../../ui/breakpoints';
import { buttonPrimary, buttonRow, buttonSecondary, disabledButton } from '../../ui/button';
import { Checkbox } from '../../ui/Checkbox';
import { H2, Button, H3, P } from '../../ui/elements';
import { IconTile } from '../../ui/IconTile';
import { withScripts, withoutScripts } from '../../ui/scripting';
import { visuallyHidden } from '../../ui/visuallyHidden';
import { reachGoal } from '../analytics/reachGoal';
import { atMost } from '../atMost';
import { chooseConsent, useConsent } from '../consent/consent';
import { ContactLink } from '../ContactLink';
import { ExternalLink } from '../ExternalLink';
import { loadScript } from '../loadScript';
import { hasScheduler, schedulerUrl } from './schedulerSettings';

/**
 * The booking calendar behind a button that says what it loads and from where; with stored consent it loads at once.
 * Without a calendar or JavaScript it links to the contact form.
 */
export function Scheduler(props: SchedulerProps) {
  const { t } = useTranslation('common');
  const consent = useConsent();
  const [stage, setStage] = useState<'closed' | 'loading' | 'loaded' | 'failed'>('closed');

  useEffect(() => {
    if (!hasScheduler) return;
    if (consent === 'accepted') setStage('loading');
    if (consent === 'rejected') setStage('closed');
  }, [consent]);

  const load = (always: boolean) => {
    if (always) chooseConsent(true);
    setStage('loading');
  };
  return (
    <>
      {stage === 'loaded' ? (
        <H2 id={props.id} css={visuallyHidden}>
          {props.title}
        </H2>
      ) : (
        <SchedulerFacade {...props} stage={stage} onLoad={load} />
      )}
      {(stage === 'loading' || stage === 'loaded') && (
        <SchedulerFrame title={t('scheduler.frameTitle')} loaded={stage === 'loaded'} onFinish={setStage} />
      )}
      <p role="status" css={visuallyHidden}>
        {stage === 'loaded' && t('scheduler.loaded')}
      </p>
    </>
  );
}

interface SchedulerProps {
  id: string;
  title: string;
  text: string;
}

interface LoadSchedulerProps {
  stage: 'closed' | 'loading' | 'failed';
  /** `always`: the visitor's consent for the next visits too. */
  onLoad: (always: boolean) => void;
}

/** The placeholder of the calendar, and the steps of the demo. */
function SchedulerFacade({ id, title, text, ...loading }: SchedulerProps & LoadSchedulerProps) {
  const { t } = useTranslation('common');
  return (
    <div css={facade}>
      <IconTile icon="calendar-check" hue="heather" />
      <div css={words}>
        <H2 id={id}>{title}</H2>
        <P css={{ color: 'var(--ink2)', fontSize: 'var(--text-lede)', lineHeight: 1.5 }}>{text}</P>
        {hasScheduler ? (
          <LoadScheduler {...loading} />
        ) : (
          <>
            <p css={note}>{t('scheduler.unavailable')}</p>
            <ContactLink topic="demo" css={buttonSecondary}>
              {t('scheduler.contact')}
            </ContactLink>
          </>
        )}
      </div>
      <div css={agenda}>
        <H3>{t('scheduler.agenda.title')}</H3>
        <ol>
          {([1, 2, 3] as const).map((step) => (
            <li key={step}>{t(`scheduler.agenda.${step}`)}</li>
          ))}
        </ol>
      </div>
    </div>
  );
}

function LoadScheduler({ stage, onLoad }: LoadSchedulerProps) {
  const { t } = useTranslation('common');
  const provider = brand.schedulerProvider;
  const [always, setAlways] = useState(false);
  const label = {
    closed: t('scheduler.load'),
    loading: t('scheduler.loading'),
    failed: t('scheduler.retry'),
  }[stage];
  return (
    <>
      <p role="status" css={stage === 'failed' ? { color: 'var(--kite)', fontWeight: 600 } : note}>
        {stage === 'failed' ? t('scheduler.failed') : t('scheduler.notice', { provider })}
      </p>
      <p css={[note, withoutScripts]}>{t('scheduler.noScript')}</p>
      <div css={withScripts}>
        <Checkbox label={t('scheduler.always')} checked={always} onChange={({ target }) => setAlways(target.checked)} />
      </div>
      <div css={buttonRow}>
        <Button
          type="button"
          css={[buttonPrimary, disabledButton, withScripts]}
          aria-disabled={stage === 'loading'}
          onClick={() => stage !== 'loading' && onLoad(always)}
        >
          {label}
        </Button>
        <ExternalLink href={schedulerUrl} css={buttonSecondary}>
          {t('scheduler.link', { provider })}
        </ExternalLink>
      </div>
    </>
  );
}

declare global {
  interface Window {
    /** Calendly's function to fill an element that was added after its script. */
    Calendly?: { initInlineWidget(options: { url: string; parentElement: HTMLElement }): void };
  }
}

interface SchedulerFrameProps {
  title: string;
  loaded: boolean;
  /** Has to stay the same (`useCallback`): another one would load the calendar again. */
  onFinish: (outcome: 'loaded' | 'failed') => void;
}

/** The element that the provider's script fills with its calendar. */
function SchedulerFrame({ title, loaded, onFinish }: SchedulerFrameProps) {
  const element = useRef<HTMLDivElement>(null);
  useEffect(() => {
    const parentElement = element.current;
    if (!parentElement) return;
    let isShown = true;
    const filled = new Promise<void>((resolve) => {
      const onLoad = ({ target }: Event) => {
        if (target instanceof HTMLIFrameElement) target.title = title;
        resolve();
      };
      // It does not bubble.
      parentElement.addEventListener('load', onLoad, true);
    });
    const started = loadScript(schedulerScript).then(() => {
      // On load, the script fills existing elements; later ones have to be initialised.
      if (isShown && !parentElement.querySelector('iframe'))
        window.Calendly?.initInlineWidget({ url: schedulerUrl, parentElement });
    });
    atMost(15, Promise.all([started, filled]), 'The calendar').then(
      () => isShown && onFinish('loaded'),
      () => isShown && onFinish('failed'),
    );
    if (process.env.GATSBY_ANALYTICS_SCRIPT) addEventListener('message', countBooking);
    return () => {
      isShown = false;
      if (process.env.GATSBY_ANALYTICS_SCRIPT) removeEventListener('message', countBooking);
    };
  }, [title, onFinish]);

  return (
    <div
      ref={element}
      className="calendly-inline-widget"
      data-url={schedulerUrl}
      aria-hidden={!loaded}
      css={loaded ? frame : { height: 0, overflow: 'hidden', visibility: 'hidden' }}
    />
  );
}

/** Counts a booking, of which Calendly's frame sends a message. */
function countBooking({ origin, data }: MessageEvent): void {
  if (origin === new URL(schedulerUrl).origin && data?.event === 'calendly.event_scheduled') reachGoal('Demo booked');
}

const facade = css({
  display: 'grid',
  gap: '20px 28px',
  padding: 'var(--space-xl)',
  background: 'var(--surface)',
  border: '1px solid var(--line)',
  borderRadius: 'var(--radius-xl)',
  [from.medium]: { gridTemplateColumns: 'auto minmax(0, 1fr)' },
  [from.full]: { gridTemplateColumns: 'auto minmax(0, 1.7fr) minmax(0, 1fr)' },
});

const agenda = css({
  display: 'grid',
  gap: 12,
  alignContent: 'start',
  '& ol': { display: 'grid', gap: 10, paddingInlineStart: 22, color: 'var(--ink2)' },
  [from.medium]: { gridColumn: 2 },
  [from.full]: { gridColumn: 3, paddingInlineStart: 28, borderInlineStart: '1px solid var(--line)' },
});

const words = css({
  display: 'grid',
  justifyItems: 'start',
  gap: 14,
  maxWidth: '46rem',
  '& h2': { fontSize: 'clamp(1.5rem, 1.1rem + 1.9vw, 2.25rem)' },
});
const note = css({ color: 'var(--ink3)', fontSize: 'var(--text-small)' });

const frame = css({
  height: 1000,
  minWidth: 0,
  background: 'var(--surface)',
  border: '1px solid var(--line)',
  borderRadius: 'var(--radius-lg)',
  overflow: 'hidden',
  '& iframe': { width: '100%', height: '100%', border: 0 },
});
