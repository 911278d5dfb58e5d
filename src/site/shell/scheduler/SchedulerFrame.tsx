import { css } from '@emotion/react';
import { useEffect, useRef } from 'react';
import { schedulerScript } from '../../brand';
import { reachGoal } from '../analytics/reachGoal';
import { atMost } from '../atMost';
import { loadScript } from '../loadScript';
import { schedulerUrl } from './schedulerSettings';

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
export function SchedulerFrame({ title, loaded, onFinish }: SchedulerFrameProps) {
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
      css={loaded ? frame : hiddenFrame}
    />
  );
}

/** Counts a booking, of which Calendly's frame sends a message. */
function countBooking({ origin, data }: MessageEvent): void {
  if (origin === new URL(schedulerUrl).origin && data?.event === 'calendly.event_scheduled') reachGoal('Demo booked');
}

const frame = css({
  height: 1000,
  minWidth: 0,
  background: 'var(--surface)',
  border: '1px solid var(--line)',
  borderRadius: 'var(--radius-lg)',
  overflow: 'hidden',
  '& iframe': { width: '100%', height: '100%', border: 0 },
});
const hiddenFrame = css({ height: 0, overflow: 'hidden', visibility: 'hidden' });
